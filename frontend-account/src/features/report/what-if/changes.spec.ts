import type { Circumstances } from '@bearings/contracts';
import {
  listFieldsToLeaveOut,
  isSameCircumstances,
  listCareerMoves,
  withFieldLeftOut,
  withShifts,
  withTraining,
} from './changes';

const STORED_CIRCUMSTANCES: Circumstances = {
  interests: { care: 'like' },
  training: '1y',
  dealBreakers: ['blood', 'shifts'],
};
const NURSE_JOB = { code: '29-1141.00' };
const CHEF_JOB = { code: '35-1011.00' };
const TEACHER_JOB = { code: '25-2031.00' };

it('withTraining switches from the stored training to longer training (or to one year if longer was stored), and back', () => {
  const longerTraining = withTraining(STORED_CIRCUMSTANCES, STORED_CIRCUMSTANCES, true);
  expect(longerTraining.training).toBe('longer');
  expect(withTraining(longerTraining, longerTraining, true).training).toBe('1y');
  expect(withTraining({ interests: {} }, { interests: {} }, true).training).toBe('1y');
  expect(withTraining(STORED_CIRCUMSTANCES, longerTraining, false)).toEqual(STORED_CIRCUMSTANCES);
});

it('withShifts switches from the stored answer about shift work to the opposite one, and back', () => {
  const acceptedShifts = withShifts(STORED_CIRCUMSTANCES, STORED_CIRCUMSTANCES, true);
  expect(acceptedShifts.dealBreakers).toEqual(['blood']);
  expect(isSameCircumstances(withShifts(STORED_CIRCUMSTANCES, acceptedShifts, false), STORED_CIRCUMSTANCES)).toBe(true);
  expect(withShifts({ interests: {} }, { interests: {} }, true).dealBreakers).toEqual(['shifts']);
});

it('withFieldLeftOut leaves out a field of work, and puts it back', () => {
  const leftOutField = withFieldLeftOut(STORED_CIRCUMSTANCES, 'health', true);
  expect(leftOutField.fieldsLeftOut).toEqual(['health']);
  expect(withFieldLeftOut(leftOutField, 'health', false)).toEqual(STORED_CIRCUMSTANCES);
  expect(listFieldsToLeaveOut([NURSE_JOB, CHEF_JOB, NURSE_JOB], leftOutField).map(({ id }) => id)).toEqual(['food']);
});

it('listCareerMoves returns which careers are new, and the previous ranks of those whose rank changed', () => {
  const { cameIn, from } = listCareerMoves([NURSE_JOB, CHEF_JOB], [CHEF_JOB, TEACHER_JOB]);
  expect([cameIn, [...from]]).toEqual([[TEACHER_JOB.code], [[CHEF_JOB.code, 2]]]);
});

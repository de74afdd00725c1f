import type { Circumstances } from '@bearings/contracts';
import { listFieldsToLeaveOut, isSameCircumstances, listCareerMoves, withFieldLeftOut } from './changes';

const STORED_CIRCUMSTANCES: Circumstances = {
  interests: { care: 'like' },
  training: '1y',
  dealBreakers: ['blood', 'shifts'],
};
const NURSE_JOB = { code: '29-1141.00' };
const CHEF_JOB = { code: '35-1011.00' };
const TEACHER_JOB = { code: '25-2031.00' };

it('withFieldLeftOut leaves out a field of work, and puts it back', () => {
  const leftOutField = withFieldLeftOut(STORED_CIRCUMSTANCES, 'health', true);
  expect(leftOutField.fieldsLeftOut).toEqual(['health']);
  const putBack = withFieldLeftOut(leftOutField, 'health', false);
  expect(isSameCircumstances(putBack, STORED_CIRCUMSTANCES)).toBe(true);
  expect(listFieldsToLeaveOut([NURSE_JOB, CHEF_JOB, NURSE_JOB], leftOutField).map(({ id }) => id)).toEqual(['food']);
});

it('listCareerMoves returns which careers are new, and the previous ranks of those whose rank changed', () => {
  const { cameIn, from } = listCareerMoves([NURSE_JOB, CHEF_JOB], [CHEF_JOB, TEACHER_JOB]);
  expect([cameIn, [...from]]).toEqual([[TEACHER_JOB.code], [[CHEF_JOB.code, 2]]]);
});

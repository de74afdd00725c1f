import type { Circumstances } from '@bearings/contracts';
import { fieldsToLeaveOut, isSame, movesOf, withField, withShifts, withTraining } from './changes';

const STORED_CIRCUMSTANCES: Circumstances = {
  interests: { care: 'like' },
  training: '1y',
  dealBreakers: ['blood', 'shifts'],
};
const NURSE = { code: '29-1141.00' };
const CHEF = { code: '35-1011.00' };
const TEACHER = { code: '25-2031.00' };

it('withTraining tries longer training, or a year if the user already accepts longer, and undoes it', () => {
  const longer = withTraining(STORED_CIRCUMSTANCES, STORED_CIRCUMSTANCES, true);
  expect(longer.training).toBe('longer');
  expect(withTraining(longer, longer, true).training).toBe('1y');
  expect(withTraining({ interests: {} }, { interests: {} }, true).training).toBe('1y');
  expect(withTraining(STORED_CIRCUMSTANCES, longer, false)).toEqual(STORED_CIRCUMSTANCES);
});

it('withShifts switches to the opposite answer about shift work, and back', () => {
  const fine = withShifts(STORED_CIRCUMSTANCES, STORED_CIRCUMSTANCES, true);
  expect(fine.dealBreakers).toEqual(['blood']);
  expect(isSame(withShifts(STORED_CIRCUMSTANCES, fine, false), STORED_CIRCUMSTANCES)).toBe(true);
  expect(withShifts({ interests: {} }, { interests: {} }, true).dealBreakers).toEqual(['shifts']);
});

it('withField leaves out a field of work, and puts it back', () => {
  const left = withField(STORED_CIRCUMSTANCES, 'health', true);
  expect(left.fieldsLeftOut).toEqual(['health']);
  expect(withField(left, 'health', false)).toEqual(STORED_CIRCUMSTANCES);
  expect(fieldsToLeaveOut([NURSE, CHEF, NURSE], left).map(({ id }) => id)).toEqual(['food']);
});

it('movesOf returns which careers are new, and the previous rank of the others', () => {
  const { cameIn, from } = movesOf([NURSE, CHEF], [CHEF, TEACHER]);
  expect([cameIn, [...from]]).toEqual([[TEACHER.code], [[CHEF.code, 2]]]);
});

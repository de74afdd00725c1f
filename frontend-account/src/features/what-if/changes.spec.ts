import type { Circumstances } from '@bearings/contracts';
import { fieldsToLeaveOut, isSame, movesOf, withField, withShifts, withTraining } from './changes';

const STORED: Circumstances = {
  interests: { care: 'like' },
  training: '1y',
  dealBreakers: ['blood', 'shifts'],
};
const NURSE = { code: '29-1141.00' };
const CHEF = { code: '35-1011.00' };
const TEACHER = { code: '25-2031.00' };

it('tries longer training, or a short one where any would do, and takes it back', () => {
  const longer = withTraining(STORED, STORED, true);
  expect(longer.training).toBe('longer');
  expect(withTraining(longer, longer, true).training).toBe('1y');
  expect(withTraining({ interests: {} }, { interests: {} }, true).training).toBe('1y');
  expect(withTraining(STORED, longer, false)).toEqual(STORED);
});

it('tries the other answer on shifts, and takes it back', () => {
  const fine = withShifts(STORED, STORED, true);
  expect(fine.dealBreakers).toEqual(['blood']);
  expect(isSame(withShifts(STORED, fine, false), STORED)).toBe(true);
  expect(withShifts({ interests: {} }, { interests: {} }, true).dealBreakers).toEqual(['shifts']);
});

it('leaves out and puts back a kind of work of the list', () => {
  const left = withField(STORED, 'health', true);
  expect(left.fieldsLeftOut).toEqual(['health']);
  expect(withField(left, 'health', false)).toEqual(STORED);
  expect(fieldsToLeaveOut([NURSE, CHEF, NURSE], left).map(({ id }) => id)).toEqual(['food']);
});

it('says what came in and from where the others moved', () => {
  const { cameIn, from } = movesOf([NURSE, CHEF], [CHEF, TEACHER]);
  expect([cameIn, [...from]]).toEqual([[TEACHER.code], [[CHEF.code, 2]]]);
});

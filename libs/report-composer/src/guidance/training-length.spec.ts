import { UK, US } from '@bearings/domain';
import { isTooLong, countTrainingMonths, type Training } from './training-length.js';
import { createAnyReader, type Reader } from './reader.js';

const createReaderWith = (level: Reader['level'], country: string = UK, willingMonths = Infinity): Reader => ({
  ...createAnyReader(country),
  level,
  willingMonths,
});

const DENTIST_TRAINING: Training = { months: [72, 72] };
const TEACHER_TRAINING: Training = { studies: 'degree', months: [12, 12] };

describe('countTrainingMonths', () => {
  it.each<[string, Training, Reader['level'], number, number]>([
    ['no training', {}, 2, 0, 0],
    ['a degree', { studies: 'degree' }, 3, 36, 48],
    ['a degree after an associate degree', { studies: 'degree' }, 5, 36, 24],
    ['a degree that the reader has', { studies: 'degree' }, 6, 0, 0],
    ['a master’s from school', { studies: 'masters' }, 3, 48, 72],
    ['a master’s after a degree', { studies: 'masters' }, 6, 12, 24],
    ['a master’s that the reader has', { studies: 'masters' }, 7, 0, 0],
    ['a doctorate from school', { studies: 'doctorate' }, 3, 84, 96],
    ['a doctorate after a master’s', { studies: 'doctorate' }, 7, 48, 48],
    ['a doctorate that the reader has', { studies: 'doctorate' }, 8, 0, 0],
    ['a year after a degree, from school', TEACHER_TRAINING, 3, 48, 60],
    ['a year after a degree that the reader has', TEACHER_TRAINING, 6, 12, 12],
    ['a course of its own, whatever the reader has', DENTIST_TRAINING, 6, 72, 72],
    ['the longest of a range', { months: [60, 72] }, 2, 72, 72],
  ])(
    'returns the months that this training takes from the given level: %s',
    (_, training, level, british, american) => {
      expect(countTrainingMonths(training, createReaderWith(level))).toBe(british);
      expect(countTrainingMonths(training, createReaderWith(level, US))).toBe(american);
    },
  );
});

describe('isTooLong', () => {
  it.each<[Training, Reader['level'], number, boolean]>([
    [TEACHER_TRAINING, 3, 42, true],
    [TEACHER_TRAINING, 6, 12, false],
    [TEACHER_TRAINING, 6, 3, true],
    [{ studies: 'degree' }, 3, 42, false],
    [DENTIST_TRAINING, 6, Infinity, false],
    [{ months: [42, 42], paid: true }, 2, 3, false],
  ])('for the training %j from level %s, with %s months accepted, returns %s', (training, level, months, is) => {
    expect(isTooLong(training, createReaderWith(level, UK, months))).toBe(is);
  });
});

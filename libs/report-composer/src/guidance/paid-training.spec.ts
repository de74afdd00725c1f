import { isTrainingPaid } from './paid-training.js';
import { createAnyReader, type Reader } from './reader.js';

const [MECHANICAL, AEROSPACE] = ['17-2141.00', '17-2011.00'];
const [ELECTRICIAN, NURSE, LANDSCAPE_ARCHITECT] = ['47-2111.00', '29-1141.00', '17-1012.00'];

const createLearner = (country: string, changes: Partial<Reader> = {}): Reader => ({
  ...createAnyReader(country),
  stage: 'working',
  level: 3,
  ...changes,
});

describe('whether people are paid while they train', () => {
  it('follows the ways in of the reader’s own country', () => {
    const paid = ['GB', 'DE', 'US', 'IE', 'CA'].map((country) =>
      [ELECTRICIAN, LANDSCAPE_ARCHITECT].map((code) => isTrainingPaid(code, createLearner(country))),
    );
    for (const each of paid) expect(each).toEqual([true, false]);
    // A German nurse learns in a hospital that pays; an American one at a university.
    expect(['DE', 'US'].map((country) => isTrainingPaid(NURSE, createLearner(country)))).toEqual([true, false]);
  });

  it('is unknown where no way in is known', () => {
    expect([ELECTRICIAN, LANDSCAPE_ARCHITECT].map((code) => isTrainingPaid(code, createLearner('IN')))).toEqual([
      null,
      null,
    ]);
  });

  it('is no question for who does the work, or comes straight from a job whose people enter it', () => {
    const worker: Partial<Reader> = { stage: 'experienced', level: 7, subjects: ['mechanical'], training: '1y' };
    const engineer = { ...worker, done: [MECHANICAL], yearsByJob: new Map([[MECHANICAL, 10]]) };
    const beginner = { ...engineer, yearsByJob: new Map([[MECHANICAL, 1]]) };
    expect(isTrainingPaid(MECHANICAL, createLearner('DE', engineer))).toBe(true);
    expect(isTrainingPaid(AEROSPACE, createLearner('DE', engineer))).toBe(true);
    expect(isTrainingPaid(AEROSPACE, createLearner('DE', { ...beginner, level: 3, subjects: [] }))).toBe(false);
  });
});

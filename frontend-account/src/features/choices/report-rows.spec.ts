import { reportOf } from '../../test/records.factory';
import { rowsOf } from './report-rows';

const { document } = reportOf();
const [career] = document.careers;
if (!career) throw new Error('The sample has no career.');

const rowWith = (changes: Partial<typeof career>) =>
  rowsOf({ ...document, careers: [{ ...career, ...changes }] })[0];

it('rowsOf describes a career with the first sentence of its reasons, or with an empty text', () => {
  const why = [{ text: 'You like to repair. ' }, { text: 'This work is repairing.' }];
  expect(rowWith({ why })?.reason).toBe('You like to repair.');
  expect(rowWith({ why: [] })?.reason).toBe('');
});

it('rowsOf sets every pay figure of a career to null if its pay is unknown', () => {
  const pay = { kind: 'none', country: 'GB' } as typeof career.pay;
  expect(rowWith({ pay })?.pay).toEqual({
    kind: 'none',
    country: 'GB',
    currency: null,
    median: null,
    low: null,
    high: null,
    year: null,
  });
});

import { createReport } from '../../../test/records.factory';
import { toCareerRows } from './report-rows';

const { document } = createReport();
const [career] = document.careers;
if (!career) throw new Error('The sample has no career.');

const createRow = (changes: Partial<typeof career>) =>
  toCareerRows({ ...document, careers: [{ ...career, ...changes }] })[0];

it('toCareerRows takes the summaries of a career’s reasons', () => {
  expect(createRow({ reason: 'You like to repair.', doubt: '' })).toMatchObject({
    reason: 'You like to repair.',
    doubt: '',
  });
});

it('toCareerRows sets every pay figure of a career to null if its pay is unknown', () => {
  const pay = { kind: 'none', country: 'GB' } as typeof career.pay;
  expect(createRow({ pay })?.pay).toEqual({
    kind: 'none',
    country: 'GB',
    currency: null,
    median: null,
    low: null,
    high: null,
    year: null,
  });
});

import type { CareerChoice, CareerRow } from '@bearings/contracts';
import { listShownCareers } from '@bearings/domain';
import { createCareerRow } from '../../../test/careers.factory';
import { choicesTexts as texts } from './choices-texts';
import { arrangeCareers, CAREER_FILTERS, type ChosenCareer, CAREER_SORTS } from './shown-careers';

const createRow = (code: string, changes: Partial<CareerRow> = {}): CareerRow =>
  createCareerRow([code, code, 40_000], changes);
const createChoice = (code: string, changes: Partial<CareerChoice>): CareerChoice => ({
  code,
  choice: null,
  added: false,
  note: '',
  chosenAt: null,
  ...changes,
});
const listCodes = (careers: readonly ChosenCareer[]) => careers.map(({ row }) => row.code);

describe('the careers in the report’s list', () => {
  const lists = {
    careers: [createRow('a'), createRow('b')],
    next: [createRow('c'), createRow('d'), createRow('e')],
    others: [createRow('x')],
  };

  it('include a saved career in place of a removed one, after those with the same fit word', () => {
    const countedRow = {
      careers: [createRow('a', { fit: 'Strong' }), createRow('b', { fit: 'Possible' })],
      next: [createRow('c', { fit: 'Possible' })],
      others: [createRow('twin', { fit: 'Good' })],
    };
    const changes = [createChoice('a', { choice: 'remove' }), createChoice('twin', { choice: 'keep' })];
    expect(listCodes(listShownCareers(countedRow, changes).shown)).toEqual(['twin', 'b']);
    const { shown } = listShownCareers(countedRow, changes.slice(0, 1));
    expect(listCodes(shown)).toEqual(['b', 'c']);
  });

  it('keep careers that lack something after all others, also those that replace removed ones', () => {
    const lacks = 'May lack work from home';
    const lackingLast = {
      careers: [
        createRow('a', { fit: 'Strong' }),
        createRow('b', { fit: 'Possible' }),
        createRow('c', { fit: 'Strong', lacks }),
      ],
      next: [createRow('d', { fit: 'Possible' }), createRow('e', { fit: 'Strong', lacks })],
      others: [],
    };
    const removal = createChoice('a', { choice: 'remove' });
    expect(listCodes(listShownCareers(lackingLast, [removal]).shown)).toEqual(['b', 'd', 'c']);
    const changes = [removal, createChoice('d', { choice: 'remove' })];
    expect(listCodes(listShownCareers(lackingLast, changes).shown)).toEqual(['b', 'c', 'e']);
  });

  it('include the next-best career for each removed career, and all careers that the reader added or kept', () => {
    const { shown, removed } = listShownCareers(lists, [
      createChoice('a', { choice: 'remove' }),
      createChoice('d', { choice: 'keep', added: true }),
      createChoice('e', { choice: 'remove' }),
      createChoice('x', { added: true }),
    ]);
    expect(shown.map(({ row, origin }) => `${row.code} ${origin}`)).toEqual([
      'b own',
      'c replacement',
      'd added',
      'x added',
    ]);
    expect(listCodes(removed)).toEqual(['a', 'e']);
  });

  const { pay } = createRow('p');
  const cheapRow = createRow('cheap', {
    pay: { ...pay, median: null, low: 10_000, high: 20_000 },
    wayIn: null,
    stability: null,
    growth: null,
  });
  const dearRow = createRow('dear', { pay: { ...pay, low: null, median: 50_000, high: null } });
  const unknownRow = createRow('unknown', { pay: { ...pay, low: null, median: null, high: null } });
  const all = listShownCareers({ careers: [cheapRow, unknownRow, dearRow], next: [], others: [] }, [
    createChoice('dear', { choice: 'keep' }),
  ]).shown;

  it('are sorted by pay, with unknown pay last', () => {
    expect(listCodes(arrangeCareers(all, { sort: 'pay', filter: 'all' }))).toEqual(['dear', 'cheap', 'unknown']);
  });

  it('are never left out by a sort order, only by a filter', () => {
    for (const sort of CAREER_SORTS) {
      expect(arrangeCareers(all, { sort, filter: 'all' })).toHaveLength(all.length);
      for (const filter of CAREER_FILTERS) {
        expect(all).toEqual(expect.arrayContaining(arrangeCareers(all, { sort, filter })));
      }
    }
    expect(listCodes(arrangeCareers(all, { sort: 'wayIn', filter: 'all' })).at(-1)).toBe('cheap');
    expect(listCodes(arrangeCareers(all, { sort: 'growth', filter: 'kept' }))).toEqual(['dear']);
    expect(listCodes(arrangeCareers(all, { sort: 'stability', filter: 'noDegree' }))).not.toContain('cheap');
  });

  it('name only the qualification that a career needs if the length of its training is unknown', () => {
    const wayIn = { level: 6 as const, label: 'Bachelor’s degree', training: '', months: null, years: null };
    const american = createRow('american', { wayIn });
    expect([texts.wayIn(american), texts.training(american)]).toEqual(['Bachelor’s degree', '']);
  });
});

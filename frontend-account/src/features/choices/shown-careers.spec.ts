import { type CareerChoice, type CareerRow, shownCareers } from '@bearings/contracts';
import { careerRowOf } from '../../test/careers.factory';
import { choicesTexts as texts } from '../../texts/choices-texts';
import { payAxisOf, shareOn } from '@bearings/ui/career';
import {
  arrangeCareers,
  FILTERS,
  type ChosenCareer,
  SORTS,
  usableArrangements,
} from './shown-careers';

const rowOf = (code: string, changes: Partial<CareerRow> = {}): CareerRow =>
  careerRowOf([code, code, 40_000], changes);
const choiceOf = (code: string, changes: Partial<CareerChoice>): CareerChoice => ({
  code,
  choice: null,
  added: false,
  note: '',
  chosenAt: null,
  ...changes,
});
const codesOf = (careers: readonly ChosenCareer[]) => careers.map(({ row }) => row.code);

describe('the careers in the report’s list', () => {
  const lists = {
    careers: [rowOf('a'), rowOf('b')],
    next: [rowOf('c'), rowOf('d'), rowOf('e')],
    others: [rowOf('x')],
  };

  it('include a similar career that the reader keeps, at the position of its stability', () => {
    const counted = {
      careers: [rowOf('a', { stability: 0.9 }), rowOf('b', { stability: 0.6 })],
      next: [rowOf('c', { stability: 0.5 })],
      others: [rowOf('twin', { stability: 0.8 })],
    };
    const changes = [choiceOf('a', { choice: 'remove' }), choiceOf('twin', { choice: 'keep' })];
    expect(codesOf(shownCareers(counted, changes).shown)).toEqual(['twin', 'b']);
    const { shown } = shownCareers(counted, changes.slice(0, 1));
    expect(codesOf(shown)).toEqual(['b', 'c']);
  });

  it('include the next career for each removed one, and all added and kept careers', () => {
    const { shown, removed } = shownCareers(lists, [
      choiceOf('a', { choice: 'remove' }),
      choiceOf('d', { choice: 'keep', added: true }),
      choiceOf('e', { choice: 'remove' }),
      choiceOf('x', { added: true }),
    ]);
    expect(shown.map(({ row, origin }) => `${row.code} ${origin}`)).toEqual([
      'b own',
      'c replacement',
      'd added',
      'x added',
    ]);
    expect(codesOf(removed)).toEqual(['a', 'e']);
  });

  const { pay } = rowOf('p');
  const cheap = rowOf('cheap', {
    pay: { ...pay, median: null, low: 10_000, high: 20_000 },
    wayIn: null,
    stability: null,
    growth: null,
  });
  const dear = rowOf('dear', { pay: { ...pay, low: null, median: 50_000, high: null } });
  const unknown = rowOf('unknown', { pay: { ...pay, low: null, median: null, high: null } });
  const all = shownCareers({ careers: [cheap, unknown, dear], next: [], others: [] }, [
    choiceOf('dear', { choice: 'keep' }),
  ]).shown;

  it('are sorted by pay, with unknown pay last', () => {
    expect(codesOf(arrangeCareers(all, { sort: 'pay', filter: 'all' }))).toEqual([
      'dear',
      'cheap',
      'unknown',
    ]);
  });

  it('are never lost by sorting, and never increased by a filter', () => {
    for (const sort of SORTS) {
      expect(arrangeCareers(all, { sort, filter: 'all' })).toHaveLength(all.length);
      for (const filter of FILTERS) {
        expect(all).toEqual(expect.arrayContaining(arrangeCareers(all, { sort, filter })));
      }
    }
    expect(codesOf(arrangeCareers(all, { sort: 'wayIn', filter: 'all' })).at(-1)).toBe('cheap');
    expect(codesOf(arrangeCareers(all, { sort: 'growth', filter: 'kept' }))).toEqual(['dear']);
    expect(codesOf(arrangeCareers(all, { sort: 'stability', filter: 'noDegree' }))).not.toContain(
      'cheap',
    );
  });

  it('can be sorted by entry route only if the entry route of at least one is known', () => {
    expect(usableArrangements(all)).toEqual({ sorts: [...SORTS], filters: [...FILTERS] });
    const { sorts, filters } = usableArrangements(all.filter(({ row }) => row.wayIn === null));
    expect(sorts).not.toContain('wayIn');
    expect(filters).not.toContain('noDegree');
    const american = rowOf('american', {
      wayIn: { level: 6, label: 'Bachelor’s degree', months: null, years: null },
    });
    expect([texts.wayIn(american), texts.training(american)]).toEqual(['Bachelor’s degree', '']);
  });

  it('share one pay axis, whose ends are round numbers', () => {
    const axis = payAxisOf([cheap, dear]);
    expect(axis).toMatchObject({ from: 5_000, to: 50_000 });
    expect(axis && shareOn(axis, 50_000)).toBe(100);
    expect(axis && shareOn({ ...axis, to: axis.from }, 50_000)).toBe(0);
    expect(payAxisOf([unknown])).toBeNull();
    expect(payAxisOf([])).toBeNull();
  });
});

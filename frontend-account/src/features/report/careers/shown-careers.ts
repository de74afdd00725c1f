import type { CareerChoice, CareerRow } from '@bearings/contracts';
import type { ShownCareer } from '@bearings/domain';

/** A career of the list, with the reader's choice about it, if any, and how it came onto the list (`origin`). */
export type ChosenCareer = ShownCareer<CareerRow, CareerChoice>;

export const CAREER_SORTS = ['fit', 'stability', 'pay', 'wayIn', 'growth'] as const;
export type CareerSort = (typeof CAREER_SORTS)[number];

export const CAREER_FILTERS = ['all', 'kept', 'noDegree', 'growing'] as const;
export type CareerFilter = (typeof CAREER_FILTERS)[number];

/** The sort value of a career whose figure is unknown, so that the career is sorted last. */
const UNKNOWN_SORT_VALUE = -Infinity;

/**
 * For each sort order, a function that returns the value to sort careers by, largest first. Sorting by fit needs none,
 * because the list already has that order.
 */
const SORT_VALUES: Record<Exclude<CareerSort, 'fit'>, (row: CareerRow) => number> = {
  stability: ({ stability }) => stability ?? UNKNOWN_SORT_VALUE,
  pay: ({ pay: { median, low, high } }) =>
    median ?? (low === null || high === null ? UNKNOWN_SORT_VALUE : (low + high) / 2),
  wayIn: ({ wayIn }) => (wayIn === null ? UNKNOWN_SORT_VALUE : -(wayIn.level * 1_000 + (wayIn.months?.[1] ?? 0))),
  growth: ({ growth }) => growth?.percent ?? UNKNOWN_SORT_VALUE,
};

const FILTER_TESTS: Record<CareerFilter, (career: ChosenCareer) => boolean> = {
  all: () => true,
  kept: ({ choice }) => choice?.choice === 'keep',
  noDegree: ({ row }) => row.wayIn !== null && row.wayIn.level < 6,
  growing: ({ row }) => (row.growth?.percent ?? 0) > 0,
};

/**
 * Returns the sort orders and filters that can be offered: if no career has an entry route, those
 * that depend on entry routes are left out.
 */
export function listUsableArrangements(careers: readonly ChosenCareer[]): {
  sorts: CareerSort[];
  filters: CareerFilter[];
} {
  const hasWayIn = careers.some(({ row }) => row.wayIn !== null);
  return {
    sorts: CAREER_SORTS.filter((sort) => hasWayIn || sort !== 'wayIn'),
    filters: CAREER_FILTERS.filter((filter) => hasWayIn || filter !== 'noDegree'),
  };
}

/** Returns the careers that pass the filter, in the sort order; equal careers keep their order. */
export function arrangeCareers(
  careers: readonly ChosenCareer[],
  { sort, filter }: { sort: CareerSort; filter: CareerFilter },
): ChosenCareer[] {
  const passingCareers = careers.filter(FILTER_TESTS[filter]);
  if (sort === 'fit') return passingCareers;
  const getSortValue = SORT_VALUES[sort];
  return passingCareers.toSorted((a, b) => compareValues(getSortValue(a.row), getSortValue(b.row)));
}

function compareValues(a: number, b: number): number {
  return a === b ? 0 : b > a ? 1 : -1;
}

import type { CareerRow, ShownCareer } from '@bearings/contracts';

export type ChosenCareer = ShownCareer<CareerRow>;

export const SORTS = ['fit', 'stability', 'pay', 'wayIn', 'growth'] as const;
export type Sort = (typeof SORTS)[number];

export const FILTERS = ['all', 'kept', 'noDegree', 'growing'] as const;
export type Filter = (typeof FILTERS)[number];

/** The sort value of an unknown figure, which sorts it last. */
const UNKNOWN = -Infinity;

/** The value of each sort order, largest first. Sorting by fit keeps the list's order. */
const VALUES: Record<Exclude<Sort, 'fit'>, (row: CareerRow) => number> = {
  stability: ({ stability }) => stability ?? UNKNOWN,
  pay: ({ pay: { median, low, high } }) =>
    median ?? (low === null || high === null ? UNKNOWN : (low + high) / 2),
  wayIn: ({ wayIn }) =>
    wayIn === null ? UNKNOWN : -(wayIn.level * 1_000 + (wayIn.months?.[1] ?? 0)),
  growth: ({ growth }) => growth?.percent ?? UNKNOWN,
};

const PASSES: Record<Filter, (career: ChosenCareer) => boolean> = {
  all: () => true,
  kept: ({ choice }) => choice?.choice === 'keep',
  noDegree: ({ row }) => row.wayIn !== null && row.wayIn.level < 6,
  growing: ({ row }) => (row.growth?.percent ?? 0) > 0,
};

/** Returns the applicable sort orders and filters; if there are no ways in, none that uses them. */
export function usableArrangements(careers: readonly ChosenCareer[]): {
  sorts: Sort[];
  filters: Filter[];
} {
  const hasWayIn = careers.some(({ row }) => row.wayIn !== null);
  return {
    sorts: SORTS.filter((sort) => hasWayIn || sort !== 'wayIn'),
    filters: FILTERS.filter((filter) => hasWayIn || filter !== 'noDegree'),
  };
}

/** Returns the careers that pass the filter, in the sort order; equal careers keep their order. */
export function arrange(
  careers: readonly ChosenCareer[],
  { sort, filter }: { sort: Sort; filter: Filter },
): ChosenCareer[] {
  const passing = careers.filter(PASSES[filter]);
  if (sort === 'fit') return passing;
  const valueOf = VALUES[sort];
  return passing.toSorted((a, b) => compare(valueOf(a.row), valueOf(b.row)));
}

function compare(a: number, b: number): number {
  return a === b ? 0 : b > a ? 1 : -1;
}

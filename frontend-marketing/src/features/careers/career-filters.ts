// The filters and the order of the list of careers. The URL stores them.
import type { LibraryCareer } from '@bearings/contracts';
import {
  CAREER_TRAITS,
  type CareerTrait,
  SCHOOL_SUBJECTS,
  SUBJECTS,
  WORK_FIELDS,
  type WorkField,
  findWorkField,
} from '@bearings/domain';

export const CAREER_SORTS = ['field', 'title', 'pay', 'time', 'growth'] as const;
export type CareerSort = (typeof CAREER_SORTS)[number];

/** The training times that readers can choose as a maximum, in months. */
export const MAX_TRAINING_MONTHS_CHOICES = [6, 12, 24, 36, 72] as const;

export interface CareerFilters {
  field: WorkField | null;
  traits: readonly CareerTrait[];
  /** Maximum months of training; null for any. */
  months: number | null;
  /** Minimum median pay, in the currency of the shown country; null for any. */
  pay: number | null;
  /** The id of a degree or school subject. A subject that is both has only one id. */
  subject: string | null;
  sort: CareerSort;
}

export const NO_FILTERS: CareerFilters = {
  field: null,
  traits: [],
  months: null,
  pay: null,
  subject: null,
  sort: 'field',
};

const SUBJECT_IDS: ReadonlySet<string> = new Set([...SUBJECTS, ...SCHOOL_SUBJECTS].map(({ id }) => id));

const findOption = <T extends string>(all: readonly T[], text: string | null): T | null =>
  all.find((each) => each === text) ?? null;

/** Returns the filters and the order that a URL's query contains. Ignores unknown values. */
export function readFilters(search: URLSearchParams): CareerFilters {
  const wantedTraits = (search.get('with') ?? '').split(',');
  const subject = search.get('subject');
  const pay = Number(search.get('pay'));
  return {
    field: findOption(
      WORK_FIELDS.map(({ id }) => id),
      search.get('field'),
    ),
    traits: CAREER_TRAITS.filter((trait) => wantedTraits.includes(trait)),
    months: MAX_TRAINING_MONTHS_CHOICES.find((months) => String(months) === search.get('months')) ?? null,
    pay: Number.isSafeInteger(pay) && pay > 0 ? pay : null,
    subject: subject !== null && SUBJECT_IDS.has(subject) ? subject : null,
    sort: findOption(CAREER_SORTS, search.get('sort')) ?? NO_FILTERS.sort,
  };
}

/** Returns a query with these filters. Its other parameters, such as the country, stay. */
export function writeFilters(
  search: URLSearchParams,
  { field, traits, months, pay, subject, sort }: CareerFilters,
): URLSearchParams {
  const nextParams = new URLSearchParams(search);
  const values = {
    field,
    with: traits.join(','),
    months,
    pay,
    subject,
    sort: sort === NO_FILTERS.sort ? null : sort,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === '') nextParams.delete(name);
    else nextParams.set(name, String(value));
  }
  return nextParams;
}

/** Returns whether any filter is set. The order is not a filter. */
export const isFiltered = (filters: CareerFilters): boolean =>
  writeFilters(new URLSearchParams(), { ...filters, sort: NO_FILTERS.sort }).size > 0;

/**
 * Returns the careers that pass every filter, in the chosen order. Careers come last if the value by which the list is
 * sorted is unknown for them.
 */
export function arrangeCareers(
  careers: readonly LibraryCareer[],
  { field, traits, months, pay, subject, sort }: CareerFilters,
): LibraryCareer[] {
  const passingCareers = careers.filter(
    (career) =>
      (field === null || findWorkField(career.code).id === field) &&
      traits.every((trait) => career.traits.includes(trait)) &&
      (months === null || getLongestPreparationMonths(career) <= months) &&
      (pay === null || (getRepresentativePay(career) ?? 0) >= pay) &&
      (subject === null || listSubjects(career).includes(subject)),
  );
  const getSortValue = SORT_VALUES[sort];
  return getSortValue ? passingCareers.toSorted((a, b) => getSortValue(b) - getSortValue(a)) : passingCareers;
}

/**
 * For each sort order, a function that returns the value by which careers are sorted, largest first; null if the
 * careers keep the order in which they are given.
 */
const SORT_VALUES: Record<CareerSort, ((career: LibraryCareer) => number) | null> = {
  field: null,
  title: null,
  pay: (career) => getRepresentativePay(career) ?? -1,
  time: (career) => -Math.min(getLongestPreparationMonths(career), Number.MAX_SAFE_INTEGER),
  growth: ({ growth }) => growth?.percent ?? Number.MIN_SAFE_INTEGER,
};

const listSubjects = ({ subjects }: LibraryCareer): readonly string[] => [
  ...subjects.direct,
  ...subjects.related,
  ...subjects.required,
  ...subjects.helps,
];

/** Returns a career's median pay, or the middle of the range if there is no median; null if neither is known. */
export function getRepresentativePay({ pay: { median, low, high } }: Pick<LibraryCareer, 'pay'>): number | null {
  if (median !== null) return median;
  return low === null || high === null ? null : (low + high) / 2;
}

/**
 * Returns the longest time until a beginner can work in a career, in months: training and the jobs required before it.
 * Returns Infinity if the length of the training is unknown.
 */
const getLongestPreparationMonths = ({ wayIn }: LibraryCareer): number => {
  if (!wayIn?.months) return Infinity;
  return wayIn.months[1] + 12 * (wayIn.years?.[1] ?? 0);
};

const PAY_QUANTILES = [0.25, 0.5, 0.75, 0.9];

/** Returns the amounts to offer as a minimum pay, rounded, in the currency of the careers; empty if no pay is known. */
export function listPayChoices(careers: readonly LibraryCareer[]): number[] {
  const amounts = careers.flatMap((career) => getRepresentativePay(career) ?? []).toSorted((a, b) => a - b);
  const choices = PAY_QUANTILES.map((share) => {
    const amount = amounts[Math.floor(share * (amounts.length - 1))] ?? 0;
    const step = 10 ** Math.floor(Math.log10(Math.max(10, amount))) / 2;
    return Math.round(amount / step) * step;
  });
  return [...new Set(choices)].filter((amount) => amount > 0);
}

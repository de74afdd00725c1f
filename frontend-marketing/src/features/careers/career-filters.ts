// The list's filters and order, as stored in the address.
import {
  CAREER_TRAITS,
  type CareerTrait,
  type LibraryCareer,
  SCHOOL_SUBJECTS,
  SUBJECTS,
  WORK_FIELDS,
  type WorkField,
  workFieldOf,
} from '@bearings/contracts';

export const SORTS = ['field', 'title', 'pay', 'time', 'growth'] as const;
export type CareerSort = (typeof SORTS)[number];

/** The choices for the longest training, in months. */
export const TIMES = [6, 12, 24, 36, 72] as const;

export interface CareerFilters {
  field: WorkField | null;
  traits: readonly CareerTrait[];
  /** Maximum months of training; null for any. */
  months: number | null;
  /** Minimum median pay in the currency of the list; null for any. */
  pay: number | null;
  /** A degree or school subject; both lists share their ids. */
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

const SUBJECT_IDS: ReadonlySet<string> = new Set(
  [...SUBJECTS, ...SCHOOL_SUBJECTS].map(({ id }) => id),
);

const oneOf = <T extends string>(all: readonly T[], text: string | null): T | null =>
  all.find((each) => each === text) ?? null;

/** Returns the filters of an address; unknown values are ignored. */
export function readFilters(search: URLSearchParams): CareerFilters {
  const wanted = (search.get('with') ?? '').split(',');
  const subject = search.get('subject');
  const pay = Number(search.get('pay'));
  return {
    field: oneOf(
      WORK_FIELDS.map(({ id }) => id),
      search.get('field'),
    ),
    traits: CAREER_TRAITS.filter((trait) => wanted.includes(trait)),
    months: TIMES.find((months) => String(months) === search.get('months')) ?? null,
    pay: Number.isSafeInteger(pay) && pay > 0 ? pay : null,
    subject: subject !== null && SUBJECT_IDS.has(subject) ? subject : null,
    sort: oneOf(SORTS, search.get('sort')) ?? NO_FILTERS.sort,
  };
}

/** Returns an address's parameters with these filters; others, such as the country, stay. */
export function writeFilters(
  search: URLSearchParams,
  { field, traits, months, pay, subject, sort }: CareerFilters,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const values = {
    field,
    with: traits.join(','),
    months,
    pay,
    subject,
    sort: sort === NO_FILTERS.sort ? null : sort,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** Returns whether any filter is set; the order does not count. */
export const isFiltered = (filters: CareerFilters): boolean =>
  writeFilters(new URLSearchParams(), { ...filters, sort: NO_FILTERS.sort }).size > 0;

/** Returns the careers that pass every filter, in the chosen order. Unknown values come last. */
export function arrangeCareers(
  careers: readonly LibraryCareer[],
  { field, traits, months, pay, subject, sort }: CareerFilters,
): LibraryCareer[] {
  const passing = careers.filter(
    (career) =>
      (field === null || workFieldOf(career.code).id === field) &&
      traits.every((trait) => career.traits.includes(trait)) &&
      (months === null || longestOf(career) <= months) &&
      (pay === null || (payOf(career) ?? 0) >= pay) &&
      (subject === null || subjectsOf(career).includes(subject)),
  );
  const valueOf = VALUES[sort];
  return valueOf ? passing.toSorted((a, b) => valueOf(b) - valueOf(a)) : passing;
}

/** Values that each order sorts by, the largest first. The list is already sorted by title. */
const VALUES: Record<CareerSort, ((career: LibraryCareer) => number) | null> = {
  field: null,
  title: null,
  pay: (career) => payOf(career) ?? -1,
  time: (career) => -Math.min(longestOf(career), Number.MAX_SAFE_INTEGER),
  growth: ({ growth }) => growth?.percent ?? Number.MIN_SAFE_INTEGER,
};

const subjectsOf = ({ subjects }: LibraryCareer): readonly string[] => [
  ...subjects.direct,
  ...subjects.related,
  ...subjects.required,
  ...subjects.helps,
];

/** Returns a career's median pay; null if unknown. */
export function payOf({ pay: { median, low, high } }: Pick<LibraryCareer, 'pay'>): number | null {
  if (median !== null) return median;
  return low === null || high === null ? null : (low + high) / 2;
}

/** Training and the jobs that come before it, in months. */
const longestOf = ({ wayIn }: LibraryCareer): number => {
  if (!wayIn?.months) return Infinity;
  return wayIn.months[1] + 12 * (wayIn.years?.[1] ?? 0);
};

const SHARES = [0.25, 0.5, 0.75, 0.9];

/** Returns rounded amounts for the choice of a minimum pay, in any currency; empty if no pay is known. */
export function payChoices(careers: readonly LibraryCareer[]): number[] {
  const amounts = careers.flatMap((career) => payOf(career) ?? []).toSorted((a, b) => a - b);
  const choices = SHARES.map((share) => {
    const amount = amounts[Math.floor(share * (amounts.length - 1))] ?? 0;
    const step = 10 ** Math.floor(Math.log10(Math.max(10, amount))) / 2;
    return Math.round(amount / step) * step;
  });
  return [...new Set(choices)].filter((amount) => amount > 0);
}

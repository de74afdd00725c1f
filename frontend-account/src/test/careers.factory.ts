import type { CareerRow, ReportCareers } from '@bearings/contracts';
import { toCareerSlug } from '@bearings/domain';

const CAREER_ROWS = [
  ['15-2051.00', 'Data scientist', 60_000],
  ['43-4121.00', 'Library assistant', 30_000],
] as const;
const NEXT_CAREERS = [
  ['15-2041.00', 'Statistician', 50_000],
  ['25-4013.00', 'Museum technician', 26_000],
] as const;

/** Returns a career as the API describes it in a report's list, with `changes` applied. */
export function createCareerRow(
  [code, title, median]: readonly [string, string, number],
  changes: Partial<CareerRow> = {},
): CareerRow {
  return {
    code,
    title,
    slug: toCareerSlug(title),
    what: `What a ${title.toLowerCase()} does.`,
    fit: 'Good',
    stability: 0.62,
    chance: 0.04,
    exceedsTraining: false,
    lacks: '',
    reason: `For ${title}.`,
    doubt: `Against ${title}.`,
    verdict: '',
    pay: {
      kind: 'published',
      country: 'GB',
      currency: 'GBP',
      median,
      low: median - 5_000,
      high: median + 5_000,
      year: 2025,
    },
    wayIn: {
      level: 3,
      label: 'After A levels or a T level',
      training: '1 to 3 years of training',
      months: [12, 36],
      years: null,
    },
    growth: { country: 'US', percent: 4.2, from: 2024, to: 2034 },
    demand: { planning: 60 },
    ...changes,
  };
}

/**
 * Returns the API's reply with the careers of `createReport`, and in `next` two careers that can replace removed ones.
 */
export function createCareers(changes: Partial<ReportCareers> = {}): ReportCareers {
  return {
    methodVersion: 2,
    country: 'GB',
    ranked: true,
    careers: CAREER_ROWS.map((each) => createCareerRow(each)),
    next: NEXT_CAREERS.map((each) => createCareerRow(each, { fit: 'Possible', verdict: 'It came 12th.' })),
    others: [],
    choices: [],
    ...changes,
  };
}

import { US_JOBS_ROWS } from '../tables.js';
import type { FactsSource } from './facts-source.js';

export const US_JOBS_SOURCE: FactsSource = {
  title: 'Employment Projections 2024-34, Tables 1.2 and 1.10',
  publisher: 'US Bureau of Labor Statistics',
  edition: '2024-34, published in August 2025',
  licence: 'public domain',
  attribution: 'Source: US Bureau of Labor Statistics, Employment Projections 2024-34.',
  caveats: [
    'They are projections for the United States, not for your country.',
    'Openings count growth and people who leave. They aren’t adverts, and say nothing on your chances.',
  ],
};

/** Projected numbers of jobs in the US statistical group that contains an occupation, in thousands. */
export interface UsJobs {
  group: string;
  groupTitle: string;
  jobs2024: number;
  jobs2034: number;
  /** Openings per year in thousands: new jobs, and replacements for people who leave. */
  openings: number;
}

const jobsByCode = new Map(
  US_JOBS_ROWS.map(([code, group, groupTitle, jobs2024, jobs2034, openings]) => [
    code,
    { group, groupTitle, jobs2024, jobs2034, openings } satisfies UsJobs,
  ]),
);

/** Returns the projected numbers of jobs in an occupation's US group; null if none are published. */
export function getUsJobs(code: string): UsJobs | null {
  return jobsByCode.get(code) ?? null;
}

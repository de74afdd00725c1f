// Lists projected growth and openings by field of work in the United States. No comparable British figures exist.
import { OCCUPATIONS, US_JOBS_SOURCE, usJobsOf } from '@bearings/career-data';
import { type CareerTrends, US, WORK_FIELDS, workFieldOf } from '@bearings/contracts';
import { GROWTH_YEARS } from '../content/report-copy/career-table.js';
import { linkTo } from './library.js';

type FieldTrend = CareerTrends['fields'][number];

const MOST_NAMED = 3;

/** Returns the trend of every field, highest growth first. */
export function careerTrends(): CareerTrends {
  const { publisher, title, edition, caveats } = US_JOBS_SOURCE;
  return {
    country: US,
    ...GROWTH_YEARS,
    fields: WORK_FIELDS.map(({ id }) => trendOf(id)).toSorted((a, b) => b.percent - a.percent),
    sources: [`${publisher}, ${title} (${edition}).`, ...caveats],
  };
}

function trendOf(field: FieldTrend['field']): FieldTrend {
  const own = OCCUPATIONS.filter(({ code }) => workFieldOf(code).id === field);
  // Occupations in the same US group have the same figures, so each group counts once.
  const groups = [
    ...new Map(
      own.flatMap(({ code }) => {
        const jobs = usJobsOf(code);
        return jobs === null ? [] : [[jobs.group, jobs] as const];
      }),
    ).values(),
  ];
  const sum = (of: (group: (typeof groups)[number]) => number): number =>
    groups.reduce((total, group) => total + of(group), 0);
  const jobs = sum(({ jobs2024 }) => jobs2024);
  const changes = own
    .flatMap(({ code, usGrowthPct }) =>
      usGrowthPct === null ? [] : [{ ...linkTo(code), percent: usGrowthPct }],
    )
    .toSorted((a, b) => b.percent - a.percent);
  return {
    field,
    careers: own.length,
    jobs: tenth(jobs),
    percent: jobs === 0 ? 0 : tenth((100 * sum(({ jobs2034 }) => jobs2034)) / jobs - 100),
    openings: tenth(sum(({ openings }) => openings)),
    rising: changes.filter(({ percent }) => percent > 0).slice(0, MOST_NAMED),
    falling: changes
      .filter(({ percent }) => percent < 0)
      .slice(-MOST_NAMED)
      .toReversed(),
  };
}

const tenth = (figure: number): number => Math.round(figure * 10) / 10;

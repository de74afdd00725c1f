// Lists projected growth and openings by field of work in the United States. No comparable British figures exist.
import { OCCUPATIONS, US_JOBS_SOURCE, getUsJobs } from '@bearings/career-data';
import type { CareerTrends } from '@bearings/contracts';
import { US, WORK_FIELDS, findWorkField } from '@bearings/domain';
import { GROWTH_YEARS } from '../content/report-copy/career-table.js';
import { toLibraryLink } from './library.js';

type FieldTrend = CareerTrends['fields'][number];

const MAX_NAMED_CAREERS = 3;

/** Returns the trend of every field, highest growth first. */
export function listCareerTrends(): CareerTrends {
  const { publisher, title, edition, caveats } = US_JOBS_SOURCE;
  return {
    country: US,
    ...GROWTH_YEARS,
    fields: WORK_FIELDS.map(({ id }) => createTrend(id)).toSorted((a, b) => b.percent - a.percent),
    sources: [`${publisher}, ${title} (${edition}).`, ...caveats],
  };
}

function createTrend(field: FieldTrend['field']): FieldTrend {
  const fieldOccupations = OCCUPATIONS.filter(({ code }) => findWorkField(code).id === field);
  // Occupations in the same US group have the same figures, so each group counts once.
  const groups = [
    ...new Map(
      fieldOccupations.flatMap(({ code }) => {
        const jobs = getUsJobs(code);
        return jobs === null ? [] : [[jobs.group, jobs] as const];
      }),
    ).values(),
  ];
  const sum = (of: (group: (typeof groups)[number]) => number): number =>
    groups.reduce((total, group) => total + of(group), 0);
  const jobs = sum(({ jobs2024 }) => jobs2024);
  const changes = fieldOccupations
    .flatMap(({ code, usGrowthPct }) =>
      usGrowthPct === null ? [] : [{ ...toLibraryLink(code), percent: usGrowthPct }],
    )
    .toSorted((a, b) => b.percent - a.percent);
  return {
    field,
    careers: fieldOccupations.length,
    jobs: roundToTenth(jobs),
    percent: jobs === 0 ? 0 : roundToTenth((100 * sum(({ jobs2034 }) => jobs2034)) / jobs - 100),
    openings: roundToTenth(sum(({ openings }) => openings)),
    rising: changes.filter(({ percent }) => percent > 0).slice(0, MAX_NAMED_CAREERS),
    falling: changes
      .filter(({ percent }) => percent < 0)
      .slice(-MAX_NAMED_CAREERS)
      .toReversed(),
  };
}

const roundToTenth = (figure: number): number => Math.round(figure * 10) / 10;

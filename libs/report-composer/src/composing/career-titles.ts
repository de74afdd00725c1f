// Returns occupation titles in British or American English.
import type { LocalName } from '@bearings/contracts';
import { getTitleLanguage, toCareerSlug, US } from '@bearings/domain';
import { findLocalTitle, occupationByCode, US_TITLES } from '@bearings/career-data';
import type { NamedOccupation, ReportFacts } from './report-facts.js';

/** Returns an occupation's title in the English of a country. The given title is British. */
export const getTitleIn = (country: string, { code, title }: NamedOccupation): string =>
  (country === US ? US_TITLES[code] : undefined) ?? title;

/**
 * Returns an occupation's titles in a country, to be shown beside ours; none if they are the same or unknown. American
 * titles replace ours, so they are not shown beside them.
 */
export function listLocalNames(code: string, country: string): LocalName[] {
  const local = country === US ? null : findLocalTitle(country, code);
  if (local === null || local.name.toLowerCase() === local.title.toLowerCase()) return [];
  return [
    { name: local.name, language: getTitleLanguage(country) },
    ...(local.french === undefined ? [] : [{ name: local.french, language: 'fr' }]),
  ];
}

/** Returns these titles as one text; an empty text if there are none. */
export const nameLocally = (code: string, country: string): string =>
  listLocalNames(code, country)
    .map(({ name }) => name)
    .join('; ');

/** Returns occupations with their titles in the English of a country. */
export const withTitlesIn = <T extends NamedOccupation>(country: string, named: readonly T[]): T[] =>
  named.map((each) => ({ ...each, title: getTitleIn(country, each) }));

/** Returns a report's facts with all occupation titles in the English of a country. */
export function withFactTitlesIn(country: string, facts: ReportFacts): ReportFacts {
  if (country !== US) return facts;
  return {
    ...facts,
    careers: withTitlesIn(country, facts.careers).map((career) => ({
      ...career,
      seniorPosts: withTitlesIn(country, career.seniorPosts),
      similarCareers: withTitlesIn(country, career.similarCareers),
    })),
    longer: withTitlesIn(country, facts.longer),
    excluded: withTitlesIn(country, facts.excluded),
    inMind: withTitlesIn(country, facts.inMind).map((job) => ({ ...job, related: withTitlesIn(country, job.related) })),
    ownJobs: withTitlesIn(country, facts.ownJobs).map((job) => ({ ...job, twins: withTitlesIn(country, job.twins) })),
  };
}

/**
 * Returns the last part of the URL of an occupation's page in the careers library, which is the same in every country.
 */
export const getSlug = (code: string): string => toCareerSlug(occupationByCode(code)?.title ?? '');

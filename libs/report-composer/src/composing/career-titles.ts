// Returns occupation titles in the English of a country.
import type { LocalName } from '@bearings/contracts';
import { getTitleLanguage, type Place, toCareerSlug, US } from '@bearings/domain';
import { findLocalTitle, occupationByCode, US_TITLES } from '@bearings/career-data';
import type { Reader } from '../guidance/reader.js';
import type { NamedOccupation, ReportFacts } from './report-facts.js';

const ENGLISH = 'en';

/** Returns a country's own title of an occupation if it is in English; undefined if we know none. */
function findEnglishTitle(country: string, code: string): string | undefined {
  if (country === US) return US_TITLES[code];
  return getTitleLanguage(country) === ENGLISH ? findLocalTitle(country, code)?.name : undefined;
}

/** Returns an occupation's title in the English of a country. The given title is British. */
export const getTitleIn = (country: string, { code, title }: NamedOccupation): string =>
  findEnglishTitle(country, code) ?? title;

/** Provinces of Canada in which jobs are also called in French. */
const FRENCH_PROVINCES: ReadonlySet<string> = new Set(['QC', 'NB']);

/**
 * Returns an occupation's titles in a country, to be shown beside a heading; none if they are the same or unknown. The
 * heading is our title if none is given. American titles are not shown beside others.
 * @param place the reader's state or province; null if it is unknown
 */
export function listLocalNames(
  code: string,
  country: string,
  heading?: string,
  place: Place | null = null,
): LocalName[] {
  const local = country === US ? null : findLocalTitle(country, code);
  if (local === null) return [];
  const shown = (heading ?? local.title).toLowerCase();
  const names = [
    { name: local.name, language: getTitleLanguage(country) },
    ...(local.french === undefined || (place !== null && !FRENCH_PROVINCES.has(place.code))
      ? []
      : [{ name: local.french, language: 'fr' }]),
  ];
  return names.filter(({ name }) => name.toLowerCase() !== shown);
}

/** Returns these titles as one text; an empty text if there are none. */
export const nameLocally = (
  code: string,
  { country, place }: Pick<Reader, 'country' | 'place'>,
  heading?: string,
): string =>
  listLocalNames(code, country, heading, place)
    .map(({ name }) => name)
    .join('; ');

/** Returns occupations with their titles in the English of a country. */
export const withTitlesIn = <T extends NamedOccupation>(country: string, named: readonly T[]): T[] =>
  named.map((each) => ({ ...each, title: getTitleIn(country, each) }));

/** Returns a report's facts with all occupation titles in the English of a country. */
export function withFactTitlesIn(country: string, facts: ReportFacts): ReportFacts {
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

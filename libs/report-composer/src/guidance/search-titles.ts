// Chooses job titles to search for in adverts.
import { UK, US } from '@bearings/contracts';
import { capitalise } from '../text.js';
import { routeOf, US_TITLES, usApprenticeshipOf } from '@bearings/career-data';
import type { NamedOccupation } from '../composing/report-facts.js';
import { shortTitle } from '../writers/built-in/grammar.js';
import { namesRefused, type Reader } from './reader.js';

/**
 * Returns job titles to search for. In the United Kingdom these are the titles of first jobs; other
 * countries do not use them.
 */
export function searchesFor(fact: NamedOccupation, reader: Reader): string[] {
  const known = reader.country === UK ? (routeOf(fact.code)?.firstJobs ?? []) : [];
  if (known.length === 0) return ownTitles(fact, reader);
  return known.filter(({ names = [] }) => !namesRefused(names, reader)).map(({ title }) => title);
}

/**
 * Returns an occupation's titles as adverts use them. In the United States they are American. A
 * title that joins two alternatives becomes two titles.
 */
export function ownTitles(
  { code, title }: NamedOccupation,
  { country }: Pick<Reader, 'country'>,
): string[] {
  const american = country === US ? US_TITLES[code] : undefined;
  // In the United States, jobs with the trade's own title require its licence.
  if (country === US && usApprenticeshipOf(code) !== null) {
    return [`${american ?? shortTitle(title)} apprentice`];
  }
  if (american !== undefined) return [american];
  const [first = title, second] = title.replaceAll(/ \([^)]*\)/g, '').split(' or ');
  if (second === undefined) return [first];
  const other = capitalise(second);
  return shortTitle(title) === title ? [other] : [first, other];
}

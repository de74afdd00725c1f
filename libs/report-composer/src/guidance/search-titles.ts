// Job titles to search for in adverts.
import { UK, US } from '@bearings/contracts';
import { capitalise } from '../text.js';
import { routeOf, US_TITLES, usApprenticeshipOf } from '@bearings/career-data';
import type { NamedOccupation } from '../composing/report-facts.js';
import { shortTitle } from '../writers/built-in/grammar.js';
import { namesRefused, type Reader } from './reader.js';

/** Returns job titles to search for. British titles of first jobs are not used in other countries. */
export function searchesFor(fact: NamedOccupation, reader: Reader): string[] {
  const known = reader.country === UK ? (routeOf(fact.code)?.firstJobs ?? []) : [];
  if (known.length === 0) return ownTitles(fact, reader);
  return known.filter(({ names = [] }) => !namesRefused(names, reader)).map(({ title }) => title);
}

/**
 * Returns an occupation's titles as adverts use them: American ones in the United States, and two alternatives
 * separately.
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

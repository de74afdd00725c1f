// Job titles to look for in adverts.
import { UK, US } from '@bearings/contracts';
import { capitalise } from '../text.js';
import { routeOf, US_TITLES, usApprenticeshipOf } from '@bearings/career-data';
import type { NamedOccupation } from '../composing/report-facts.js';
import { shortTitle } from '../writers/built-in/grammar.js';
import { namesRefused, type Reader } from './reader.js';

/** Returns job titles to search for. British titles of first jobs would be searched for in vain elsewhere. */
export function searchesFor(fact: NamedOccupation, reader: Reader): string[] {
  const known = reader.country === UK ? (routeOf(fact.code)?.firstJobs ?? []) : [];
  if (known.length === 0) return ownTitles(fact, reader);
  return known.filter(({ names = [] }) => !namesRefused(names, reader)).map(({ title }) => title);
}

/** Returns an occupation's title as adverts may have it: American there, and each of two by itself. */
export function ownTitles(
  { code, title }: NamedOccupation,
  { country }: Pick<Reader, 'country'>,
): string[] {
  const american = country === US ? US_TITLES[code] : undefined;
  // Jobs by the trade's own name there ask for its licence.
  if (country === US && usApprenticeshipOf(code) !== null) {
    return [`${american ?? shortTitle(title)} apprentice`];
  }
  if (american !== undefined) return [american];
  const [first = title, second] = title.replaceAll(/ \([^)]*\)/g, '').split(' or ');
  if (second === undefined) return [first];
  const other = capitalise(second);
  return shortTitle(title) === title ? [other] : [first, other];
}

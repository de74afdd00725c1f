// Chooses job titles to search for in adverts.
import { capitalise, UK, US } from '@bearings/domain';
import { findRoute, US_TITLES, getUsApprenticeship } from '@bearings/career-data';
import type { NamedOccupation } from '../composing/report-facts.js';
import { shortenTitle } from '../writers/built-in/grammar.js';
import { mentionsExcludedOccupation, type Reader } from './reader.js';

/**
 * Returns job titles to search for. In the United Kingdom these are the titles of the jobs in which people start, if we
 * know any; otherwise the titles of the occupation itself.
 */
export function listSearchTitles(fact: NamedOccupation, reader: Reader): string[] {
  const knownJobs = reader.country === UK ? (findRoute(fact.code)?.firstJobs ?? []) : [];
  if (knownJobs.length === 0) return listOwnTitles(fact, reader);
  return knownJobs.filter(({ names = [] }) => !mentionsExcludedOccupation(names, reader)).map(({ title }) => title);
}

/**
 * Returns the titles that adverts use for an occupation. For readers in the United States, these are American. A title
 * such as "A or B" is split into two.
 */
export function listOwnTitles({ code, title }: NamedOccupation, { country }: Pick<Reader, 'country'>): string[] {
  const american = country === US ? US_TITLES[code] : undefined;
  // In the United States, jobs with the trade's own title are only for people who have the licence, so beginners search
  // for "apprentice".
  if (country === US && getUsApprenticeship(code) !== null) {
    return [`${american ?? shortenTitle(title)} apprentice`];
  }
  if (american !== undefined) return [american];
  const [first = title, second] = title.replaceAll(/ \([^)]*\)/g, '').split(' or ');
  if (second === undefined) return [first];
  const otherTitle = capitalise(second);
  return shortenTitle(title) === title ? [otherTitle] : [first, otherTitle];
}

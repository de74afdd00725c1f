// Chooses job titles to search for in adverts.
import { isTrainingCountedFromDegree } from '@bearings/career-matching';
import { capitalise, getRegion, getTitleLanguage, UK, US } from '@bearings/domain';
import { findLocalTitle, findRoute, US_TITLES, getUsApprenticeship } from '@bearings/career-data';
import type { NamedOccupation } from '../composing/report-facts.js';
import { shortenTitle, titleInSentence } from '../writers/built-in/grammar.js';
import { ENGLISH_SPEAKING } from '../content/countries/english.js';
import { mentionsExcludedOccupation, type Reader } from './reader.js';

const STAGES_LEAVING_SCHOOL: ReadonlySet<string> = new Set(['school', 'fe']);

/**
 * Returns job titles to search for. In the United Kingdom these are the titles of the jobs in which people start, if we
 * know any; otherwise the titles of the occupation itself.
 */
export function listSearchTitles(fact: NamedOccupation, reader: Reader): string[] {
  const knownJobs = reader.country === UK ? (findRoute(fact.code)?.firstJobs ?? []) : [];
  const open = knownJobs.filter((job) => {
    if (job.for === 'graduates') return isTrainingCountedFromDegree(reader);
    return job.for !== 'leavers' || STAGES_LEAVING_SCHOOL.has(reader.stage);
  });
  if (open.length === 0) return listOwnTitles(fact, reader);
  return open.filter(({ names = [] }) => !mentionsExcludedOccupation(names, reader)).map(({ title }) => title);
}

/**
 * Returns job titles to search for a reader with years in the work or near it: its own title, and for those who did the
 * job that with "Senior" before it.
 */
export function listLevelTitles(fact: NamedOccupation, reader: Reader): string[] {
  const [own = fact.title] = listOwnTitles(fact, reader, false);
  const isInEnglish = getRegion(reader.country) !== 'other' || ENGLISH_SPEAKING.has(reader.country);
  const isSenior = findRoute(fact.code)?.experience !== undefined;
  const isDone = reader.done.includes(fact.code);
  return isDone && isInEnglish && !isSenior ? [own, `Senior ${titleInSentence(own)}`] : [own];
}

const ENGLISH = 'en';

/** Number of first letters in which the two forms of a word are the same: "Directeur", "Directrice". */
const SHARED_LETTERS = 3;

/**
 * Returns a country's own title in one form, without what is in brackets: "Directeur du marketing" of "Directeur /
 * Directrice du marketing". Null if none is known.
 */
export function findLocalSearchTitle(code: string, country: string): string | null {
  const local = findLocalTitle(country, code);
  if (local === null) return null;
  if (getTitleLanguage(country) === ENGLISH) return splitTitle(local.name)[0] ?? local.name;
  const [first = local.name, second = ''] = local.name.replace(/ \(.*$/, '').split(' / ');
  const words = first.split(' ');
  const otherWords = second.split(' ');
  const at = words.findIndex((word) => word.slice(0, SHARED_LETTERS) === otherWords[0]?.slice(0, SHARED_LETTERS));
  return at === -1 ? first : [first, ...otherWords.slice(words.length - at)].join(' ');
}

/**
 * Returns the titles that adverts use for an occupation: those of the country, if we know them. A title such as "A or B"
 * is split into two.
 * @param forBeginners true for titles of jobs in which people learn the work
 */
export function listOwnTitles(
  { code, title }: NamedOccupation,
  { country }: Pick<Reader, 'country'>,
  forBeginners = true,
): string[] {
  const local = country === US ? null : findLocalSearchTitle(code, country);
  if (local !== null && getTitleLanguage(country) !== ENGLISH) return [local];
  const american = country === US ? US_TITLES[code] : undefined;
  // In the United States, jobs with the trade's own title are only for people who have the licence, so beginners search
  // for "apprentice".
  if (country === US && forBeginners && getUsApprenticeship(code) !== null) {
    return [`${american ?? shortenTitle(title)} apprentice`];
  }
  if (american !== undefined) return [american];
  return splitTitle(local === null ? title : (findLocalTitle(country, code)?.name ?? title));
}

/** Returns the titles that an English title such as "A or B" consists of, without what is in brackets. */
function splitTitle(title: string): string[] {
  const [first = title, second] = title.replaceAll(/ \([^)]*\)/g, '').split(' or ');
  if (second === undefined) return [first];
  const otherTitle = capitalise(second);
  return shortenTitle(title) === title ? [otherTitle] : [first, otherTitle];
}

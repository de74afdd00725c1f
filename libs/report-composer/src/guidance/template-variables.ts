// Provides the values of variables in the wordings of steps: the top careers, a job to search for, skills and the
// country.
import { countryInSentence, getRegion } from '@bearings/domain';
import { findLocalTitle, findRoute } from '@bearings/career-data';
import { fillWording } from '../text.js';
import { ENGLISH_SPEAKING, getEnglish } from '../content/countries/english.js';
import { LOCAL_SEARCH_TERM } from '../content/report-copy/guidance.js';
import type { TemplateVariables } from '../composing/phrase-picker.js';
import { getTitleIn } from '../composing/career-titles.js';
import type { Reader } from './reader.js';
import type { PlannedCareer } from './planned-career.js';
import { getStepTerms } from '../content/countries/step-terms.js';
import { listLevelTitles, listOwnTitles, listSearchTitles } from './search-titles.js';
import type { NamedOccupation } from '../composing/report-facts.js';
import { joinList, shortenTitle, titleInSentence, withArticle } from '../writers/built-in/grammar.js';

const MAX_SKILLS = 2;
const MAX_TITLES = 3;

type SearchedCareer = NamedOccupation & Partial<Pick<PlannedCareer, 'isKnown'>>;
type SkilledCareer = SearchedCareer & { skills: readonly string[] };

/**
 * Returns the values of variables such as `{job}` in wordings. `{titles}` has a value only if there are three careers.
 */
export function createTemplateVariables(careers: readonly SkilledCareer[], reader: Reader): TemplateVariables {
  const first = careers.slice(0, MAX_TITLES);
  const [a, b] = first.map(({ title }) => withArticle(shortenTitle(title)));
  const titles = first.length < MAX_TITLES ? undefined : joinList(first.map(({ title }) => titleInSentence(title)));
  const [job, other] = first[0] === undefined ? [] : listJobsToSearch(first[0], reader);
  const skills = first[0]?.skills.slice(0, MAX_SKILLS) ?? [];
  // Adverts in another language use a local title.
  const isForeign = getRegion(reader.country) === 'other' && !ENGLISH_SPEAKING.has(reader.country);
  const isUnknown = isForeign && first[0] !== undefined && findLocalTitle(reader.country, first[0].code) === null;
  const local = isUnknown && a !== undefined ? fillWording(LOCAL_SEARCH_TERM, { a }) : undefined;
  const search = job === undefined ? undefined : `"${job}"`;
  const searches = search === undefined || other === undefined ? undefined : `${search} and "${other}"`;
  const namedValues = {
    ...getEnglish(reader.country),
    ...getStepTerms(reader.country),
    a,
    b,
    titles,
    job,
    search: local ?? search,
    searches: local ?? searches,
    skills: skills.length > 0 ? joinList(skills) : undefined,
    country: countryInSentence(reader.country),
    now: reader.jobNow === null ? undefined : withArticle(shortenTitle(getTitleIn(reader.country, reader.jobNow))),
  };
  return Object.fromEntries(
    Object.entries(namedValues).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );
}

/**
 * Returns job titles to search for, at the level of a reader who has years in the work. If another reader works and people usually enter the occupation by promotion, these are
 * the occupation's own titles.
 */
export function listJobsToSearch(fact: SearchedCareer, reader: Reader): string[] {
  if (fact.isKnown === true) return listLevelTitles(fact, reader);
  const isPromotion = findRoute(fact.code)?.ways[0]?.kind === 'promotion';
  return isPromotion && reader.stage === 'working' ? listOwnTitles(fact, reader) : listSearchTitles(fact, reader);
}

// What the wordings of the steps name: the first careers, a job to search for, skills and the country.
import { countryInSentence } from '@bearings/contracts';
import { routeOf } from '@bearings/career-data';
import type { OccupationFact } from '../report-facts.js';
import {
  listed,
  shortTitle,
  titleInSentence,
  withArticle,
} from '../../generation/writers/built-in/grammar.js';
import type { Slots } from '../phrase-picker.js';
import type { Reader } from './reader.js';
import { ownTitles, searchesFor } from './search-titles.js';

const MAX_SKILLS = 2;

type PlannedFact = Pick<OccupationFact, 'code' | 'title' | 'skills'>;

/** Returns the slots that can be filled; all titles in one only where there are as many as are `planned`. */
export function slotsFor(careers: readonly PlannedFact[], reader: Reader, planned: number): Slots {
  const [a, b] = careers.map(({ title }) => withArticle(shortTitle(title)));
  const titles =
    careers.length < planned
      ? undefined
      : listed(careers.map(({ title }) => titleInSentence(title)));
  const [job, other] = careers[0] === undefined ? [] : advertsFor(careers[0], reader);
  const skills = careers[0]?.skills.slice(0, MAX_SKILLS) ?? [];
  const named = {
    a,
    b,
    titles,
    job,
    other,
    skills: skills.length > 0 ? listed(skills) : undefined,
    country: countryInSentence(reader.country),
  };
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );
}

/** Job titles to search for: the work's own for a reader in work who would move up to it. */
function advertsFor(fact: PlannedFact, reader: Reader): string[] {
  const isPromotion = routeOf(fact.code)?.ways[0]?.kind === 'promotion';
  return isPromotion && reader.stage === 'working'
    ? ownTitles(fact, reader)
    : searchesFor(fact, reader);
}

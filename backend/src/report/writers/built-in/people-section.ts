import { FIELDS } from '../../../content/report-copy/fields.js';
import {
  ASKING,
  GIVING,
  GIVING_ANYWAY,
  MEETING_PEOPLE,
  QUESTIONS_TO_ASK,
} from '../../../content/report-copy/people.js';
import {
  PEOPLE_ANYWHERE,
  PEOPLE_TO_FIND,
  QUESTIONS_INTRO,
  TO_SHOW,
  TO_SHOW_ANYWHERE,
} from '../../../content/report-copy/people-frames.js';
import { HEADLINED, type ReportFacts } from '../../report-facts.js';
import { HIGH_FROM, type CategoryRanking } from './category-ranking.js';
import { listed, titleInSentence } from './grammar.js';
import { mostFrequent } from './most-frequent.js';
import type { PhrasePicker } from './phrase-picker.js';

const QUESTION_COUNT = 3;

/** Writes which people to meet, how to meet them, and what to ask: for the first three careers. */
export function writePeople(
  facts: ReportFacts,
  ranking: CategoryRanking,
  phrases: PhrasePicker,
): string {
  const band = facts.categories.find(({ category }) => category === 'communication')?.band;
  const careers = facts.careers.slice(0, HEADLINED);
  const codes = mostFrequent(
    careers.map(({ code }) => code.slice(0, 2)),
    HEADLINED,
  );
  const meet = codes.flatMap((code) => {
    const titles = careers.filter((career) => career.code.startsWith(code));
    const wordings = FIELDS[code]?.meet;
    if (wordings === undefined) return [];
    return `- **${capitalise(listed(titles.map(({ title }) => titleInSentence(title))))}:** ${phrases.pick(wordings)}`;
  });
  const questions = Array.from({ length: QUESTION_COUNT }, () => phrases.pick(QUESTIONS_TO_ASK));
  return [
    [phrases.pick(MEETING_PEOPLE[band ?? 'middle']), writeGiving(ranking, phrases)].join(' '),
    facts.ranked ? phrases.pick(PEOPLE_TO_FIND) : phrases.pick(PEOPLE_ANYWHERE),
    meet.join('\n'),
    [
      facts.ranked
        ? phrases.pick(TO_SHOW, { things: FIELDS[codes[0] ?? '']?.show ?? '' })
        : phrases.pick(TO_SHOW_ANYWHERE),
      phrases.pick(ASKING),
    ].join(' '),
    phrases.pick(QUESTIONS_INTRO),
    questions.map((question) => `- ${question}`).join('\n'),
  ].join('\n\n');
}

/** Writes what the person can offer others: by the highest high category with a wording, else in general. */
function writeGiving({ ranked }: CategoryRanking, phrases: PhrasePicker): string {
  const best = ranked.find(
    ({ category, score }) => score >= HIGH_FROM && Object.hasOwn(GIVING, category),
  );
  const wordings = Object.entries(GIVING).find(([category]) => category === best?.category)?.[1];
  return phrases.pick(wordings ?? GIVING_ANYWAY);
}

function capitalise(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

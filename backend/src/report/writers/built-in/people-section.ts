import { FIELDS } from '../../../content/report-copy/fields.js';
import {
  ASKING,
  GIVING,
  GIVING_ANYWAY,
  MEETING_PEOPLE,
  QUESTIONS_TO_ASK,
} from '../../../content/report-copy/people.js';
import {
  PEOPLE_TO_FIND,
  QUESTIONS_INTRO,
  TO_SHOW,
  TO_SHOW_ANYWHERE,
} from '../../../content/report-copy/people-frames.js';
import type { ReportFacts } from '../../report-facts.js';
import { listed } from './grammar.js';
import type { PhrasePicker } from './phrase-picker.js';
import { mostFrequent } from './most-frequent.js';
import { HIGH_FROM, type CategoryRanking } from './category-ranking.js';

const MAX_FIELDS = 3;
const QUESTION_COUNT = 4;

/** Writes which people to meet, how to meet them, and what to ask. */
export function writePeople(
  facts: ReportFacts,
  ranking: CategoryRanking,
  phrases: PhrasePicker,
): string {
  const band = facts.categories.find(({ category }) => category === 'communication')?.band;
  const fields = mostFrequent(
    facts.careers.map(({ code }) => code.slice(0, 2)),
    MAX_FIELDS,
  ).flatMap((code) => FIELDS[code] ?? []);
  const questions = Array.from({ length: QUESTION_COUNT }, () => phrases.pick(QUESTIONS_TO_ASK));
  return [
    [phrases.pick(MEETING_PEOPLE[band ?? 'middle']), writeGiving(ranking, phrases)].join(' '),
    phrases.pick(PEOPLE_TO_FIND, { fields: listed(fields.map(({ name }) => name)) }),
    fields.map(({ name, meet }) => `- **${capitalise(name)}.** ${phrases.pick(meet)}`).join('\n'),
    !facts.ranked
      ? phrases.pick(TO_SHOW_ANYWHERE)
      : phrases.pick(TO_SHOW, { things: fields.at(0)?.show ?? '' }),
    phrases.pick(ASKING),
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

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
import type { Pen } from './pen.js';
import { commonest } from './shared.js';
import { HIGH_FROM, type Standing } from './standing.js';

const FIELDS_NAMED = 3;
const QUESTIONS = 4;

/** Whom to meet, how, and what to ask them. */
export function writePeople(facts: ReportFacts, standing: Standing, pen: Pen): string {
  const band = facts.categories.find(({ category }) => category === 'communication')?.band;
  const fields = commonest(
    facts.careers.map(({ code }) => code.slice(0, 2)),
    FIELDS_NAMED,
  ).flatMap((code) => FIELDS[code] ?? []);
  const questions = Array.from({ length: QUESTIONS }, () => pen.write(QUESTIONS_TO_ASK));
  return [
    [pen.write(MEETING_PEOPLE[band ?? 'middle']), giving(standing, pen)].join(' '),
    pen.write(PEOPLE_TO_FIND, { fields: listed(fields.map(({ name }) => name)) }),
    fields.map(({ name, meet }) => `- **${capital(name)}.** ${pen.write(meet)}`).join('\n'),
    facts.flat
      ? pen.write(TO_SHOW_ANYWHERE)
      : pen.write(TO_SHOW, { things: fields.at(0)?.show ?? '' }),
    pen.write(ASKING),
    pen.write(QUESTIONS_INTRO),
    questions.map((question) => `- ${question}`).join('\n'),
  ].join('\n\n');
}

/** What the person has to offer others: by the strongest high category that has a wording, or anybody's. */
function giving({ ranked }: Standing, pen: Pen): string {
  const best = ranked.find(
    ({ category, score }) => score >= HIGH_FROM && Object.hasOwn(GIVING, category),
  );
  const wordings = Object.entries(GIVING).find(([category]) => category === best?.category)?.[1];
  return pen.write(wordings ?? GIVING_ANYWAY);
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

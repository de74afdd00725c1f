import { listAvoided } from '../../content/report-copy/avoided.js';
import { FIELD_COPY, MEET_BY_CODE } from '../../content/report-copy/fields.js';
import { ASKING_ADVICE, MEETING_PEOPLE_TIPS, QUESTIONS_TO_ASK } from '../../content/report-copy/people.js';
import {
  PEOPLE_ANYWHERE_SENTENCES,
  QUESTIONS_INTRO,
  TO_SHOW_SENTENCES,
  TO_SHOW_ANYWHERE_SENTENCES,
} from '../../content/report-copy/people-frames.js';
import type { Wording } from '../../content/wording.js';
import { LEADING_CAREER_COUNT, type ReportFacts } from '../../composing/report-facts.js';
import { createList, createParagraph, joinTitles, toSentence, withSubject } from '../../prose/build-blocks.js';
import type { ProseBlock, Sentence } from '../../prose/prose.js';
import { listMostFrequent } from './most-frequent.js';
import type { PhrasePicker } from '../../composing/phrase-picker.js';

const QUESTION_COUNT = 2;

/** Writes advice for the first three careers: whom to meet, how to meet them and what to ask. */
export function writePeople(facts: ReportFacts, phrases: PhrasePicker): ProseBlock[] {
  const band = facts.categories.find(({ category }) => category === 'communication')?.band;
  const careers = facts.careers.slice(0, LEADING_CAREER_COUNT);
  const codes = listMostFrequent(
    careers.map(({ code }) => code.slice(0, 2)),
    LEADING_CAREER_COUNT,
  );
  const places = listMostFrequent(
    careers.map(({ code }) => findMeetingTips(code)).filter((wordings) => wordings !== undefined),
    LEADING_CAREER_COUNT,
  );
  const meet = places.map((wordings) => {
    const meetable = careers.filter(({ code }) => findMeetingTips(code) === wordings);
    const label = [...joinTitles(meetable.map(({ code }) => code)), ...toSentence(':')];
    const about = FIELD_COPY[meetable[0]?.code.slice(0, 2) ?? '']?.about;
    return [label.map((part) => ({ ...part, mark: 'bold' as const })), withSubject(phrases.write(wordings), about)];
  });
  const questions = Array.from({ length: QUESTION_COUNT }, () => phrases.write(QUESTIONS_TO_ASK));
  return [
    createParagraph(phrases.write(MEETING_PEOPLE_TIPS[band ?? 'middle'])),
    ...(facts.ranked ? [] : [createParagraph(phrases.write(PEOPLE_ANYWHERE_SENTENCES))]),
    ...(meet.length === 0 ? [] : [createList(meet)]),
    createParagraph(writePreparation(facts, codes[0] ?? '', phrases), phrases.write(ASKING_ADVICE)),
    createParagraph(phrases.write(QUESTIONS_INTRO)),
    createList(questions.map((question) => [question])),
  ];
}

/**
 * Writes what to prepare for meeting people in the most frequent field of the first careers. The
 * advice is general if the careers are unranked or the text mentions what the reader excluded.
 */
function writePreparation(facts: ReportFacts, code: string, phrases: PhrasePicker): Sentence {
  const { show, showNames = [], about } = FIELD_COPY[code] ?? { show: '' };
  const avoid = listAvoided(facts.circumstances);
  return facts.ranked && !showNames.some((name) => avoid.has(name))
    ? withSubject(phrases.write(TO_SHOW_SENTENCES, { things: show }), about)
    : phrases.write(TO_SHOW_ANYWHERE_SENTENCES);
}

/** Returns tips on where to meet people of an occupation: its own tips, or else those of its field of work. */
const findMeetingTips = (code: string): readonly Wording[] | undefined =>
  MEET_BY_CODE[code] ?? FIELD_COPY[code.slice(0, 2)]?.meet;

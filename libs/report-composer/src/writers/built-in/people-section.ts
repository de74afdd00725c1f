import { countFewestYears } from '@bearings/domain';
import { SKILLED_YEARS } from '@bearings/career-matching';
import { listAvoided } from '../../content/report-copy/avoided.js';
import { FIELD_COPY, MEET_BY_CODE } from '../../content/report-copy/fields.js';
import { MEETING_PEOPLE_TIPS } from '../../content/report-copy/people.js';
import {
  PEOPLE_ANYWHERE_SENTENCES,
  TO_SHOW_SENTENCES,
  TO_SHOW_ANYWHERE_SENTENCES,
} from '../../content/report-copy/people-frames.js';
import type { Wording } from '../../content/wording.js';
import { LEADING_CAREER_COUNT, type ReportFacts } from '../../composing/report-facts.js';
import { createList, createParagraph, joinTitles, toSentence, withSubject } from '../../prose/build-blocks.js';
import type { ProseBlock, Sentence } from '../../prose/prose.js';
import { listMostFrequent } from './most-frequent.js';
import type { PhrasePicker } from '../../composing/phrase-picker.js';

/** Writes advice for the first three careers: how to meet people and where. The plan says what to ask. */
export function writePeople(facts: ReportFacts, phrases: PhrasePicker): ProseBlock[] {
  const band = facts.categories.find(({ category }) => category === 'communication')?.band;
  const careers = facts.careers.slice(0, LEADING_CAREER_COUNT);
  const known = listKnownFields(facts);
  const strange = careers.filter(({ code }) => !known.has(toField(code)));
  const codes = listMostFrequent(
    strange.map(({ code }) => toField(code)),
    LEADING_CAREER_COUNT,
  );
  const places = listMostFrequent(
    strange.map(({ code }) => findMeetingTips(code)).filter((wordings) => wordings !== undefined),
    LEADING_CAREER_COUNT,
  );
  const meet = places.map((wordings) => {
    const meetable = strange.filter(({ code }) => findMeetingTips(code) === wordings);
    const label = [...joinTitles(meetable.map(({ code }) => code)), ...toSentence(':')];
    const about = FIELD_COPY[toField(meetable[0]?.code ?? '')]?.about;
    return [label.map((part) => ({ ...part, mark: 'bold' as const })), withSubject(phrases.write(wordings), about)];
  });
  return [
    createParagraph(phrases.write(MEETING_PEOPLE_TIPS[band ?? 'middle'])),
    ...(facts.ranked ? [] : [createParagraph(phrases.write(PEOPLE_ANYWHERE_SENTENCES))]),
    ...(meet.length === 0 ? [] : [createList(meet)]),
    ...(meet.length === 0 ? [] : [createParagraph(writePreparation(facts, codes[0] ?? '', phrases))]),
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

/** Returns the field of work of an occupation. */
const toField = (code: string): string => code.slice(0, 2);

/** Returns the fields of jobs in which the reader has years, so that they know people and need no visit or voluntary work. */
function listKnownFields({ circumstances }: ReportFacts): ReadonlySet<string> {
  const jobs = (circumstances?.experience?.jobs ?? []).filter(({ years }) => countFewestYears(years) >= SKILLED_YEARS);
  return new Set(jobs.map(({ occupation }) => toField(occupation)));
}

/** Returns tips on where to meet people of an occupation: its own tips, or else those of its field of work. */
const findMeetingTips = (code: string): readonly Wording[] | undefined =>
  MEET_BY_CODE[code] ?? FIELD_COPY[toField(code)]?.meet;

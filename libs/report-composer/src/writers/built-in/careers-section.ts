import {
  CAREERS_INTRO,
  COMMON_REASONS,
  SHARED_FIELD_SENTENCES,
  FLAT_INTRO,
  UNRANKED_REASON,
  NO_REASON_SENTENCES,
  SHORT_FLAT_INTRO,
  SHORT_INTRO,
} from '../../content/report-copy/careers.js';
import { FIELD_COPY } from '../../content/report-copy/fields.js';
import { FULL_LIST_LENGTH } from '../../composing/career-count.js';
import { chooseReasonKind } from '@bearings/career-matching';
import type { ReasonedCareer } from '../../composing/reason-lines.js';
import { type CareerCase, chooseCases } from '../../composing/reasons.js';
import { LEADING_CAREER_COUNT, type ReportFacts } from '../../composing/report-facts.js';
import { createParagraph, joinTitles } from '../../prose/build-blocks.js';
import {
  type CareerNote,
  type CareerNoteText,
  chooseNoteText,
  type ProseBlock,
  type Sentence,
  type SummarisedText,
} from '../../prose/prose.js';
import { getJobNoun } from '../../composing/category-ranking.js';
import { listMostFrequent } from './most-frequent.js';
import type { PhrasePicker } from '../../composing/phrase-picker.js';
import { writeDoubt, writeReason } from './reason-sentences.js';

/** The introduction mentions a field of work that at least this many careers share. */
const MIN_CAREERS_IN_SHARED_FIELD = 3;
/** The introduction mentions a category that is a reason for at least this many careers. */
const MIN_CAREERS_WITH_SHARED_REASON = 4;

/** Writes the introduction to the careers: the first titles, and what the careers have in common. */
export function writeCareersIntro(facts: ReportFacts, phrases: PhrasePicker): ProseBlock[] {
  return [createParagraph(...writeIntroSentences(facts, phrases))];
}

function writeIntroSentences(facts: ReportFacts, phrases: PhrasePicker): Sentence[] {
  const firstCareers = facts.careers.slice(0, LEADING_CAREER_COUNT);
  const titles = joinTitles(
    firstCareers.map(({ code }) => code),
    'italic',
  );
  const isListShort = facts.careers.length < FULL_LIST_LENGTH;
  if (!facts.ranked) return [phrases.write(isListShort ? SHORT_FLAT_INTRO : FLAT_INTRO, { titles })];
  const sentences = [phrases.write(isListShort ? SHORT_INTRO : CAREERS_INTRO, { titles })];
  const field = sharedField(facts);
  if (field !== undefined) sentences.push(phrases.write(SHARED_FIELD_SENTENCES, { field }));
  const noun = sharedReason(facts);
  if (noun !== undefined) sentences.push(phrases.write(COMMON_REASONS, { noun }));
  return sentences;
}

/** Returns the field of work that at least three careers share; undefined if there is none. */
function sharedField({ careers }: ReportFacts): string | undefined {
  const names = careers.map(({ code }) => FIELD_COPY[code.slice(0, 2)]?.name ?? '');
  return listMostFrequent(names, 1).find(
    (name) => names.filter((other) => other === name).length >= MIN_CAREERS_IN_SHARED_FIELD,
  );
}

/**
 * Returns the noun of a category that at least four of the careers demand and in which the person scored high;
 * undefined if there is none.
 */
function sharedReason({ careers }: ReportFacts): string | undefined {
  const nouns = careers.flatMap(({ code, reasonsFor }) =>
    reasonsFor
      .filter((reason) => chooseReasonKind(code, reason) === 'bothHigh')
      .map(({ category }) => getJobNoun(category)),
  );
  return listMostFrequent(nouns, 1).find(
    (noun) => nouns.filter((other) => other === noun).length >= MIN_CAREERS_WITH_SHARED_REASON,
  );
}

/**
 * Writes the reasons for and against each career.
 * @param kept notes that other careers of the list have already, and keep
 */
export function writeCareerNotes(
  facts: ReportFacts,
  phrases: PhrasePicker,
  kept: readonly CareerNote[] = [],
): CareerNote[] {
  const written = facts.careers.filter(({ code }) => !kept.some((note) => note.code === code));
  const writeAll = (withExperience: boolean): CareerNoteText[] => {
    const taken = kept.flatMap((note) => chooseNoteText(note, withExperience).line ?? []);
    return chooseCases(written, facts, withExperience, taken).map((each, index) =>
      composeNoteText(written[index]?.code ?? '', each, facts, phrases),
    );
  };
  const notes = writeAll(false);
  const ownNotes = saidWhatTheyDid(facts) ? writeAll(true) : [];
  return facts.careers.flatMap(({ code }) => {
    const index = written.findIndex((career) => career.code === code);
    const note = notes[index];
    return kept.find((each) => each.code === code) ?? (note ? { ...note, code, own: ownNotes[index] ?? null } : []);
  });
}

/** Writes one reason for a career and one doubt about it. */
export function writeHeadline(
  career: ReasonedCareer,
  facts: Pick<ReportFacts, 'categories' | 'circumstances' | 'inMind' | 'ranked'>,
  phrases: PhrasePicker,
): CareerNote {
  const { code } = career;
  const write = (withExperience: boolean): CareerNoteText[] =>
    chooseCases([career], facts, withExperience).map((each) => composeNoteText(code, each, facts, phrases));
  const [note] = write(false);
  const [own = null] = saidWhatTheyDid(facts) ? write(true) : [];
  if (note === undefined) throw new Error(`There is no case for ${code}.`);
  return { ...note, code, own };
}

/** Returns whether a reader named a job or a pastime, which reasons may quote. */
export function saidWhatTheyDid({ circumstances }: Pick<ReportFacts, 'circumstances'>): boolean {
  const { jobs = [], pastimes = [], apprenticeship } = circumstances?.experience ?? {};
  return jobs.length > 0 || pastimes.length > 0 || apprenticeship !== undefined;
}

function composeNoteText(
  code: string,
  { reason, doubt }: CareerCase,
  facts: Pick<ReportFacts, 'categories' | 'ranked'>,
  phrases: PhrasePicker,
): CareerNoteText {
  const liked = reason?.line.on === 'tile' ? [reason.line.tile] : [];
  return {
    why: reason === null ? writeWithoutReason(code, facts.ranked, phrases) : writeReason(code, reason, facts, phrases),
    whyNot: writeDoubt(code, doubt, phrases),
    line: reason?.line ?? null,
    quotes: doubt.on === 'tile' ? [...liked, doubt.tile] : liked,
    saysDrawback: doubt.on === 'work',
  };
}

function writeWithoutReason(code: string, isRanked: boolean, phrases: PhrasePicker): SummarisedText {
  if (isRanked) return phrases.writeSummarised(NO_REASON_SENTENCES);
  return phrases.writeSummarised(UNRANKED_REASON, { field: FIELD_COPY[code.slice(0, 2)]?.name ?? '' });
}

import type { Category } from '@bearings/domain';
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
import { FIELD_COPY, type FieldCopy } from '../../content/report-copy/fields.js';
import { FULL_LIST_LENGTH } from '../../composing/career-count.js';
import { chooseReasonKind } from '@bearings/career-matching';
import type { ReasonedCareer } from '../../composing/reason-lines.js';
import { type CareerCase, type CareerDoubt, chooseCases } from '../../composing/reasons.js';
import { LEADING_CAREER_COUNT, type ReportFacts } from '../../composing/report-facts.js';
import { createParagraph, joinTitles, withSubject } from '../../prose/build-blocks.js';
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
import { writeDoubt, writeLikedTask, writeReason } from './reason-sentences.js';

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
  if (field !== undefined) {
    sentences.push(withSubject(phrases.write(SHARED_FIELD_SENTENCES, { field: field.name }), field.about));
  }
  const category = sharedReason(facts);
  if (category !== undefined) {
    sentences.push(withSubject(phrases.write(COMMON_REASONS, { noun: getJobNoun(category) }), category));
  }
  return sentences;
}

/** Returns the field of work that at least three careers share; undefined if there is none. */
function sharedField({ careers }: ReportFacts): FieldCopy | undefined {
  const fields = careers.flatMap(({ code }) => FIELD_COPY[code.slice(0, 2)] ?? []);
  return listMostFrequent(fields, 1).find(
    (field) => fields.filter((other) => other === field).length >= MIN_CAREERS_IN_SHARED_FIELD,
  );
}

/**
 * Returns a category that at least four of the careers demand and in which the person scored high; undefined if there
 * is none.
 */
function sharedReason({ careers }: ReportFacts): Category | undefined {
  const categories = careers.flatMap(({ code, reasonsFor }) =>
    reasonsFor.filter((reason) => chooseReasonKind(code, reason) === 'bothHigh').map(({ category }) => category),
  );
  return listMostFrequent(categories, 1).find(
    (category) => categories.filter((other) => other === category).length >= MIN_CAREERS_WITH_SHARED_REASON,
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
  { reason, likedTask, doubt }: CareerCase,
  facts: Pick<ReportFacts, 'categories' | 'ranked'>,
  phrases: PhrasePicker,
): CareerNoteText {
  const lines = [reason?.line, reason?.support?.line];
  const liked = lines.flatMap((line) => (line?.on === 'tile' ? line.tile : []));
  const support = reason?.support?.line;
  const kind = doubt === null ? undefined : getDoubtKind(doubt);
  return {
    why:
      reason !== null
        ? writeReason(code, reason, facts, phrases)
        : likedTask !== null
          ? writeLikedTask(code, likedTask, phrases)
          : writeWithoutReason(code, facts.ranked, phrases),
    whyNot: doubt === null ? { sentences: [], summary: [] } : writeDoubt(code, doubt, phrases),
    line: reason?.line ?? null,
    quotes: doubt?.on === 'tile' ? [...liked, doubt.tile] : liked,
    saysDrawback: doubt?.on === 'work',
    ...(support === undefined ? {} : { support }),
    ...(kind === undefined ? {} : { doubtKind: kind }),
    ...(doubt?.on === 'setting' && doubt.isRuledOut ? { ruledOut: doubt.setting } : {}),
  };
}

function getDoubtKind(doubt: CareerDoubt): CareerNoteText['doubtKind'] {
  switch (doubt.on) {
    case 'less':
    case 'lessTask':
    case 'tile':
      return 'own';
    case 'setting':
      return doubt.isRuledOut ? 'own' : undefined;
    case 'score':
      return 'weak';
    case 'work':
      return undefined;
  }
}

function writeWithoutReason(code: string, isRanked: boolean, phrases: PhrasePicker): SummarisedText {
  if (isRanked) return phrases.writeSummarised(NO_REASON_SENTENCES);
  return phrases.writeSummarised(UNRANKED_REASON, { field: FIELD_COPY[code.slice(0, 2)]?.name ?? '' });
}

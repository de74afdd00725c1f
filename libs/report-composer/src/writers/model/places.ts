// Lists where a language model may write in a report, with our own sentences for each place and the facts behind them.
import { UK } from '@bearings/domain';
import type { ReasonLine } from '../../composing/reason-line.js';
import { isPrivateLine } from '../../composing/reason-lines.js';
import type { ReportFacts } from '../../composing/report-facts.js';
import type { TextSubject } from '../../content/wording.js';
import { countInWords } from '../../composing/career-count.js';
import { getCategoryNoun, STRAIN_CATEGORIES } from '../../composing/category-ranking.js';
import { ProseRenderer } from '../../prose/prose-renderer.js';
import type { CareerNoteText, Prose, Sentence, WrittenSectionId } from '../../prose/prose.js';
import { BuiltInWriter } from '../built-in/built-in-writer.js';
import { fillSlots, type SlottedText, toSlottedText } from './slots.js';
import { mapSentences, type SentencePlace } from './visit-prose.js';

/** The parts of a report that a model edits, each with calls of its own. */
export const MODEL_PARTS = ['profile', 'strengths', 'careers', 'workplace', 'people'] as const;

export type ModelPart = (typeof MODEL_PARTS)[number];

/** One fact behind a sentence. */
export interface ModelFact {
  id: string;
  kind: 'score' | 'type' | 'direction' | 'count' | 'career';
  /** The fact as a sentence. */
  says: string;
}

/** One of our own sentences for a place. All sentences of a place are true of the reader and say the same kind of thing. */
export interface Candidate extends SlottedText {
  id: string;
  sentence: Sentence;
}

/** A place where a model may write one sentence. The first candidate stands there if the model does nothing. */
export interface Place {
  part: ModelPart;
  path: string;
  candidates: readonly [Candidate, ...Candidate[]];
  facts: readonly ModelFact[];
  /** The list whose bullets a model may bring into another order, and the bullet's position; null elsewhere. */
  bullet: { of: WrittenSectionId; block: number; item: number } | null;
}

/** A report in our own words, and where a model may edit it. */
export interface EditableReport {
  prose: Prose;
  places: readonly Place[];
}

/** Number of wordings of the report from which the candidates are taken. */
const VERSION_COUNT = 3;
/** Subjects of sentences without a place for a model. Ways in are in sections that have none. */
const CLOSED_SUBJECTS: ReadonlySet<unknown> = new Set<TextSubject>([
  'pay',
  'licence',
  'health',
  'law',
  'ruledOut',
  ...STRAIN_CATEGORIES,
]);
/** Paragraphs of the profile that a model may edit; a third one is the advice to check the answers. */
const PROFILE_PARAGRAPHS = 2;
/** Lines of the reader that a reason sent to a model may quote. The others are more personal. */
const SENT_LINES: ReadonlySet<ReasonLine['on']> = new Set(['statement', 'tile']);

const PART_BY_PLACE: Readonly<Record<SentencePlace['of'], ModelPart | null>> = {
  profile: 'profile',
  category: 'profile',
  strengths: 'strengths',
  careers: 'careers',
  why: 'careers',
  ownWhy: 'careers',
  workplace: 'workplace',
  roadmap: 'people',
  people: 'people',
  // Ways in are among the steps.
  'next-steps': null,
};

/** Writes a report in several wordings of our own, and returns the first with the places where a model may edit it. */
export async function writeEditable(facts: ReportFacts): Promise<EditableReport> {
  const [prose, ...others] = await Promise.all(
    Array.from({ length: VERSION_COUNT }, (_, index) => new BuiltInWriter(index).write(facts, () => undefined)),
  );
  if (prose === undefined) throw new Error('There is no wording of the report.');
  return { prose, places: listPlaces(facts, prose, others) };
}

function listPlaces(facts: ReportFacts, prose: Prose, others: readonly Prose[]): Place[] {
  const renderer = new ProseRenderer({ facts, firstName: '', country: UK });
  const toText = (sentence: Sentence): SlottedText => toSlottedText(sentence, (part) => renderer.fill(part));
  const otherSentences = others.map((other) => collectSentences(other));
  const usedTexts = new Set(
    [...collectSentences(prose).values()].map((sentence) => {
      const { text, slots } = toText(sentence);
      return fillSlots(text, slots);
    }),
  );
  const allFacts = listModelFacts(facts);
  const places: Place[] = [];
  mapSentences(prose, (sentence, path, at) => {
    const part = PART_BY_PLACE[at.of];
    if (part === null || !isEditable(at, prose) || !isOpen(sentence)) return sentence;
    const first = toText(sentence);
    const number = places.length + 1;
    const further = otherSentences.flatMap((sentences): (SlottedText & { sentence: Sentence })[] => {
      const other = sentences.get(path);
      if (other === undefined || !isOpen(other)) return [];
      const slotted = toText(other);
      const key = fillSlots(slotted.text, slotted.slots);
      if (usedTexts.has(key)) return [];
      usedTexts.add(key);
      return [{ ...slotted, sentence: other }];
    });
    places.push({
      part,
      path,
      candidates: [
        { ...first, sentence, id: `${number}a` },
        ...further.map((each, index) => ({ ...each, id: `${number}${'bcdefgh'.charAt(index)}` })),
      ],
      facts: chooseFacts(sentence, at, allFacts, facts),
      bullet: at.isListed && at.key === '' ? { of: toSectionId(at.of), block: at.block, item: at.item } : null,
    });
    return sentence;
  });
  return places;
}

function collectSentences(prose: Prose): Map<string, Sentence> {
  const sentences = new Map<string, Sentence>();
  mapSentences(prose, (sentence, path) => {
    sentences.set(path, sentence);
    return sentence;
  });
  return sentences;
}

/** Returns whether a sentence has words that are no label, and is not closed. */
const isOpen = (sentence: Sentence): boolean =>
  sentence.some((part) => part.kind === 'text' && part.mark === undefined && /\p{Ll}{2}/u.test(part.text)) &&
  !isClosed(sentence);

/** Returns whether a subject or a category has no place for a model. */
export const isClosedSubject = (subject: unknown): boolean => CLOSED_SUBJECTS.has(subject);

/** Returns whether a sentence is about a subject without a place for a model. */
const isClosed = (sentence: Sentence): boolean => listSubjects(sentence).some((subject) => isClosedSubject(subject));

const listSubjects = (sentence: Sentence): TextSubject[] =>
  sentence.flatMap((part) => (part.kind === 'text' && part.about !== undefined ? [part.about] : []));

function isEditable(at: SentencePlace, { careerNotes }: Prose): boolean {
  const note = careerNotes.find(({ code }) => code === at.key);
  if (at.of === 'profile') return at.block < PROFILE_PARAGRAPHS;
  if (at.of === 'category') return !isClosedSubject(at.key);
  if (at.of === 'why') return note?.own === null && isSent(note);
  if (at.of === 'ownWhy') return isSent(note?.own ?? null);
  return true;
}

/**
 * Returns whether a model may read a reason. One of two lines is not sent, because the second may be more personal, nor
 * is the task beside a closed line.
 */
const isSent = (note: CareerNoteText | null): boolean =>
  note !== null && note.support === undefined && isSentLine(note.line) && !note.why.sentences.some(isClosed);

const isSentLine = (line: ReasonLine | null): boolean =>
  line !== null &&
  !isPrivateLine(line) &&
  SENT_LINES.has(line.on) &&
  !(line.on === 'statement' && isClosedSubject(line.category));

function listModelFacts(facts: ReportFacts): ModelFact[] {
  const { type, closeToMiddle } = facts.personality;
  const count = countInWords(facts.careers);
  return [
    ...facts.categories
      .filter(({ category }) => !STRAIN_CATEGORIES.has(category))
      .map(({ category, score, band }): ModelFact => ({
        id: `score-${category}`,
        kind: 'score',
        says: `The reader’s score for ${getCategoryNoun(category)} is ${score} of 100, which is ${band}.`,
      })),
    {
      id: 'type',
      kind: 'type',
      says: closeToMiddle
        ? 'The reader is close to the middle between introvert and extravert.'
        : `The reader’s type is ${type}.`,
    },
    {
      id: 'direction',
      kind: 'direction',
      says: facts.direction
        ? 'The scores differ enough to show a direction.'
        : 'The scores may differ by chance only, so they show no direction.',
    },
    {
      id: 'count',
      kind: 'count',
      says: facts.ranked
        ? `There are ${count} careers, the closest first.`
        : `There are ${count} careers, in no order.`,
    },
    ...facts.careers.map(({ title }, index): ModelFact => ({
      id: `career-${index + 1}`,
      kind: 'career',
      says: `One of the careers is ${title}.`,
    })),
  ];
}

/** Returns the facts behind a sentence. */
function chooseFacts(
  sentence: Sentence,
  at: SentencePlace,
  all: readonly ModelFact[],
  facts: ReportFacts,
): ModelFact[] {
  const [category] = at.of === 'category' ? [at.key] : listSubjects(sentence);
  if (category !== undefined) {
    return all.filter(({ id, kind }) => id === `score-${category}` || (at.of === 'careers' && kind === 'count'));
  }
  if (at.of === 'profile') {
    return all.filter(({ kind }) => kind === 'score' || kind === 'type' || kind === 'direction');
  }
  if (at.of === 'why' || at.of === 'ownWhy') {
    const rank = facts.careers.findIndex(({ code }) => code === at.key) + 1;
    return all.filter(({ id }) => id === `career-${rank}`);
  }
  if (at.of === 'people') return all.filter(({ id }) => id === 'score-communication');
  return all.filter(({ kind }) => kind === 'count');
}

const toSectionId = (of: SentencePlace['of']): WrittenSectionId => {
  if (of === 'category' || of === 'why' || of === 'ownWhy') throw new Error(`${of} is no section.`);
  return of;
};

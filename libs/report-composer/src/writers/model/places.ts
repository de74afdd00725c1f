// Lists where a language model may write in a report, with our own sentences for each place and the facts behind them.
import { CATEGORIES, type Category, CATEGORY_NAMES, UK } from '@bearings/domain';
import { isPrivateLine, type ReasonLine } from '../../composing/reason-lines.js';
import type { ReportFacts } from '../../composing/report-facts.js';
import { WORKPLACE_COPY } from '../../content/report-copy/workplace.js';
import { countInWords } from '../../composing/career-count.js';
import { getCategoryNoun } from '../../composing/category-ranking.js';
import { ProseRenderer } from '../../prose/prose-renderer.js';
import type { Prose, Sentence, WrittenSectionId } from '../../prose/prose.js';
import { BuiltInWriter } from '../built-in/built-in-writer.js';
import { NO_PLACE_PATTERN } from './check-rewrite.js';
import { dropSlots, fillSlots, type SlottedText, toSlottedText } from './slots.js';
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
/** Everything about how a person bears strain has no place for a model, since it is close to health. */
const STRAIN_CATEGORIES: ReadonlySet<Category> = new Set<Category>(['resilience', 'burnout']);
const STRAIN_NOUNS = [...STRAIN_CATEGORIES].map((category) => getCategoryNoun(category));
const isAboutStrain = (category: string | undefined): boolean =>
  STRAIN_CATEGORIES.has(CATEGORIES.find((each) => each === category) ?? 'leadership');
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
    if (part === null || !isEditable(at, prose)) return sentence;
    const first = toText(sentence);
    if (!isOpenText(first)) return sentence;
    const number = places.length + 1;
    const further = otherSentences.flatMap((sentences): (SlottedText & { sentence: Sentence })[] => {
      const other = sentences.get(path);
      const slotted = other && toText(other);
      if (other === undefined || slotted === undefined || !isOpenText(slotted)) return [];
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
      facts: chooseFacts(at, allFacts, facts),
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

/** Returns whether a text has words of its own, none of which is about a subject without a place for a model. */
const isOpenText = ({ text }: SlottedText): boolean =>
  /\p{Ll}{2}/u.test(text.replaceAll(/\{\{\d+\}\}/g, '')) &&
  !NO_PLACE_PATTERN.test(dropSlots(text)) &&
  !STRAIN_NOUNS.some((noun) => text.includes(noun));

function isEditable(at: SentencePlace, { careerNotes }: Prose): boolean {
  const note = careerNotes.find(({ code }) => code === at.key);
  if (at.of === 'profile') return at.block < PROFILE_PARAGRAPHS;
  if (at.of === 'category') return !isAboutStrain(at.key);
  if (at.of === 'why') return note?.own === null && isSentLine(note.line);
  if (at.of === 'ownWhy') return isSentLine(note?.own?.line ?? null);
  return !isAboutStrain(findCategory(at));
}

const isSentLine = (line: ReasonLine | null): boolean =>
  line !== null && !isPrivateLine(line) && SENT_LINES.has(line.on);

/** Returns the category that the label before a sentence names; undefined if there is no such label. */
function findCategory({ siblings: [label] }: SentencePlace): Category | undefined {
  const part = label?.length === 1 ? label[0] : undefined;
  if (part?.kind !== 'text' || part.mark !== 'bold') return undefined;
  return CATEGORIES.find((category) =>
    [CATEGORY_NAMES[category], WORKPLACE_COPY[category].aspect].some((name) => part.text === `${name}.`),
  );
}

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
function chooseFacts(at: SentencePlace, all: readonly ModelFact[], facts: ReportFacts): ModelFact[] {
  const category = at.of === 'category' ? at.key : findCategory(at);
  if (category !== undefined) return all.filter(({ id }) => id === `score-${category}`);
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

import { readProperty } from '@bearings/contracts';
import type { Prose, Sentence } from '../../prose/prose.js';
import type { Candidate, EditableReport, Place } from './places.js';
import { findFault } from './check-rewrite.js';
import { readTextAt } from './read-json.js';
import { fillSlots, toFilledSentence } from './slots.js';
import { mapSentences, reorderItems } from './visit-prose.js';

/** A candidate in the model's own words, with the facts on which they rest. */
export interface Rewrite {
  /** The text with its slots. */
  text: string;
  /** What the facts say that the rewrite names. */
  facts: readonly string[];
}

/** What a model does at one place: it chooses a candidate, and may rewrite it. */
export interface Edit {
  place: Place;
  candidate: Candidate;
  /** Null if the candidate stands as it is. */
  rewrite: Rewrite | null;
}

/** Edits of a model, in its order, and why some of its rewrites were dropped. */
export interface CheckedEdits {
  edits: Edit[];
  faults: string[];
}

/** Returns the strict JSON schema of an answer: the sentences of a part in an order. */
export const EDITS_SCHEMA = createClosedObjectSchema({
  sentences: {
    type: 'array',
    items: createClosedObjectSchema({
      id: { type: 'string', description: 'Id of one of the sentences of a place.' },
      rewrite: { type: 'string', description: 'The sentence in your own words; empty to leave it as it is.' },
      facts: { type: 'array', items: { type: 'string' }, description: 'Ids of the facts that the rewrite rests on.' },
    }),
  },
});

/** Returns the JSON schema of an object with exactly these properties. */
export function createClosedObjectSchema(properties: Record<string, unknown>): Record<string, unknown> {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** Returns what the model reads about the places of a part, as JSON. */
export function describePlaces(places: readonly Place[]): string {
  const facts = new Map(places.flatMap((place) => place.facts.map((fact) => [fact.id, fact] as const)));
  return JSON.stringify({
    places: places.map(({ candidates, facts: behind, bullet }) => ({
      ...(bullet && { list: `${bullet.of} ${bullet.block}` }),
      sentences: candidates.map(({ id, text, slots }) => ({
        id,
        text,
        ...(slots.length > 0 && {
          slots: Object.fromEntries(slots.map(({ inserts }, index) => [index + 1, inserts])),
        }),
      })),
      facts: behind.map(({ id }) => id),
    })),
    facts: [...facts.values()],
  });
}

/**
 * Reads a model's answer as edits of these places. What is no edit of them is left out, and so is a rewrite that fails
 * a check: its candidate stands.
 */
export function parseEdits(answer: Record<string, unknown>, places: readonly Place[]): CheckedEdits {
  const faults: string[] = [];
  const edits = new Map<Place, Edit>();
  const usedTexts = new Set<string>();
  for (const given of listEntries(answer.sentences)) {
    const id = typeof given === 'string' ? given : readTextAt(given, 'id');
    const place = places.find(({ candidates }) => candidates.some((each) => each.id === id));
    const candidate = place?.candidates.find((each) => each.id === id);
    if (place === undefined || candidate === undefined || edits.has(place)) continue;
    const rewrite = readRewrite(given, place);
    const fault = rewrite === null ? null : findFault(rewrite.text, candidate, rewrite.facts, listOffered(place));
    if (fault !== null) faults.push(`${id}: ${fault}`);
    const isKept =
      rewrite !== null && fault === null && !usedTexts.has(rewrite.text) && rewrite.text !== candidate.text;
    if (isKept) usedTexts.add(rewrite.text);
    edits.set(place, { place, candidate, rewrite: isKept ? rewrite : null });
  }
  return { edits: [...edits.values()], faults };
}

const listOffered = ({ candidates, facts }: Place): string[] => [
  ...candidates.map(({ text, slots }) => fillSlots(text, slots)),
  ...facts.map(({ says }) => says),
];

/** Some models write one text in place of a list. */
const listEntries = (value: unknown): unknown[] => {
  if (typeof value === 'string') return value.split(/[\s,;]+/).filter((each) => each !== '');
  return Array.isArray(value) ? value : [];
};

function readRewrite(given: unknown, { facts }: Place): Rewrite | null {
  const text = readTextAt(given, 'rewrite')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/\{+\s*(\d+)\s*\}+/g, '{{$1}}');
  if (text === '') return null;
  const ids = listEntries(readProperty(given, 'facts')).map((id) => (typeof id === 'string' ? id : ''));
  return { text, facts: facts.filter(({ id }) => ids.includes(id)).map(({ says }) => says) };
}

/** Returns the report with these edits; the report itself if there is none. */
export function applyEdits({ prose, places }: EditableReport, edits: readonly Edit[], generator: string): Prose {
  const byPath = new Map(edits.map((edit) => [edit.place.path, edit]));
  const reworded = mapSentences(prose, (sentence, path): Sentence => {
    const edit = byPath.get(path);
    if (edit === undefined) return sentence;
    const { candidate, rewrite } = edit;
    return rewrite === null ? candidate.sentence : toFilledSentence(rewrite.text, candidate.slots);
  });
  const edited = listOrders(edits).reduce(
    (before, { of, block, order }) => reorderItems(before, { of, block }, order),
    reworded,
  );
  const isSame = JSON.stringify(edited) === JSON.stringify(prose);
  return isSame || places.length === 0 ? prose : { ...edited, generator };
}

/** Returns the order in which the model named the bullets of each list. */
function listOrders(
  edits: readonly Edit[],
): (Pick<NonNullable<Place['bullet']>, 'of' | 'block'> & { order: number[] })[] {
  const orders = new Map<string, { of: NonNullable<Place['bullet']>['of']; block: number; order: number[] }>();
  for (const { bullet } of edits.map(({ place }) => place)) {
    if (bullet === null) continue;
    const { of, block, item } = bullet;
    const list = orders.get(`${of} ${block}`) ?? { of, block, order: [] };
    if (!list.order.includes(item)) list.order.push(item);
    orders.set(`${of} ${block}`, list);
  }
  return [...orders.values()];
}

/** A rewritten sentence and what it rests on, as a judge reads them: alone, with nothing else of the report. */
export interface JudgedPair {
  id: string;
  sentence: string;
  facts: readonly string[];
}

/** Returns the pairs to judge. The sentence that a rewrite replaces is the first of its facts. */
export function listJudgedPairs(edits: readonly Edit[]): JudgedPair[] {
  return edits.flatMap(({ candidate: { id, text, slots }, rewrite }) =>
    rewrite === null
      ? []
      : [{ id, sentence: fillSlots(rewrite.text, slots), facts: [fillSlots(text, slots), ...rewrite.facts] }],
  );
}

/** Returns the edits with the candidate put back wherever the judge does not say that the rewrite follows. */
export const keepFollowing = (edits: readonly Edit[], verdicts: ReadonlyMap<string, Verdict>): Edit[] =>
  edits.map((edit) => (verdicts.get(edit.candidate.id) === 'follows' ? edit : { ...edit, rewrite: null }));

export const VERDICTS = ['follows', 'contradicts', 'not in the facts'] as const;

export type Verdict = (typeof VERDICTS)[number];

/** Returns the strict JSON schema of a judge's answer to these pairs. */
export const createVerdictsSchema = (pairs: readonly JudgedPair[]): Record<string, unknown> =>
  createClosedObjectSchema(Object.fromEntries(pairs.map(({ id }) => [id, { type: 'string', enum: VERDICTS }])));

/** Reads a judge's answer. What is none of the verdicts is left out. */
export function parseVerdicts(answer: Record<string, unknown>): Map<string, Verdict> {
  return new Map(
    Object.entries(answer).flatMap(([id, given]): [string, Verdict][] => {
      const verdict = VERDICTS.find((each) => each === given);
      return verdict === undefined ? [] : [[id, verdict]];
    }),
  );
}

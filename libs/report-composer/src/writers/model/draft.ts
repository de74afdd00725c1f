import type { Inline, Sentence } from '../../prose/prose.js';
import { countWords } from '../../text.js';
import type { ModelFact } from './model-facts.js';
import { readProperty } from './read-json.js';

/** One or two sentences by the language model, with the ids of the facts that support them. */
export interface Claim {
  text: string;
  facts: readonly string[];
}

/** A paragraph or a bullet. */
export interface Paragraph {
  claims: readonly Claim[];
}

/** The texts of a report as the model wrote them, by text id. */
export type Draft = Readonly<Record<string, readonly Paragraph[]>>;

/** Placeholder for the reader's first name. */
export const FIRST_NAME_SLOT = '{{firstName}}';

/** A placeholder for one of our values: `{{fact:score-planning}}`. */
export const PLACEHOLDER_PATTERN = /\{\{fact:([\w-]+)\}\}/g;

/** Returns the ids of the facts that a text's placeholders stand for. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER_PATTERN)].map(([, id = '']) => id);
}

/**
 * Returns a text with "it" for each placeholder of a fact and "you" for the first name, so that its words can be
 * checked like those of any text.
 */
export function replacePlaceholdersWithPronouns(text: string): string {
  return text.replaceAll(PLACEHOLDER_PATTERN, 'it').replaceAll(FIRST_NAME_SLOT, 'you');
}

/** Returns the sentences of a paragraph, with the part that each placeholder stands for. */
export function toSentences({ claims }: Paragraph, facts: ReadonlyMap<string, ModelFact>): Sentence[] {
  return claims.flatMap(({ text }) => splitSentences(text)).map((sentence) => toParts(sentence, facts));
}

function toParts(sentence: string, facts: ReadonlyMap<string, ModelFact>): Sentence {
  return sentence.split(/\{\{([\w:-]+)\}\}/).flatMap((piece, index): Inline[] => {
    if (index % 2 === 0) return piece === '' ? [] : [{ kind: 'text', text: piece }];
    if (FIRST_NAME_SLOT === `{{${piece}}}`) return [{ kind: 'firstName' }];
    const slot = facts.get(piece.replace(/^fact:/, ''))?.slot;
    return slot === undefined ? [] : [slot.part];
  });
}

export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?]["'”’)]?)\s+/).filter((sentence) => sentence !== '');
}

/** Counts the words of paragraphs, before placeholders are replaced. */
export function countClaimWords(paragraphs: readonly Paragraph[]): number {
  return countWords(paragraphs.flatMap(({ claims }) => claims.map(({ text }) => text)).join(' '));
}

/** Returns the strict JSON schema of one text. */
export function textSchema(description: string): Record<string, unknown> {
  const claim = createClosedObjectSchema({
    text: { type: 'string', description: 'One or two sentences.' },
    facts: {
      type: 'array',
      items: { type: 'string' },
      description: 'Ids of the facts that the text rests on.',
    },
  });
  return {
    type: 'array',
    description,
    items: createClosedObjectSchema({ claims: { type: 'array', items: claim } }),
  };
}

/** Returns the JSON schema of an object with exactly these properties. */
export function createClosedObjectSchema(properties: Record<string, unknown>): Record<string, unknown> {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

/** Parses a value as the paragraphs of a text; null if it has another structure. */
export function toParagraphs(value: unknown): Paragraph[] | null {
  if (!Array.isArray(value)) return null;
  const paragraphs = value.map((each: unknown) => toParagraph(each));
  return paragraphs.every((each) => each !== null) ? paragraphs : null;
}

function toParagraph(value: unknown): Paragraph | null {
  const claims: unknown = readProperty(value, 'claims');
  if (!Array.isArray(claims) || claims.length === 0) return null;
  const parsedClaims = claims.map((each: unknown): Claim | null => {
    const text = readProperty(each, 'text');
    const given = readProperty(each, 'facts');
    // Some models write one text in place of a list.
    const facts: unknown = typeof given === 'string' ? given.split(/[\s,;]+/).filter((id) => id !== '') : given;
    if (typeof text !== 'string' || !Array.isArray(facts)) return null;
    return {
      text: normaliseText(text),
      facts: facts.map((id) => String(id).replace(ID_MARKS, '')),
    };
  });
  return parsedClaims.every((each) => each !== null) ? { claims: parsedClaims } : null;
}

/** Characters that some models add to an id, as in "{{fact:score-planning}}". */
const ID_MARKS = /^[{\s]*(?:fact:)?|[}\s]+$/g;

/** Returns a text on one line. Placeholders such as "{fact:x}" or "{{x}}" become "{{fact:x}}". */
function normaliseText(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/\{+\s*(?:fact:\s*)?([\w-]+)\s*\}+/g, (_, id: string) =>
      FIRST_NAME_SLOT === `{{${id}}}` ? FIRST_NAME_SLOT : `{{fact:${id}}}`,
    );
}

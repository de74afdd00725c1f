/** Composes a value that matches a JSON schema. Each text in the value consists of simple sentences. */
import type { JsonObject } from './json.js';
import { isJsonObject } from './json.js';

const SENTENCE_SUBJECTS = [
  'A steady habit',
  'Careful listening',
  'An early start',
  'One honest question',
  'Regular practice',
  'A quiet hour',
  'Good preparation',
  'Trying things out',
  'A patient colleague',
  'Small experiments',
  'Clear notes',
  'A change of scene',
  'Plain speaking',
];
const SENTENCE_VERBS = [
  'will often mean',
  'can soon show',
  'should help with',
  'may well lead to',
  'could open up',
  'will usually support',
  'can gently uncover',
  'might even improve',
  'would probably reward',
  'must come before',
  'can carefully prepare',
];
const SENTENCE_OBJECTS = [
  'work that suits you',
  'the next useful step',
  'what you already do well',
  'a better way of deciding',
  'the people worth meeting',
  'a clearer view of the field',
  'the skills that matter most',
  'room for your own ideas',
  'an answer you can trust',
];
const DEFAULT_WORD_COUNT = 20;
/** Approximate number of words in each item of a list. */
const WORDS_IN_ITEM = 35;

/** Composes about 1,200 different sentences. Concurrent calls share one instance. */
export class SentenceSource {
  private count = 0;

  next(): string {
    const pickOne = (list: readonly string[]): string => list[this.count % list.length] ?? '';
    // The lengths of the three lists have no common divisor, so every combination occurs before one repeats.
    const sentence = `${pickOne(SENTENCE_SUBJECTS)} ${pickOne(SENTENCE_VERBS)} ${pickOne(SENTENCE_OBJECTS)}.`;
    this.count += 1;
    return sentence;
  }

  text(words: number): string {
    const sentences: string[] = [];
    let written = 0;
    while (written < words) {
      const sentence = this.next();
      sentences.push(sentence);
      written += sentence.split(' ').length;
    }
    return sentences.join(' ');
  }
}

/**
 * Returns an answer that matches the schema. Supports objects, lists and texts. If a description says "… 20 to 40
 * words", the text or list has that length. A list named "facts" contains the first fact of the call.
 */
export function composeValue(schema: JsonObject, sentences: SentenceSource, facts: readonly string[] = []): JsonObject {
  const value = createValue(schema, { sentences, facts, words: DEFAULT_WORD_COUNT });
  return isJsonObject(value) ? value : {};
}

interface WritingState {
  sentences: SentenceSource;
  facts: readonly string[];
  words: number;
}

function createValue(schema: JsonObject, writing: WritingState): unknown {
  const words = countWantedWords(schema) ?? writing.words;
  if (schema.type === 'object') {
    return Object.fromEntries(
      listProperties(schema).map(([name, property]) => [
        name,
        name === 'facts' && property.type === 'array'
          ? writing.facts.slice(0, 1)
          : createValue(property, { ...writing, words }),
      ]),
    );
  }
  if (schema.type === 'array' && isJsonObject(schema.items)) {
    const { items } = schema;
    const count = Math.ceil(words / WORDS_IN_ITEM);
    const each = { ...writing, words: Math.round(words / count) };
    return Array.from({ length: count }, () => createValue(items, each));
  }
  return schema.type === 'string' ? writing.sentences.text(words) : null;
}

export function listProperties(schema: JsonObject): [string, JsonObject][] {
  return Object.entries(isJsonObject(schema.properties) ? schema.properties : {}).filter(
    (entry): entry is [string, JsonObject] => isJsonObject(entry[1]),
  );
}

function countWantedWords({ description }: JsonObject): number | null {
  const [, from, to] = /(\d+) to (\d+) words/.exec(String(description ?? '')) ?? [];
  return from === undefined ? null : Math.round((Number(from) + Number(to)) / 2);
}

import { readProperty } from '@bearings/contracts';
import { ModelError } from './model-error.js';

/**
 * Maximum number of opening braces from which parsing is tried, so that an answer full of braces does not take long.
 */
const MAX_PARSE_ATTEMPTS = 50;

/**
 * Returns the JSON object with one of these keys from a model's answer. The object may be in a code fence, after other
 * text or a `<think>` block, inside another object, or encoded as a JSON string; it may have commas before closing
 * brackets, line breaks within texts, and curly quotation marks around texts. Throws a {@link ModelError} if there is
 * none or it is cut off.
 */
export function findJsonObject(answer: string, keys: readonly string[]): Record<string, unknown> {
  const text = decodeString(
    answer.replaceAll(/<think(?:ing)?>[^]*?<\/think(?:ing)?>|^[^]*<\/think(?:ing)?>/g, '').trim(),
  );
  if (text === '') throw new ModelError('declined', 'the answer is empty');
  if (!/[{[]/.test(text)) throw new ModelError('declined', 'the answer is words instead of JSON');
  const straightText = straightenQuotes(text);
  const found = findObjectWith(text, keys) ?? findObjectWith(straightText, keys);
  if (found !== null) return found;
  if (isObjectOpen(text, keys) || isObjectOpen(straightText, keys)) {
    throw new ModelError('incomplete', 'the JSON object does not end');
  }
  throw new ModelError('malformed', 'the answer has no JSON object with the texts');
}

/** Returns the text that a JSON string stands for; other texts unchanged. */
function decodeString(text: string): string {
  const value = text.startsWith('"') ? parseLoosely(text) : null;
  return typeof value === 'string' ? value : text;
}

const CURLY_STRING_PATTERN = /“((?:[^”\\]|\\.)*)”/g;

/** Returns a text with straight quotation marks around what curly ones enclose, and those within it escaped. */
function straightenQuotes(text: string): string {
  return text.replaceAll(CURLY_STRING_PATTERN, (_, inner: string) => `"${inner.replaceAll(/\\?"/g, String.raw`\"`)}"`);
}

/** Returns the indexes of the first opening braces. */
const listStarts = (text: string): number[] =>
  [...text.matchAll(/\{/g)].slice(0, MAX_PARSE_ATTEMPTS).map(({ index }) => index);

function findObjectWith(text: string, keys: readonly string[]): Record<string, unknown> | null {
  for (const start of listStarts(text)) {
    const end = findObjectEnd(text, start);
    const value = end === null ? null : parseLoosely(text.slice(start, end));
    if (typeof value === 'object' && value !== null && keys.some((key) => key in value)) return { ...value };
  }
  return null;
}

/** Returns whether an object with one of these keys begins and does not end. */
function isObjectOpen(text: string, keys: readonly string[]): boolean {
  return listStarts(text).some(
    (start) => findObjectEnd(text, start) === null && keys.some((key) => text.includes(`"${key}"`, start)),
  );
}

const STRING_PATTERN = String.raw`"(?:[^"\\]|\\.)*"`;

/** Returns the index after the brace that closes the object at `start`; null if it is not closed. */
function findObjectEnd(text: string, start: number): number | null {
  let depth = 0;
  for (const { 0: token, index } of text.slice(start).matchAll(new RegExp(`${STRING_PATTERN}|[{}]`, 'gs'))) {
    if (token === '{') depth += 1;
    if (token === '}' && (depth -= 1) === 0) return start + index + 1;
  }
  return null;
}

/** Parses JSON that may have commas before closing brackets, and control characters within texts. Null if invalid. */
function parseLoosely(text: string): unknown {
  const strictText = text.replaceAll(new RegExp(String.raw`${STRING_PATTERN}|,(?=\s*[}\]])`, 'gs'), (token) =>
    token === ',' ? '' : token.replaceAll(/\p{Cc}/gu, (character) => JSON.stringify(character).slice(1, -1)),
  );
  try {
    return JSON.parse(strictText);
  } catch {
    return null;
  }
}

/** Returns a property as text; empty if it is not a string. */
export function readTextAt(value: unknown, name: string): string {
  const text = readProperty(value, name);
  return typeof text === 'string' ? text : '';
}

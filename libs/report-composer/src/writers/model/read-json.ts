import { ModelError } from './model-error.js';

/**
 * Maximum number of opening braces from which parsing is tried, so that an answer full of braces does not take long.
 */
const MAX_PARSE_ATTEMPTS = 50;

/**
 * Returns the JSON object with one of these keys from a model's answer. The object may be in a code
 * fence, after other text or a `<think>` block, or inside another object, and may have commas
 * before closing brackets. Throws a {@link ModelError} if there is none or it is cut off.
 */
export function findJsonObject(answer: string, keys: readonly string[]): Record<string, unknown> {
  const text = answer.replaceAll(/<think(?:ing)?>[^]*?<\/think(?:ing)?>|^[^]*<\/think(?:ing)?>/g, '');
  const starts = [...text.matchAll(/\{/g)].slice(0, MAX_PARSE_ATTEMPTS).map(({ index }) => index);
  let isOpen = text.trim() === '';
  for (const start of starts) {
    const end = findObjectEnd(text, start);
    if (end === null) {
      isOpen ||= keys.some((key) => text.includes(`"${key}"`, start));
      continue;
    }
    const value = parseObject(text.slice(start, end));
    if (value !== null && keys.some((key) => key in value)) return value;
  }
  if (isOpen) throw new ModelError('incomplete', 'the JSON object does not end');
  throw new ModelError('malformed', 'the answer has no JSON object with the texts');
}

/** Returns the index after the brace that closes the object at `start`; null if it is not closed. */
function findObjectEnd(text: string, start: number): number | null {
  let depth = 0;
  for (const { 0: token, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{') depth += 1;
    if (token === '}' && (depth -= 1) === 0) return start + index + 1;
  }
  return null;
}

function parseObject(text: string): Record<string, unknown> | null {
  const strictText = text.replaceAll(/"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])/g, (token) => (token === ',' ? '' : token));
  try {
    const value: unknown = JSON.parse(strictText);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Returns a property of a value of any type; undefined if it has none. */
export const readProperty = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Returns a property as text; empty if it is not a string. */
export function readTextAt(value: unknown, name: string): string {
  const text = readProperty(value, name);
  return typeof text === 'string' ? text : '';
}

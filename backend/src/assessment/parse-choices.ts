// Parses single values and lists of a body that may contain only values of fixed lists. An error contains the field's path.
import { isRecord } from '@bearings/contracts';
import { createParseFailure, type Parsed } from '../platform/http/parsed.js';

export const listIds = <Id extends string>(choices: readonly { id: Id }[]): Id[] => choices.map(({ id }) => id);

/** Returns the input in quotes for an error message if it is short and plain; otherwise a general phrase. */
export function quoteIfHarmless(sent: unknown): string {
  return typeof sent === 'string' && /^[\w.:-]{1,20}$/.test(sent) ? `"${sent}"` : 'What was sent';
}

/** The last part of a field's path, which names the field in an error message. */
const getName = (field: string): string => field.slice(field.lastIndexOf('.') + 1);

type SentParts<Part extends string> = Record<string, unknown> & { [Name in Part]?: unknown };

const hasOnlyParts = <Part extends string>(
  input: Record<string, unknown>,
  parts: Readonly<Record<Part, unknown>>,
): input is SentParts<Part> => Object.keys(input).every((part) => Object.hasOwn(parts, part));

/** Parses an object that has no other parts than these. `name` is what the object is called in an error message. */
export function parseParts<Part extends string>(
  field: string,
  name: string,
  input: unknown,
  parts: Readonly<Record<Part, unknown>>,
): Parsed<SentParts<Part>> {
  if (!isRecord(input)) return createParseFailure(field, `The ${name} must be an object.`);
  if (hasOnlyParts(input, parts)) return { ok: true, value: input };
  const unknownPart = Object.keys(input).find((part) => !Object.hasOwn(parts, part));
  return createParseFailure(field, `${quoteIfHarmless(unknownPart)} is no part of ${name}.`);
}

/** Parses one value of a fixed list. Returns undefined if none was sent. */
export function parseChoice<T extends string | number | boolean>(
  field: string,
  input: unknown,
  choices: readonly T[],
): Parsed<T | undefined> {
  if (input === undefined) return { ok: true, value: undefined };
  const value = choices.find((choice) => choice === input);
  if (value !== undefined) return { ok: true, value };
  return createParseFailure(field, `The ${getName(field)} must be one of ${choices.join(', ')}.`);
}

/** Parses several values of a fixed list and returns them in its order; an empty list if none were sent. */
export function parseIds<Id extends string>(
  field: string,
  input: unknown,
  ids: readonly Id[],
  most = ids.length,
): Parsed<Id[]> {
  const parsedIds = parseDistinctTexts(field, input, most);
  if (!parsedIds.ok) return parsedIds;
  const unknownId = parsedIds.value.find((each) => !ids.some((id) => id === each));
  if (unknownId !== undefined)
    return createParseFailure(field, `${quoteIfHarmless(unknownId)} is not one of the ${getName(field)}.`);
  return { ok: true, value: ids.filter((id) => parsedIds.value.includes(id)) };
}

/** Parses a list of texts without duplicates; returns an empty list if none were sent. */
export function parseDistinctTexts(field: string, input: unknown, most: number): Parsed<readonly string[]> {
  const items = parseList(field, input, most);
  if (!items.ok) return items;
  const value: string[] = [];
  for (const item of items.value) {
    if (typeof item !== 'string') return createParseFailure(field, 'Each entry of the list must be a text.');
    if (value.includes(item)) return createParseFailure(field, `${quoteIfHarmless(item)} is named more than once.`);
    value.push(item);
  }
  return { ok: true, value };
}

/** Parses a list of anything; returns an empty list if none was sent. */
export function parseList(field: string, input: unknown, most: number): Parsed<readonly unknown[]> {
  if (input === undefined) return { ok: true, value: [] };
  if (!Array.isArray(input)) return createParseFailure(field, 'This must be a list.');
  if (input.length > most) return createParseFailure(field, `At most ${most} can be named.`);
  return { ok: true, value: input };
}

// Parses how a person sorted the long list.
import type { Circumstances, SortedCareer } from '@bearings/contracts';
import { LONG_LIST_LENGTH, SORT_ANSWERS } from '@bearings/domain';
import { createParseFailure, type Parsed } from '../platform/http/parsed.js';
import { parseChoice, parseList, parseParts, quoteIfHarmless } from './parse-choices.js';

const SORTED_FIELD = 'sorted';
const SORTED_PARTS: { [Part in keyof SortedCareer]: true } = { code: true, answer: true };

/**
 * Returns the sorted careers from any JSON value, by code, each once; never throws. Whether they are careers of the
 * report's long list is for the caller to check.
 */
export function parseSortedCareers(input: unknown): Parsed<SortedCareer[]> {
  if (input === undefined) return createParseFailure(SORTED_FIELD, 'The sorted careers are missing.');
  const items = parseList(SORTED_FIELD, input, LONG_LIST_LENGTH);
  if (!items.ok) return items;
  const sorted = new Map<string, SortedCareer>();
  for (const item of items.value) {
    const parts = parseParts(SORTED_FIELD, 'sorted career', item, SORTED_PARTS);
    if (!parts.ok) return parts;
    const { code } = parts.value;
    const answer = parseChoice(`${SORTED_FIELD}.answer`, parts.value.answer, SORT_ANSWERS);
    if (!answer.ok) return answer;
    if (answer.value === undefined)
      return createParseFailure(`${SORTED_FIELD}.answer`, 'A sorted career needs an answer.');
    if (typeof code !== 'string') return createParseFailure(`${SORTED_FIELD}.code`, 'A sorted career needs its code.');
    if (sorted.has(code)) return createParseFailure(SORTED_FIELD, `${quoteIfHarmless(code)} is named more than once.`);
    sorted.set(code, { code, answer: answer.value });
  }
  return { ok: true, value: sortByCode([...sorted.values()]) };
}

/** Returns sorted careers by code, so that the same answers are equal as JSON. */
export const sortByCode = (sorted: readonly SortedCareer[]): SortedCareer[] =>
  sorted.toSorted((one, other) => (one.code < other.code ? -1 : 1));

/** Returns circumstances that were sent, with the sorted careers of the stored ones. */
export function keepSorted(stored: Circumstances | null, sent: Circumstances): Circumstances {
  return stored?.sorted === undefined ? sent : { ...sent, sorted: stored.sorted };
}

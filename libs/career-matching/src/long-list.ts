// The best 25 careers, which a person can sort after buying; see "The long list" in docs/method.md.
import { LONG_LIST_LENGTH } from '@bearings/domain';
import { scorePerson, toSelectionInput } from './match-person.js';
import type { MatchInput } from './match-result.js';
import { selectDiverse, selectRecommended } from './selection.js';
import { getAt, type MatchingTables } from './tables.js';

/**
 * Returns the codes of the best careers to sort: the ten and the next ones in the order of selection, at most 25. How the
 * person sorted them before does not count, so that the list stays the same.
 */
export function listLongList(tables: MatchingTables, input: MatchInput): string[] {
  const { sorted: _, ...unsorted } = input.circumstances ?? { interests: {} };
  const selectable = toSelectionInput(scorePerson(tables, { ...input, circumstances: unsorted }));
  const indexes = new Set([
    ...selectRecommended(tables, selectable),
    ...selectDiverse(tables, selectable, LONG_LIST_LENGTH),
  ]);
  return [...indexes].slice(0, LONG_LIST_LENGTH).map((index) => getAt(tables.occupations, index).code);
}

// Selects badly fitting occupations (decoys). They are shown among a report's careers, to find out
// whether readers prefer the report's.
import { NEAR_DUPLICATE } from './likeness.js';
import { scorePerson } from './match-person.js';
import type { MatchInput } from './match-result.js';
import { byScore } from './selection.js';
import { isEntryTitle } from './seniority.js';
import type { Random } from './simulation/random.js';
import { at, type MatchingTables } from './tables.js';

/** Returns a list in random order. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((value) => ({ value, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ value }) => value);
}

/**
 * Returns `count` random occupations from the lower half of those open to a person. Leaves out
 * occupations that are very similar to `suggested` ones or to those that the person named.
 */
export function farCareers(
  tables: MatchingTables,
  input: MatchInput,
  suggested: readonly string[],
  count: number,
  random: Random,
): { code: string; title: string }[] {
  const { open, growth, inMind, circumstances } = scorePerson(tables, input);
  const near = suggested.flatMap((code) => tables.indexByCode.get(code) ?? []);
  const isNear = (index: number, other: number): boolean =>
    index === other ||
    (tables.likeness[index * tables.occupations.length + other] ?? 0) >= NEAR_DUPLICATE;
  const far = byScore(open, growth.adjustedScores)
    .slice(Math.ceil(open.length / 2))
    .filter((index) => ![...near, ...inMind].some((other) => isNear(index, other)));
  return shuffled(far, random)
    .slice(0, count)
    .map((index) => {
      const { code, title } = at(tables.occupations, index);
      const entryTitle =
        isEntryTitle(tables, index, circumstances) && tables.circumstances[index]?.entryTitle;
      return { code, title: entryTitle || title };
    });
}

// Selects badly fitting occupations (decoys). They are shown among a report's careers, to find out whether readers
// prefer the careers that were really recommended.
import { MIN_NEAR_DUPLICATE_SIMILARITY } from './likeness.js';
import { scorePerson } from './match-person.js';
import type { MatchInput } from './match-result.js';
import { sortByScore } from './selection.js';
import type { Random } from './simulation/random.js';
import { getAt, type MatchingTables } from './tables.js';

/** Returns a list in random order. */
export function shuffle<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((value) => ({ value, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ value }) => value);
}

/**
 * Returns `count` random occupations from the lower half of those open to a person. Leaves out
 * occupations that are very similar to `suggested` ones or to those that the person named.
 */
export function drawFarCareers(
  tables: MatchingTables,
  input: MatchInput,
  suggested: readonly string[],
  count: number,
  random: Random,
): { code: string; title: string }[] {
  const { open, growth, inMind } = scorePerson(tables, input);
  const nearIndexes = suggested.flatMap((code) => tables.indexByCode.get(code) ?? []);
  const isNearCareer = (index: number, other: number): boolean =>
    index === other ||
    (tables.likeness[index * tables.occupations.length + other] ?? 0) >= MIN_NEAR_DUPLICATE_SIMILARITY;
  const farIndexes = sortByScore(open, growth.adjustedScores)
    .slice(Math.ceil(open.length / 2))
    .filter((index) => ![...nearIndexes, ...inMind].some((other) => isNearCareer(index, other)));
  return shuffle(farIndexes, random)
    .slice(0, count)
    .map((index) => {
      const { code, title } = getAt(tables.occupations, index);
      return { code, title };
    });
}

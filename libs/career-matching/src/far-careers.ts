// Occupations that fit a person least: what suggestions are compared with.
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
 * Returns `count` random occupations of the lower half of those open to a person. None is a near-duplicate of
 * `suggested`, and none a job that the person has in mind.
 */
export function farCareers(
  tables: MatchingTables,
  input: MatchInput,
  suggested: readonly string[],
  count: number,
  random: Random,
): { code: string; title: string }[] {
  const { open, growth, inMind, circumstances } = scorePerson(tables, input);
  const near = suggested.flatMap((code) => tables.placeOf.get(code) ?? []);
  const isNear = (place: number, other: number): boolean =>
    place === other ||
    (tables.likeness[place * tables.occupations.length + other] ?? 0) >= NEAR_DUPLICATE;
  const far = byScore(open, growth.lifted)
    .slice(Math.ceil(open.length / 2))
    .filter((place) => ![...near, ...inMind].some((other) => isNear(place, other)));
  return shuffled(far, random)
    .slice(0, count)
    .map((place) => {
      const { code, title } = at(tables.occupations, place);
      const rung = isEntryTitle(tables, place, circumstances) && tables.circumstances[place]?.rung;
      return { code, title: rung || title };
    });
}

// Computes the constants that matching needs for the tables of occupations; see "Prior" in docs/method.md.
import { CATEGORIES } from '@bearings/contracts';
import {
  answersAtAnyLevel,
  answersLike,
  answersWithoutDirection,
  byScore,
  interestsLike,
  type JudgedRows,
  loadMatchingTables,
  type MatchingConstants,
  type MatchingTables,
  type MatchInput,
  type Random,
  randomCircumstances,
  scorePerson,
  seededRandom,
  RECOMMENDED_COUNT,
  stampOf,
} from '@bearings/career-matching';
import { type FilledDemand, type Occupation, RELATED_ROWS } from '@bearings/career-data';

const SEED = 2026;
const REFERENCE_PEOPLE = 4_000;
const PEOPLE_WITHOUT_DIRECTION = 2_000;
/** An occupation that more than this share of people get (a hub) is penalised with this weight. */
const HUB_SHARE = 0.06;
const HUB_WEIGHT = 0.35;
const HUB_PASSES = 4;
/** Occupations with fewer UK employees count as if they had this many. */
const LEAST_EMPLOYMENT = 2_000;
const PRIOR_WEIGHT = 0.25;

/** Returns the constants for the tables. The same tables always give the same constants. */
export function makeConstants(
  occupations: readonly Occupation[],
  judged: JudgedRows,
): MatchingConstants {
  const priors = employmentPriors(occupations);
  const filled = fillGaps(occupations);
  const hubs = occupations.map(() => 0);
  const constantsWith = (chances?: readonly number[]): MatchingConstants => ({
    stamp: stampOf(occupations),
    filled,
    rows: occupations.map(({ code }, index) => {
      const hub = hubs[index] ?? 0;
      const prior = roundToFour((priors[index] ?? 0) - hub);
      return { code, prior, hub, chance: roundToFour(chances?.[index] ?? 0) };
    }),
  });
  const tables = () => loadMatchingTables(judged, occupations, constantsWith());
  for (let pass = 0; pass < HUB_PASSES; pass++) {
    const shares = sharesOf(tables(), REFERENCE_PEOPLE, referencePerson);
    for (const [index, share] of shares.entries()) {
      if (share <= HUB_SHARE) continue;
      hubs[index] = roundToFour((hubs[index] ?? 0) + HUB_WEIGHT * Math.log(share / HUB_SHARE));
    }
  }
  return constantsWith(
    sharesOf(tables(), PEOPLE_WITHOUT_DIRECTION, (_, __, random) => ({
      keyed: answersWithoutDirection(random),
    })),
  );
}

/**
 * Returns a bonus for each occupation that grows with its UK employment: a quarter of log10 of the
 * employment, minus the mean of all occupations.
 */
function employmentPriors(occupations: readonly Occupation[]): number[] {
  const logs = occupations.map(({ uk }) =>
    Math.log10(Math.max(LEAST_EMPLOYMENT, uk.employment ?? 0)),
  );
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  return logs.map((log) => PRIOR_WEIGHT * (log - mean));
}

/** Returns values for missing demands: the mean of the nearest related occupations. */
function fillGaps(occupations: readonly Occupation[]): FilledDemand {
  const demandOf = new Map(occupations.map(({ code, demand }) => [code, demand]));
  const related = new Map(RELATED_ROWS.map((row) => [row.code, [...row.short, ...row.long]]));
  const filled: Record<string, FilledDemand[string]> = {};
  for (const { code, demand } of occupations) {
    for (const category of CATEGORIES) {
      if (demand[category] !== null) continue;
      const near = (related.get(code) ?? []).flatMap(
        (other) => demandOf.get(other)?.[category] ?? [],
      );
      const mean =
        near.length === 0 ? 50 : near.reduce((sum, value) => sum + value, 0) / near.length;
      filled[code] = { ...filled[code], [category]: Math.round(mean * 10) / 10 };
    }
  }
  return filled;
}

type Person = (tables: MatchingTables, number: number, random: Random) => MatchInput;

/**
 * Creates a simulated person. Half of the people resemble an occupation, and half have random
 * levels. Half of each took the optional step, with random circumstances.
 */
const referencePerson: Person = (tables, number, random) => {
  const index = number % tables.occupations.length;
  const keyed =
    number % 2 === 0 ? answersLike(tables, index, 'hard', random) : answersAtAnyLevel(random);
  if (number % 4 < 2) return { keyed };
  const interests = interestsLike(tables, index, 'hard', random);
  return { keyed, circumstances: randomCircumstances(interests, random) };
};

/** Returns, by index, the share of simulated people who have each occupation among their best ten. */
function sharesOf(tables: MatchingTables, people: number, personOf: Person): number[] {
  const random = seededRandom(SEED);
  const times = new Float64Array(tables.occupations.length);
  for (let number = 0; number < people; number++) {
    const { open, growth } = scorePerson(tables, personOf(tables, number, random));
    for (const index of byScore(open, growth.adjustedScores).slice(0, RECOMMENDED_COUNT)) {
      times[index] = (times[index] ?? 0) + 1;
    }
  }
  return Array.from(times, (count) => count / people);
}

/** Rounds to four decimals, as in the table of constants. */
const roundToFour = (value: number): number => Math.round(value * 10_000) / 10_000;

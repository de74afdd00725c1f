// Computes the constants that matching needs for the tables of occupations; see "Prior" in docs/method.md.
import { CATEGORIES } from '@bearings/domain';
import {
  simulateAnswersAtAnyLevel,
  simulateAnswersLike,
  simulateAnswersWithoutDirection,
  sortByScore,
  simulateInterestsLike,
  type JudgedRows,
  loadMatchingTables,
  type MatchingConstants,
  type MatchingTables,
  type MatchInput,
  type Random,
  simulateCircumstances,
  scorePerson,
  seededRandom,
  RECOMMENDED_COUNT,
  hashOccupations,
} from '@bearings/career-matching';
import { type EstimatedDemands, type Occupation, RELATED_ROWS } from '@bearings/career-data';

const RANDOM_SEED = 2026;
const REFERENCE_PEOPLE_COUNT = 4_000;
/** Number of simulated people with equal true levels in all categories. */
const EQUAL_LEVELS_PEOPLE_COUNT = 2_000;
/**
 * `MAX_HUB_SHARE`: an occupation that a larger share of simulated people have among their best ten (a hub) gets a
 * penalty. `HUB_CORRECTION_WEIGHT` scales the penalty. `HUB_CORRECTION_PASSES` is how often all penalties are adjusted.
 */
const MAX_HUB_SHARE = 0.06;
const HUB_CORRECTION_WEIGHT = 0.35;
const HUB_CORRECTION_PASSES = 4;
/** Occupations with fewer UK employees count as if they had this many. */
const MIN_EMPLOYMENT = 2_000;
const EMPLOYMENT_PRIOR_WEIGHT = 0.25;

/**
 * Returns the constants by which matching corrects the scores of the occupations in these tables. The same tables
 * always give the same constants.
 */
export function makeConstants(occupations: readonly Occupation[], judged: JudgedRows): MatchingConstants {
  const priors = computeEmploymentPriors(occupations);
  const filledRows = estimateMissingDemands(occupations);
  const hubCounts = occupations.map(() => 0);
  const constantsWith = (chances?: readonly number[]): MatchingConstants => ({
    stamp: hashOccupations(occupations),
    filled: filledRows,
    rows: occupations.map(({ code }, index) => {
      const hub = hubCounts[index] ?? 0;
      const newPrior = roundToFourDecimals((priors[index] ?? 0) - hub);
      return { code, prior: newPrior, hub, chance: roundToFourDecimals(chances?.[index] ?? 0) };
    }),
  });
  const tables = () => loadMatchingTables(judged, occupations, constantsWith());
  for (let pass = 0; pass < HUB_CORRECTION_PASSES; pass++) {
    const shares = measureBestTenShares(tables(), REFERENCE_PEOPLE_COUNT, createReferencePerson);
    for (const [index, share] of shares.entries()) {
      if (share <= MAX_HUB_SHARE) continue;
      hubCounts[index] = roundToFourDecimals(
        (hubCounts[index] ?? 0) + HUB_CORRECTION_WEIGHT * Math.log(share / MAX_HUB_SHARE),
      );
    }
  }
  return constantsWith(
    measureBestTenShares(tables(), EQUAL_LEVELS_PEOPLE_COUNT, (_, __, random) => ({
      keyed: simulateAnswersWithoutDirection(random),
    })),
  );
}

/**
 * Returns a bonus for each occupation that grows with its UK employment: a quarter of log10 of the
 * employment, minus the mean of all occupations.
 */
function computeEmploymentPriors(occupations: readonly Occupation[]): number[] {
  const logs = occupations.map(({ uk }) => Math.log10(Math.max(MIN_EMPLOYMENT, uk.employment ?? 0)));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  return logs.map((log) => EMPLOYMENT_PRIOR_WEIGHT * (log - mean));
}

/** Returns values for missing demands: the mean of the nearest related occupations. */
function estimateMissingDemands(occupations: readonly Occupation[]): EstimatedDemands {
  const demandByCode = new Map(occupations.map(({ code, demand }) => [code, demand]));
  const relatedCodes = new Map(RELATED_ROWS.map((row) => [row.code, [...row.short, ...row.long]]));
  const filledDemands: Record<string, EstimatedDemands[string]> = {};
  for (const { code, demand } of occupations) {
    for (const category of CATEGORIES) {
      if (demand[category] !== null) continue;
      const nearRows = (relatedCodes.get(code) ?? []).flatMap((other) => demandByCode.get(other)?.[category] ?? []);
      const mean = nearRows.length === 0 ? 50 : nearRows.reduce((sum, value) => sum + value, 0) / nearRows.length;
      filledDemands[code] = { ...filledDemands[code], [category]: Math.round(mean * 10) / 10 };
    }
  }
  return filledDemands;
}

type PersonFactory = (tables: MatchingTables, number: number, random: Random) => MatchInput;

/**
 * Creates a simulated person. Half of the people resemble an occupation, and half have a random level in each category.
 * In each half, every second person also answered the optional step of the assessment, with random circumstances.
 */
const createReferencePerson: PersonFactory = (tables, number, random) => {
  const index = number % tables.occupations.length;
  const keyedAnswers =
    number % 2 === 0 ? simulateAnswersLike(tables, index, 'hard', random) : simulateAnswersAtAnyLevel(random);
  if (number % 4 < 2) return { keyed: keyedAnswers };
  const interests = simulateInterestsLike(tables, index, 'hard', random);
  return { keyed: keyedAnswers, circumstances: simulateCircumstances(interests, random) };
};

/** Returns, by index, the share of simulated people who have each occupation among their best ten. */
function measureBestTenShares(tables: MatchingTables, people: number, personOf: PersonFactory): number[] {
  const random = seededRandom(RANDOM_SEED);
  const times = new Float64Array(tables.occupations.length);
  for (let number = 0; number < people; number++) {
    const { open, growth } = scorePerson(tables, personOf(tables, number, random));
    for (const index of sortByScore(open, growth.adjustedScores).slice(0, RECOMMENDED_COUNT)) {
      times[index] = (times[index] ?? 0) + 1;
    }
  }
  return Array.from(times, (count) => count / people);
}

/** Rounds to four decimals, as in the table of constants. */
const roundToFourDecimals = (value: number): number => Math.round(value * 10_000) / 10_000;

// Makes the matching constants for an occupations table: docs/method.md, "Matching".
import { CATEGORIES } from '@bearings/contracts';
import {
  answersAtAnyLevel,
  answersLike,
  answersWithoutDirection,
  byScore,
  type JudgedRows,
  type KeyedAnswers,
  loadMatchingTables,
  type MatchingConstants,
  type MatchingTables,
  type Random,
  scorePerson,
  seeded,
  SHOWN,
  stampOf,
} from '@bearings/career-matching';
import { type FilledDemand, type Occupation, RELATED_ROWS } from '@bearings/career-data';

const SEED = 2026;
const REFERENCE_PEOPLE = 4_000;
const PEOPLE_WITHOUT_DIRECTION = 2_000;
/** Share of reference people from which an occupation comes up too often, and how it is taken back. */
const HUB_SHARE = 0.06;
const HUB_WEIGHT = 0.35;
const HUB_PASSES = 4;
/** Smaller occupations count as this many people. */
const LEAST_EMPLOYMENT = 2_000;
const PRIOR_WEIGHT = 0.25;

/**
 * Returns the constants for a table. What simulated people fixed for an occupation of `previous` stays:
 * its hub correction, and its chance but for the scale. Those of new occupations are simulated from a
 * fixed seed, so that the same table always gets the same constants.
 */
export function makeConstants(
  occupations: readonly Occupation[],
  judged: JudgedRows,
  previous: MatchingConstants,
): MatchingConstants {
  const known = new Map(previous.rows.map((row) => [row.code, row]));
  const isNew = occupations.map(({ code }) => !known.has(code));
  const hubs = occupations.map(({ code }) => known.get(code)?.hub ?? 0);
  const priors = employmentPriors(occupations);
  const made = (chances: readonly number[]): MatchingConstants => ({
    stamp: stampOf(occupations),
    filled: fillGaps(occupations, previous.filled),
    rows: occupations.map(({ code }, place) => {
      const hub = hubs[place] ?? 0;
      const prior = kept(known.get(code)?.prior, rounded((priors[place] ?? 0) - hub), 0.00015);
      return { code, prior, hub, chance: chances[place] ?? 0 };
    }),
  });
  const oldChances = occupations.map(({ code }) => known.get(code)?.chance ?? 0);
  if (isNew.includes(true)) {
    const tables = () => loadMatchingTables(judged, occupations, made(oldChances));
    for (let pass = 0; pass < HUB_PASSES; pass++) {
      const shares = sharesOf(tables(), REFERENCE_PEOPLE, referenceAnswers);
      for (const [place, share] of shares.entries()) {
        if (!isNew[place] || share <= HUB_SHARE) continue;
        hubs[place] = rounded((hubs[place] ?? 0) + HUB_WEIGHT * Math.log(share / HUB_SHARE));
      }
    }
    const shares = sharesOf(tables(), PEOPLE_WITHOUT_DIRECTION, (_, __, random) =>
      answersWithoutDirection(random),
    );
    for (const place of oldChances.keys()) {
      if (isNew[place]) oldChances[place] = shares[place] ?? 0;
    }
  }
  return made(scaledToTen(oldChances));
}

/** The 25-hundredths of the distance of each log10 employment in the United Kingdom from the mean. */
function employmentPriors(occupations: readonly Occupation[]): number[] {
  const logs = occupations.map(({ uk }) =>
    Math.log10(Math.max(LEAST_EMPLOYMENT, uk.employment ?? 0)),
  );
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  return logs.map((log) => PRIOR_WEIGHT * (log - mean));
}

/** The mean demand of the nearest related occupations, where the source rates none. */
function fillGaps(occupations: readonly Occupation[], previous: FilledDemand): FilledDemand {
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
      const demandNow = kept(previous[code]?.[category], Math.round(mean * 10) / 10, 0.11);
      filled[code] = { ...filled[code], [category]: demandNow };
    }
  }
  return filled;
}

type Answers = (tables: MatchingTables, number: number, random: Random) => KeyedAnswers;

const referenceAnswers: Answers = (tables, number, random) =>
  number % 2 === 0
    ? answersLike(tables, number % tables.occupations.length, 'hard', random)
    : answersAtAnyLevel(random);

/** Returns the share of simulated people in whose best ten each occupation stands, by place. */
function sharesOf(tables: MatchingTables, people: number, answersOf: Answers): number[] {
  const random = seeded(SEED);
  const times = new Float64Array(tables.occupations.length);
  for (let number = 0; number < people; number++) {
    const { open, growth } = scorePerson(tables, { keyed: answersOf(tables, number, random) });
    for (const place of byScore(open, growth.lifted).slice(0, SHOWN)) {
      times[place] = (times[place] ?? 0) + 1;
    }
  }
  return Array.from(times, (count) => count / people);
}

/** Ten places are shown to every person: the shares have to add up to that. */
function scaledToTen(chances: readonly number[]): number[] {
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  if (Math.abs(total - SHOWN) < 0.05) return [...chances];
  return chances.map((chance) => rounded((chance * SHOWN) / total));
}

/** The value from before, unless it differs by more than another rounding explains. */
const kept = (before: number | undefined, now: number, rounding: number): number =>
  before !== undefined && Math.abs(now - before) < rounding ? before : now;

/** To four decimals, as the table prints them. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

// Measures version 2 of the matching method on simulated people. docs/method.md publishes the results.
import { type ReportFit, TILES } from '@bearings/contracts';
import {
  answersAt,
  answersAtAnyLevel,
  answersLike,
  answersWithoutDirection,
  directionOf,
  interestsLike,
  isClearlyHigher,
  type KeyedAnswers,
  levelsLike,
  type SimulationDifficulty,
  matchCareers,
  type MatchingTables,
  type MatchInput,
  type Random,
  randomCircumstances,
  scorePerson,
  scoresOf,
  seededRandom,
  selectableOf,
  selectRecommended,
} from '@bearings/career-matching';

/** How closely people resemble their occupation, and whether they answered the optional step. */
export interface Population {
  likeness: SimulationDifficulty;
  step: boolean;
}

/** Returns the indexes of a person's ten recommended careers, without computing how stable they are. */
function recommendedIndexes(tables: MatchingTables, input: MatchInput): number[] {
  return selectRecommended(tables, selectableOf(scorePerson(tables, input)));
}

/** Creates a simulated person who resembles an occupation. */
export function personLike(
  tables: MatchingTables,
  index: number,
  { likeness, step }: Population,
  random: Random,
): MatchInput {
  const keyed = answersLike(tables, index, likeness, random);
  if (!step) return { keyed };
  return { keyed, circumstances: { interests: interestsLike(tables, index, likeness, random) } };
}

/** Returns the share of simulated people, from 0 to 1, whose own occupation is among their ten recommended careers. */
export function measureRecovery(
  tables: MatchingTables,
  population: Population,
  seed: number,
  rounds = 4,
): number {
  const random = seededRandom(seed);
  let found = 0;
  for (let round = 0; round < rounds; round++) {
    for (const index of tables.occupations.keys()) {
      const ten = recommendedIndexes(tables, personLike(tables, index, population, random));
      if (ten.includes(index)) found += 1;
    }
  }
  return found / (rounds * tables.occupations.length);
}

export interface Hubness {
  /** The most recommended occupation, and the share of people, from 0 to 1, who get it. */
  title: string;
  share: number;
  /** Titles of occupations that no person got. */
  never: string[];
}

/**
 * What the people of {@link measureHubness} answered in the optional step: nothing, kinds of work
 * (tiles), or these and random circumstances.
 */
export type Stated = 'nothing' | 'tiles' | 'circumstances';

/**
 * Returns how evenly occupations are recommended to simulated people. An occupation that very many people get is a hub.
 * Half of the people resemble an occupation, in the order of the table, and half have random levels.
 */
export function measureHubness(
  tables: MatchingTables,
  stated: Stated,
  seed: number,
  people = 2964,
): Hubness {
  const random = seededRandom(seed);
  const times = new Float64Array(tables.occupations.length);
  for (let done = 0; done < people; done++) {
    const index = done % times.length;
    const keyed =
      done % 2 === 0 ? answersLike(tables, index, 'hard', random) : answersAtAnyLevel(random);
    const input: MatchInput = { keyed };
    if (stated !== 'nothing') {
      const interests = interestsLike(tables, index, 'hard', random);
      input.circumstances =
        stated === 'tiles' ? { interests } : randomCircumstances(interests, random);
    }
    for (const shown of recommendedIndexes(tables, input)) times[shown] = (times[shown] ?? 0) + 1;
  }
  const most = Math.max(...times);
  const titleAt = (index: number) => tables.occupations[index]?.title ?? '';
  return {
    title: titleAt(times.indexOf(most)),
    share: most / people,
    never: [...times.keys()].filter((index) => times[index] === 0).map(titleAt),
  };
}

export interface FitWords {
  /** Number of recommended careers with each fit word. */
  shown: Record<ReportFit, number>;
  /** How many of these careers are the person's own occupation. */
  own: Record<ReportFit, number>;
}

/** Returns how often each fit word is given, and how often to the person's own occupation. */
export function measureFitWords(
  tables: MatchingTables,
  population: Population,
  seed: number,
): FitWords {
  const random = seededRandom(seed);
  const shown: Record<ReportFit, number> = { Strong: 0, Good: 0, Possible: 0 };
  const own: Record<ReportFit, number> = { Strong: 0, Good: 0, Possible: 0 };
  for (const [index, occupation] of tables.occupations.entries()) {
    const { careers } = matchCareers(tables, personLike(tables, index, population, random));
    for (const career of careers) {
      shown[career.fit] += 1;
      if (career.occupation === occupation) own[career.fit] += 1;
    }
  }
  return { shown, own };
}

export interface Retakes {
  /** Mean number of the ten careers that a person gets again when they retake the assessment. */
  back: number;
  /**
   * Number of careers with each fit word in the first run, and how many of them are recommended again in the retake.
   */
  shown: Record<ReportFit, number>;
  backByFit: Record<ReportFit, number>;
}

/** Share of the kinds of work (tiles) that a person is assumed to answer differently in a retake. */
const TILES_CHANGED = 0.2;

/**
 * Returns how many careers are recommended again when the same people, one for each occupation, retake the assessment.
 */
export function measureRetakes(
  tables: MatchingTables,
  population: Population,
  seed: number,
): Retakes {
  const { likeness, step } = population;
  const random = seededRandom(seed);
  const shown: Record<ReportFit, number> = { Strong: 0, Good: 0, Possible: 0 };
  const back: Record<ReportFit, number> = { Strong: 0, Good: 0, Possible: 0 };
  for (const index of tables.occupations.keys()) {
    const levels = levelsLike(tables, index, likeness, random);
    const interests = step ? interestsLike(tables, index, likeness, random) : {};
    const otherInterests = step ? interestsLike(tables, index, likeness, random) : {};
    const circumstances = step ? randomCircumstances(interests, random) : undefined;
    const input = (tiles: typeof interests): MatchInput => ({
      keyed: answersAt(levels, random),
      ...(circumstances && { circumstances: { ...circumstances, interests: tiles } }),
    });
    const { careers } = matchCareers(tables, input(interests));
    const mixed: typeof interests = {};
    for (const { id } of TILES) {
      const answer = (random() < TILES_CHANGED ? otherInterests : interests)[id];
      if (answer !== undefined) mixed[id] = answer;
    }
    const again = recommendedIndexes(tables, input(mixed)).map(
      (other) => tables.occupations[other],
    );
    for (const { occupation, fit } of careers) {
      shown[fit] += 1;
      if (again.includes(occupation)) back[fit] += 1;
    }
  }
  const total = (counts: typeof shown) => counts.Strong + counts.Good + counts.Possible;
  return { back: (10 * total(back)) / total(shown), shown, backByFit: back };
}

export interface FalseCertainty {
  /**
   * Share of people, from 0 to 1, whose scores pass the test for real differences although their
   * true categories are equal.
   */
  clear: number;
  clearlyHigher: number;
  /** Share of these people's careers called Strong or Good without the optional step. */
  ranked: number;
}

/** Returns how often scores are called different for people whose true categories are equal. */
export function measureFalseCertainty(
  tables: MatchingTables,
  seed: number,
  people = 20_000,
  matched = 300,
): FalseCertainty {
  const random = seededRandom(seed);
  let clear = 0;
  let clearlyHigher = 0;
  let ranked = 0;
  for (let done = 0; done < people; done++) {
    const keyed = answersWithoutDirection(random);
    const scores = scoresOf(keyed);
    if (directionOf(keyed).clear) clear += 1;
    if (isClearlyHigher(Math.max(...scores), Math.min(...scores))) clearlyHigher += 1;
    if (done >= matched) continue;
    const { careers } = matchCareers(tables, { keyed });
    ranked += careers.filter(({ fit }) => fit !== 'Possible').length;
  }
  return {
    clear: clear / people,
    clearlyHigher: clearlyHigher / people,
    ranked: ranked / (10 * matched),
  };
}

export interface Steadiness {
  /** Mean number of the ten careers that remain when three answers change by one. */
  kept: number;
  /** Share of people, from 0 to 1, whose first career is still first. */
  sameFirst: number;
}

/** Returns how many of a person's ten careers remain when three of the 36 answers change by one. */
export function measureSteadiness(
  tables: MatchingTables,
  population: Population,
  seed: number,
): Steadiness {
  const random = seededRandom(seed);
  const count = tables.occupations.length;
  let kept = 0;
  let sameFirst = 0;
  for (let index = 0; index < count; index++) {
    const person = personLike(tables, index, population, random);
    const before = recommendedIndexes(tables, person);
    const after = recommendedIndexes(tables, {
      ...person,
      keyed: withThreeChanged(person.keyed, random),
    });
    kept += before.filter((shown) => after.includes(shown)).length;
    if (before[0] === after[0]) sameFirst += 1;
  }
  return { kept: kept / count, sameFirst: sameFirst / count };
}

function withThreeChanged(keyed: KeyedAnswers, random: Random): KeyedAnswers {
  const moved = new Set<number>();
  while (moved.size < 3) moved.add(Math.floor(random() * 36));
  return keyed.map((answers, category) =>
    answers.map((answer, at) => {
      if (!moved.has(category * 3 + at)) return answer;
      const step = random() < 0.5 ? -1 : 1;
      return answer + step < 1 || answer + step > 5 ? answer - step : answer + step;
    }),
  );
}

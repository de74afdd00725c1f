// Measures version 2 of the matching method on simulated people. docs/method.md publishes the results.
import { type ReportFit, TILES } from '@bearings/domain';
import {
  chooseFinerTiles,
  simulateAnswers,
  simulateAnswersAtAnyLevel,
  simulateAnswersLike,
  simulateAnswersWithoutDirection,
  measureDirection,
  simulateInterestsLike,
  isClearlyHigher,
  type AnswersByCategory,
  simulateLevelsLike,
  type SimulationDifficulty,
  matchCareers,
  type MatchingTables,
  type MatchInput,
  type Random,
  simulateCircumstances,
  scorePerson,
  toScores,
  seededRandom,
  toSelectionInput,
  selectRecommended,
} from '@bearings/career-matching';

/**
 * A kind of simulated people: how closely they resemble their occupation, and whether they answered the optional step
 * of the assessment (interests and circumstances).
 */
export interface Population {
  difficulty: SimulationDifficulty;
  hasCircumstances: boolean;
  /** Whether they also answered the finer kinds of work (tiles) that were chosen for them. */
  hasFinerTiles?: boolean;
}

/** Returns the indexes of a person's ten recommended careers, without computing how stable they are. */
export function listRecommendedIndexes(tables: MatchingTables, input: MatchInput): number[] {
  return selectRecommended(tables, toSelectionInput(scorePerson(tables, input)));
}

/** Creates a simulated person who resembles an occupation. */
export function createPersonLike(
  tables: MatchingTables,
  index: number,
  { difficulty: likeness, hasCircumstances: step, hasFinerTiles = false }: Population,
  random: Random,
): MatchInput {
  const keyedAnswers = simulateAnswersLike(tables, index, likeness, random);
  if (!step && !hasFinerTiles) return { keyed: keyedAnswers };
  const interests = step ? simulateInterestsLike(tables, index, likeness, random) : {};
  const person = { keyed: keyedAnswers, circumstances: { interests } };
  if (!hasFinerTiles) return person;
  const finer = simulateInterestsLike(tables, index, likeness, random, chooseFinerTiles(tables, person));
  return { keyed: keyedAnswers, circumstances: { interests: { ...interests, ...finer } } };
}

export interface HubnessFigures {
  /** The occupation that is recommended most often, and the share of people, from 0 to 1, to whom it is recommended. */
  title: string;
  share: number;
  /** Titles of occupations that were recommended to none of the people. */
  neverShownTitles: string[];
}

/**
 * What the people of {@link measureHubness} answered in the optional step: nothing, only kinds of work (tiles), or
 * kinds of work and random circumstances.
 */
export type OptionalStepAnswers = 'nothing' | 'tiles' | 'circumstances';

/**
 * Returns how evenly occupations are recommended to simulated people. An occupation that very many people get is a hub.
 * Half of the people resemble an occupation, in the order of the table, and half have a random level in each category.
 */
export function measureHubness(
  tables: MatchingTables,
  stated: OptionalStepAnswers,
  seed: number,
  people = 2964,
): HubnessFigures {
  const random = seededRandom(seed);
  const times = new Float64Array(tables.occupations.length);
  for (let done = 0; done < people; done++) {
    const index = done % times.length;
    const keyedAnswers =
      done % 2 === 0 ? simulateAnswersLike(tables, index, 'hard', random) : simulateAnswersAtAnyLevel(random);
    const input: MatchInput = { keyed: keyedAnswers };
    if (stated !== 'nothing') {
      const interests = simulateInterestsLike(tables, index, 'hard', random);
      input.circumstances = stated === 'tiles' ? { interests } : simulateCircumstances(interests, random);
    }
    for (const shown of listRecommendedIndexes(tables, input)) times[shown] = (times[shown] ?? 0) + 1;
  }
  const maxTime = Math.max(...times);
  const getTitleAt = (index: number) => tables.occupations[index]?.title ?? '';
  return {
    title: getTitleAt(times.indexOf(maxTime)),
    share: maxTime / people,
    neverShownTitles: [...times.keys()].filter((index) => times[index] === 0).map(getTitleAt),
  };
}

export interface FitWordFigures {
  /** Number of recommended careers with each fit word: Strong, Good and Possible. */
  shownByFit: Record<ReportFit, number>;
  /** Of these careers, the number that are the occupation that the simulated person resembles. */
  ownJobByFit: Record<ReportFit, number>;
}

/** Returns how often each fit word is given, and how often to the occupation that the simulated person resembles. */
export function measureFitWords(tables: MatchingTables, population: Population, seed: number): FitWordFigures {
  const random = seededRandom(seed);
  const shownByFit: Record<ReportFit, number> = { Strong: 0, Good: 0, Possible: 0 };
  const ownJobByFit: Record<ReportFit, number> = { Strong: 0, Good: 0, Possible: 0 };
  for (const [index, occupation] of tables.occupations.entries()) {
    const { careers } = matchCareers(tables, createPersonLike(tables, index, population, random));
    for (const career of careers) {
      shownByFit[career.fit] += 1;
      if (career.occupation === occupation) ownJobByFit[career.fit] += 1;
    }
  }
  return { shownByFit, ownJobByFit };
}

export interface RetakeFigures {
  /** Mean number of the ten careers that a person gets again when they retake the assessment. */
  reappearingCount: number;
  /**
   * Number of careers with each fit word in the first run, and how many of them are recommended again in the retake.
   */
  shownByFit: Record<ReportFit, number>;
  reappearingByFit: Record<ReportFit, number>;
}

/** Share of the kinds of work (tiles) that a person is assumed to answer differently in a retake. */
const CHANGED_TILE_SHARE = 0.2;

/**
 * Returns how many careers are recommended again when the same people, one for each occupation, retake the assessment.
 */
export function measureRetakes(tables: MatchingTables, population: Population, seed: number): RetakeFigures {
  const { difficulty: likeness, hasCircumstances: step } = population;
  const random = seededRandom(seed);
  const shownByFit: Record<ReportFit, number> = { Strong: 0, Good: 0, Possible: 0 };
  const reappearingByFit: Record<ReportFit, number> = { Strong: 0, Good: 0, Possible: 0 };
  for (const index of tables.occupations.keys()) {
    const levels = simulateLevelsLike(tables, index, likeness, random);
    const interests = step ? simulateInterestsLike(tables, index, likeness, random) : {};
    const otherInterests = step ? simulateInterestsLike(tables, index, likeness, random) : {};
    const circumstances = step ? simulateCircumstances(interests, random) : undefined;
    const input = (tiles: typeof interests): MatchInput => ({
      keyed: simulateAnswers(levels, random),
      ...(circumstances && { circumstances: { ...circumstances, interests: tiles } }),
    });
    const { careers } = matchCareers(tables, input(interests));
    const mixedInterests: typeof interests = {};
    for (const { id } of TILES) {
      const answer = (random() < CHANGED_TILE_SHARE ? otherInterests : interests)[id];
      if (answer !== undefined) mixedInterests[id] = answer;
    }
    const secondTen = listRecommendedIndexes(tables, input(mixedInterests)).map((other) => tables.occupations[other]);
    for (const { occupation, fit } of careers) {
      shownByFit[fit] += 1;
      if (secondTen.includes(occupation)) reappearingByFit[fit] += 1;
    }
  }
  const total = (counts: typeof shownByFit) => counts.Strong + counts.Good + counts.Possible;
  return {
    reappearingCount: (10 * total(reappearingByFit)) / total(shownByFit),
    shownByFit,
    reappearingByFit: reappearingByFit,
  };
}

export interface FalseCertaintyFigures {
  /**
   * Shares, from 0 to 1, of people whose true levels in all categories are equal, but whose twelve scores pass the F
   * test (`shareWithClearDirection`) or include one clearly higher than another (`shareWithClearlyHigherScore`).
   */
  shareWithClearDirection: number;
  shareWithClearlyHigherScore: number;
  /**
   * Share, from 0 to 1, of these people's recommended careers that are called Strong or Good. It should be small,
   * because equal levels favour no career. The people skipped the optional step.
   */
  falselyRankedShare: number;
}

/** Returns how often scores are called different for people whose true levels in all categories are equal. */
export function measureFalseCertainty(
  tables: MatchingTables,
  seed: number,
  people = 20_000,
  matched = 300,
): FalseCertaintyFigures {
  const random = seededRandom(seed);
  let clearCount = 0;
  let clearlyHigher = 0;
  let rankedCount = 0;
  for (let done = 0; done < people; done++) {
    const keyedAnswers = simulateAnswersWithoutDirection(random);
    const scores = toScores(keyedAnswers);
    if (measureDirection(keyedAnswers).clear) clearCount += 1;
    if (isClearlyHigher(Math.max(...scores), Math.min(...scores))) clearlyHigher += 1;
    if (done >= matched) continue;
    const { careers } = matchCareers(tables, { keyed: keyedAnswers });
    rankedCount += careers.filter(({ fit }) => fit !== 'Possible').length;
  }
  return {
    shareWithClearDirection: clearCount / people,
    shareWithClearlyHigherScore: clearlyHigher / people,
    falselyRankedShare: rankedCount / (10 * matched),
  };
}

export interface SteadinessFigures {
  /** Mean number of the ten careers that remain when three answers change by one. */
  keptCount: number;
  /** Share of people, from 0 to 1, whose top career stays the same when three answers change by one. */
  sameFirstShare: number;
}

/** Returns how many of a person's ten careers remain when three of the 36 answers change by one. */
export function measureSteadiness(tables: MatchingTables, population: Population, seed: number): SteadinessFigures {
  const random = seededRandom(seed);
  const count = tables.occupations.length;
  let keptCount = 0;
  let sameFirstCount = 0;
  for (let index = 0; index < count; index++) {
    const person = createPersonLike(tables, index, population, random);
    const before = listRecommendedIndexes(tables, person);
    const after = listRecommendedIndexes(tables, {
      ...person,
      keyed: withThreeAnswersChanged(person.keyed, random),
    });
    keptCount += before.filter((shown) => after.includes(shown)).length;
    if (before[0] === after[0]) sameFirstCount += 1;
  }
  return { keptCount: keptCount / count, sameFirstShare: sameFirstCount / count };
}

function withThreeAnswersChanged(keyed: AnswersByCategory, random: Random): AnswersByCategory {
  const movedIndexes = new Set<number>();
  while (movedIndexes.size < 3) movedIndexes.add(Math.floor(random() * 36));
  return keyed.map((answers, category) =>
    answers.map((answer, at) => {
      if (!movedIndexes.has(category * 3 + at)) return answer;
      const step = random() < 0.5 ? -1 : 1;
      return answer + step < 1 || answer + step > 5 ? answer - step : answer + step;
    }),
  );
}

// Measures, on simulated people, the figures that we publish on the matching method.
import { createFigure, createShare } from '@bearings/career-matching/figures';
import type { Figure } from '@bearings/domain/figures';
import { REPORT_FITS } from '@bearings/domain';
import type { MatchingTables } from '@bearings/career-matching';
import { countViolations } from './count-violations.js';
import {
  measureFalseCertainty,
  measureFitWords,
  measureHubness,
  type Population,
  measureRetakes,
  measureSteadiness,
} from './matching-figures.js';
import { countOwnJobs } from './own-job-figures.js';
import { measureSorting } from './sorting-figures.js';

const RANDOM_SEED = 2026;
const ROUND_COUNT = 4;
const REFERENCE_PEOPLE_COUNT = 2964;
/**
 * Number of simulated people whose true levels in all categories are equal, so that their twelve scores should not
 * count as different.
 */
const EQUAL_LEVELS_PEOPLE_COUNT = 20_000;
/**
 * Number of those people for whom careers are matched too. It is small, because matching takes longer than the test of
 * the scores.
 */
const MATCHED_EQUAL_LEVELS_PEOPLE_COUNT = 300;

const SIMULATED_POPULATIONS: readonly Population[] = [
  { difficulty: 'easy', hasCircumstances: false },
  { difficulty: 'easy', hasCircumstances: true },
  { difficulty: 'hard', hasCircumstances: false },
  { difficulty: 'hard', hasCircumstances: true },
];

/** Returns every published figure of the method by name. Each call returns the same figures. */
export function measureMatching(tables: MatchingTables): Record<string, Figure> {
  const jobs = tables.occupations.length;
  const figures: Record<string, Figure> = {};
  for (const population of SIMULATED_POPULATIONS) {
    const who = `${population.difficulty}.${population.hasCircumstances ? 'step' : 'answers'}`;
    Object.assign(figures, measureOwnJobs(tables, population, who));
    const words = measureFitWords(tables, population, RANDOM_SEED);
    const retake = measureRetakes(tables, population, RANDOM_SEED);
    figures[`back.${who}`] = createFigure('mean', retake.reappearingCount, jobs);
    for (const fit of REPORT_FITS) {
      figures[`shown${fit}.${who}`] = createShare(words.shownByFit[fit], 10 * jobs);
      figures[`ownWhen${fit}.${who}`] = createShare(words.ownJobByFit[fit], words.shownByFit[fit]);
      figures[`backWhen${fit}.${who}`] = createShare(retake.reappearingByFit[fit], retake.shownByFit[fit]);
    }
    const { keptCount: kept, sameFirstShare: sameFirst } = measureSteadiness(tables, population, RANDOM_SEED);
    figures[`kept.${who}`] = createFigure('mean', kept, jobs);
    figures[`sameFirst.${who}`] = createShare(Math.round(sameFirst * jobs), jobs);
  }
  for (const difficulty of ['easy', 'hard'] as const) {
    for (const [who, hasCircumstances] of [
      ['finerAlone', false],
      ['finer', true],
    ] as const) {
      const population = { difficulty, hasCircumstances, hasFinerTiles: true };
      Object.assign(figures, measureOwnJobs(tables, population, `${difficulty}.${who}`));
    }
  }
  for (const hasStep of [false, true]) {
    const population: Population = { difficulty: 'hard', hasCircumstances: hasStep, hasFinerTiles: hasStep };
    const counts = measureSorting(tables, population, RANDOM_SEED, ROUND_COUNT);
    for (const [sorter, { inTen, inThree }] of Object.entries(counts)) {
      const who = `${hasStep ? 'finer' : 'answers'}.${sorter}`;
      figures[`sortedInTen.${who}`] = createShare(inTen, ROUND_COUNT * jobs);
      figures[`sortedInThree.${who}`] = createShare(inThree, ROUND_COUNT * jobs);
    }
  }
  for (const stated of ['nothing', 'tiles', 'circumstances'] as const) {
    const { share, neverShownTitles: never } = measureHubness(tables, stated, RANDOM_SEED, REFERENCE_PEOPLE_COUNT);
    figures[`mostShown.${stated}`] = createShare(Math.round(share * REFERENCE_PEOPLE_COUNT), REFERENCE_PEOPLE_COUNT);
    figures[`neverShown.${stated}`] = createShare(never.length, jobs);
  }
  const falseCertainty = measureFalseCertainty(
    tables,
    RANDOM_SEED,
    EQUAL_LEVELS_PEOPLE_COUNT,
    MATCHED_EQUAL_LEVELS_PEOPLE_COUNT,
  );
  const countPeople = (share: number) =>
    createShare(Math.round(share * EQUAL_LEVELS_PEOPLE_COUNT), EQUAL_LEVELS_PEOPLE_COUNT);
  figures['falselyClear'] = countPeople(falseCertainty.shareWithClearDirection);
  figures['falselyHigher'] = countPeople(falseCertainty.shareWithClearlyHigherScore);
  figures['falselyRanked'] = createShare(
    Math.round(falseCertainty.falselyRankedShare * 10 * MATCHED_EQUAL_LEVELS_PEOPLE_COUNT),
    10 * MATCHED_EQUAL_LEVELS_PEOPLE_COUNT,
  );
  const { people, violations, seniorJobsNow: seniorNow } = countViolations(tables, RANDOM_SEED);
  figures['againstDealBreakers'] = createFigure('mean', violations, people);
  figures['seniorAtSchool'] = createFigure('mean', seniorNow, people);
  figures['chance'] = createFigure('share', 10 / jobs, jobs);
  return figures;
}

/** Returns how many people of a population find their own job, as figures whose ids end with `who`. */
function measureOwnJobs(tables: MatchingTables, population: Population, who: string): Record<string, Figure> {
  const { people, inTen, nearTen, besideTen } = countOwnJobs(tables, population, RANDOM_SEED, ROUND_COUNT);
  return {
    [`ownInTen.${who}`]: createShare(inTen, people),
    [`nearTen.${who}`]: createShare(nearTen, people),
    [`besideTen.${who}`]: createShare(besideTen, people),
  };
}

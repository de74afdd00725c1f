// Measures, on simulated people, the figures that we publish on the matching method.
import { type Figure, figureAs, shareOf } from '@bearings/contracts/figures';
import { REPORT_FITS } from '@bearings/contracts';
import type { MatchingTables } from '@bearings/career-matching';
import { countViolations } from './count-violations.js';
import {
  measureFalseCertainty,
  measureFitWords,
  measureHubness,
  type Population,
  measureRecovery,
  measureRetakes,
  measureSteadiness,
} from './matching-figures.js';

const SEED = 2026;
const ROUNDS = 4;
const REFERENCE_PEOPLE = 2964;
const PEOPLE_WITHOUT_DIRECTION = 20_000;
/** Number of these people for whom careers are also matched, which takes longer. */
const MATCHED_PEOPLE = 300;

const POPULATIONS: readonly Population[] = [
  { likeness: 'easy', step: false },
  { likeness: 'easy', step: true },
  { likeness: 'hard', step: false },
  { likeness: 'hard', step: true },
];

/** Returns every published figure of the method by name. Each call returns the same figures. */
export function measureMatching(tables: MatchingTables): Record<string, Figure> {
  const jobs = tables.occupations.length;
  const figures: Record<string, Figure> = {};
  for (const population of POPULATIONS) {
    const who = `${population.likeness}.${population.step ? 'step' : 'answers'}`;
    const people = ROUNDS * jobs;
    const found = measureRecovery(tables, population, SEED, ROUNDS);
    figures[`ownInTen.${who}`] = shareOf(Math.round(found * people), people);
    const words = measureFitWords(tables, population, SEED);
    const retake = measureRetakes(tables, population, SEED);
    figures[`back.${who}`] = figureAs('mean', retake.back, jobs);
    for (const fit of REPORT_FITS) {
      figures[`shown${fit}.${who}`] = shareOf(words.shown[fit], 10 * jobs);
      figures[`ownWhen${fit}.${who}`] = shareOf(words.own[fit], words.shown[fit]);
      figures[`backWhen${fit}.${who}`] = shareOf(retake.backByFit[fit], retake.shown[fit]);
    }
    const { kept, sameFirst } = measureSteadiness(tables, population, SEED);
    figures[`kept.${who}`] = figureAs('mean', kept, jobs);
    figures[`sameFirst.${who}`] = shareOf(Math.round(sameFirst * jobs), jobs);
  }
  for (const stated of ['nothing', 'tiles', 'circumstances'] as const) {
    const { share, never } = measureHubness(tables, stated, SEED, REFERENCE_PEOPLE);
    figures[`mostShown.${stated}`] = shareOf(
      Math.round(share * REFERENCE_PEOPLE),
      REFERENCE_PEOPLE,
    );
    figures[`neverShown.${stated}`] = shareOf(never.length, jobs);
  }
  const falsely = measureFalseCertainty(tables, SEED, PEOPLE_WITHOUT_DIRECTION, MATCHED_PEOPLE);
  const ofPeople = (share: number) =>
    shareOf(Math.round(share * PEOPLE_WITHOUT_DIRECTION), PEOPLE_WITHOUT_DIRECTION);
  figures['falselyClear'] = ofPeople(falsely.clear);
  figures['falselyHigher'] = ofPeople(falsely.clearlyHigher);
  figures['falselyRanked'] = shareOf(
    Math.round(falsely.ranked * 10 * MATCHED_PEOPLE),
    10 * MATCHED_PEOPLE,
  );
  const { people, violations, seniorNow } = countViolations(tables, SEED);
  figures['againstDealBreakers'] = figureAs('mean', violations, people);
  figures['seniorAtSchool'] = figureAs('mean', seniorNow, people);
  figures['chance'] = figureAs('share', 10 / jobs, jobs);
  return figures;
}

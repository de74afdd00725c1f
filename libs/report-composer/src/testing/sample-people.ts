// Simulates people at all career stages from a seed, with the facts and prose of their reports.
import { mapCategories, CATEGORIES } from '@bearings/domain';
import {
  simulateAnswersAtAnyLevel,
  simulateAnswersLike,
  simulateAnswersWithoutDirection,
  simulateInterestsLike,
  loadMatchingTables,
  simulateCircumstances,
  toScores,
  seededRandom,
} from '@bearings/career-matching';
import type { ReportSource } from '../composing/compose-report.js';
import type { ReportFacts } from '../composing/report-facts.js';
import { createFacts, createProse } from './report.factory.js';

const tables = loadMatchingTables();

/** What a report is composed from, except the country. */
export type SampleReportSource = Omit<ReportSource, 'country' | 'facts'> & { facts: ReportFacts };

/**
 * Returns the index of the occupation on which the simulated person of a seed is modelled. Adding an occupation to the
 * tables changes the result for few seeds only, so that most simulated people stay the same.
 */
export function drawOccupationIndex(seed: number): number {
  const lots = tables.occupations.map(({ code }) =>
    seededRandom(Number(code.replaceAll(/\D/g, '')) ^ Math.imul(seed + 1, 0x9e3779b1))(),
  );
  return lots.indexOf(Math.max(...lots));
}

/**
 * Returns the facts of a simulated person. Over all seeds, a quarter of the people have scores that differ only by
 * chance, and half answered the questions about their circumstances.
 */
export function createPersonFacts(seed: number): ReportFacts {
  const random = seededRandom(seed);
  const index = drawOccupationIndex(seed);
  const answers = [
    () => simulateAnswersLike(tables, index, 'easy', random),
    () => simulateAnswersLike(tables, index, 'hard', random),
    () => simulateAnswersAtAnyLevel(random),
    () => simulateAnswersWithoutDirection(random),
  ][seed % 4]?.();
  const scores = toScores(answers ?? []);
  const interests = seed % 8 < 4 ? {} : simulateInterestsLike(tables, index, 'hard', random);
  return createFacts(
    mapCategories((category) => scores[CATEGORIES.indexOf(category)] ?? 50),
    {
      hasty: seed % 11 === 0,
      circumstances: seed % 2 === 0 ? null : simulateCircumstances(interests, random),
    },
  );
}

/** Returns these facts with the built-in writer's prose, ready to be composed for any country. */
export async function createSource(facts: ReportFacts): Promise<SampleReportSource> {
  return {
    facts,
    prose: await createProse(facts),
    firstName: 'Robin',
    generatedAt: new Date(0),
    assessmentId: 'x',
  };
}

/**
 * Returns simulated people, all with answers about their circumstances. For half of them, the scores do not depend on
 * an occupation.
 */
export function createSampleSources(count: number): Promise<SampleReportSource[]> {
  return Promise.all(Array.from({ length: count }, (_, at) => createSource(createPersonFacts(2 * at + 1))));
}

// Simulates people at all career stages from a seed, with the facts and prose of their reports.
import { byCategory, CATEGORIES } from '@bearings/contracts';
import {
  answersAtAnyLevel,
  answersLike,
  answersWithoutDirection,
  interestsLike,
  loadMatchingTables,
  randomCircumstances,
  scoresOf,
  seededRandom,
} from '@bearings/career-matching';
import type { ReportSource } from '../composing/compose-report.js';
import type { ReportFacts } from '../composing/report-facts.js';
import { factsFor, proseFor } from './report.factory.js';

const tables = loadMatchingTables();

/** What a report is composed from, except the country. */
export type SampleReportSource = Omit<ReportSource, 'country' | 'facts'> & { facts: ReportFacts };

/**
 * Returns the facts of a simulated person. A quarter of the people have no clear direction, and
 * half completed the circumstances step.
 */
export function personFacts(seed: number): ReportFacts {
  const random = seededRandom(seed);
  const index = Math.floor(random() * tables.occupations.length);
  const answers = [
    () => answersLike(tables, index, 'easy', random),
    () => answersLike(tables, index, 'hard', random),
    () => answersAtAnyLevel(random),
    () => answersWithoutDirection(random),
  ][seed % 4]?.();
  const scores = scoresOf(answers ?? []);
  const interests = seed % 8 < 4 ? {} : interestsLike(tables, index, 'hard', random);
  return factsFor(
    byCategory((category) => scores[CATEGORIES.indexOf(category)] ?? 50),
    {
      hasty: seed % 11 === 0,
      circumstances: seed % 2 === 0 ? null : randomCircumstances(interests, random),
    },
  );
}

/** Returns these facts with the built-in writer's prose, ready to be composed for any country. */
export async function sourceOf(facts: ReportFacts): Promise<SampleReportSource> {
  return {
    facts,
    prose: await proseFor(facts),
    firstName: 'Robin',
    generatedAt: new Date(0),
    assessmentId: 'x',
  };
}

/** Returns simulated people. Every second one completed the circumstances step. */
export function samplePeople(count: number): Promise<SampleReportSource[]> {
  return Promise.all(Array.from({ length: count }, (_, at) => sourceOf(personFacts(2 * at + 1))));
}

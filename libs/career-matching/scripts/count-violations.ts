// Counts recommended careers that contradict a simulated person's circumstances. Each count must be 0.
import {
  simulateAnswersLike,
  simulateInterestsLike,
  matchCareers,
  type MatchingResult,
  type MatchingTables,
  type MatchInput,
  simulateCircumstances,
  seededRandom,
} from '@bearings/career-matching';

export interface ViolationCounts {
  people: number;
  /** Number of recommended careers that regularly involve one of the person's deal-breakers. */
  violations: number;
  /** Number of senior posts that are recommended to people at school. */
  seniorJobsNow: number;
}

/** Counts the careers that contradict simulated people's circumstances. Both counts must be 0. */
export function countViolations(tables: MatchingTables, seed: number, people = 500): ViolationCounts {
  const random = seededRandom(seed);
  let violations = 0;
  let seniorJobsNow = 0;
  for (let done = 0; done < people; done++) {
    const index = done % tables.occupations.length;
    const interests = simulateInterestsLike(tables, index, 'hard', random);
    const circumstances = simulateCircumstances(interests, random);
    const keyedAnswers = simulateAnswersLike(tables, index, 'hard', random);
    // Every second person is at school; the others have a random stage.
    if (done % 2 === 0) circumstances.stage = 'school';
    const result = matchCareers(tables, { keyed: keyedAnswers, circumstances });
    violations += result.careers.filter((career) => involvesDealBreaker(tables, career, circumstances)).length;
    if (circumstances.stage === 'school') seniorJobsNow += countSeniorPosts(tables, result);
  }
  return { people, violations, seniorJobsNow };
}

type ShownCareer = MatchingResult['careers'][number];

function findCircumstanceRow(tables: MatchingTables, { occupation }: ShownCareer) {
  return tables.circumstances[tables.indexByCode.get(occupation.code) ?? -1];
}

function involvesDealBreaker(
  tables: MatchingTables,
  career: ShownCareer,
  { dealBreakers = [] }: NonNullable<MatchInput['circumstances']>,
): boolean {
  return dealBreakers.some((id) => findCircumstanceRow(tables, career)?.dealBreakers[id] === 2);
}

/** Counts recommended senior posts. */
function countSeniorPosts(tables: MatchingTables, { careers, overLimit }: MatchingResult): number {
  return [...careers, ...overLimit].filter((career) => findCircumstanceRow(tables, career)?.senior !== undefined)
    .length;
}

// Counts recommended careers that contradict a simulated person's circumstances. Each count must be 0.
import {
  answersLike,
  interestsLike,
  matchCareers,
  type MatchingResult,
  type MatchingTables,
  type MatchInput,
  randomCircumstances,
  seededRandom,
} from '@bearings/career-matching';

export interface Promises {
  people: number;
  /** Number of recommended careers of which one of the person's deal-breakers is a regular part. */
  violations: number;
  /** Number of senior posts that are recommended to people who are too junior for them. */
  seniorNow: number;
}

/** Counts the careers that contradict simulated people's circumstances. Both counts must be 0. */
export function countViolations(tables: MatchingTables, seed: number, people = 500): Promises {
  const random = seededRandom(seed);
  let violations = 0;
  let seniorNow = 0;
  for (let done = 0; done < people; done++) {
    const index = done % tables.occupations.length;
    const interests = interestsLike(tables, index, 'hard', random);
    const circumstances = randomCircumstances(interests, random);
    const keyed = answersLike(tables, index, 'hard', random);
    // Every second person is at school; the others have a random stage.
    if (done % 2 === 0) circumstances.stage = 'school';
    const result = matchCareers(tables, { keyed, circumstances });
    violations += result.careers.filter((career) =>
      isRefused(tables, career, circumstances),
    ).length;
    if (circumstances.stage === 'school') seniorNow += seniorsIn(tables, result);
  }
  return { people, violations, seniorNow };
}

type Shown = MatchingResult['careers'][number];

function rowOf(tables: MatchingTables, { occupation }: Shown) {
  return tables.circumstances[tables.indexByCode.get(occupation.code) ?? -1];
}

function isRefused(
  tables: MatchingTables,
  career: Shown,
  { dealBreakers = [] }: NonNullable<MatchInput['circumstances']>,
): boolean {
  return dealBreakers.some((id) => rowOf(tables, career)?.dealBreakers[id] === 2);
}

/** Counts recommended senior posts, except those shown under their entry-level title. */
function seniorsIn(tables: MatchingTables, { careers, longer }: MatchingResult): number {
  return [...careers, ...longer].filter((career) => {
    const row = rowOf(tables, career);
    return row?.senior !== undefined && career.title !== row.entryTitle;
  }).length;
}

// Counts careers that ignore a person's circumstances: there have to be none.
import {
  answersLike,
  interestsLike,
  matchCareers,
  type MatchingResult,
  type MatchingTables,
  type MatchInput,
  randomCircumstances,
  seeded,
} from '@bearings/career-matching';

export interface Promises {
  people: number;
  /** Careers shown in spite of a deal-breaker that is a regular part of the work. */
  violations: number;
  /** Senior posts shown as possible now to people at school. */
  seniorNow: number;
}

/** Counts careers that ignore a person's circumstances; both counts have to be 0. */
export function brokenPromises(tables: MatchingTables, seed: number, people = 500): Promises {
  const random = seeded(seed);
  let violations = 0;
  let seniorNow = 0;
  for (let done = 0; done < people; done++) {
    const place = done % tables.occupations.length;
    const interests = interestsLike(tables, place, 'hard', random);
    const circumstances = randomCircumstances(interests, random);
    const keyed = answersLike(tables, place, 'hard', random);
    // Every other person is at school; the others have a random stage.
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
  return tables.circumstances[tables.placeOf.get(occupation.code) ?? -1];
}

function isRefused(
  tables: MatchingTables,
  career: Shown,
  { dealBreakers = [] }: NonNullable<MatchInput['circumstances']>,
): boolean {
  return dealBreakers.some((id) => rowOf(tables, career)?.dealBreakers[id] === 2);
}

/** Counts senior posts, except those shown under the title of their first rung. */
function seniorsIn(tables: MatchingTables, { careers, longer }: MatchingResult): number {
  return [...careers, ...longer].filter((career) => {
    const row = rowOf(tables, career);
    return row?.senior !== undefined && career.title !== row.rung;
  }).length;
}

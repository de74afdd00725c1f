// Measures how often simulated people find the occupation that they resemble, or a near one.
import { type Occupation, RELATED_ROWS } from '@bearings/career-data';
import {
  listSimilarCareers,
  type MatchingTables,
  scorePerson,
  seededRandom,
  selectRecommended,
  toSelectionInput,
} from '@bearings/career-matching';
import { createPersonLike, type Population } from './matching-figures.js';

/** Of a number of simulated people, how many find the occupation that they resemble, in three ways. */
export interface OwnJobCounts {
  people: number;
  /** It is among the ten. */
  inTen: number;
  /** It is among the ten, or O*NET has one of the ten among its ten most related occupations, or it among that one's. */
  nearTen: number;
  /** It is among the ten, or named beside one of them. */
  besideTen: number;
}

/** Returns how many simulated people find their own occupation, `rounds` for each occupation. */
export function countOwnJobs(
  tables: MatchingTables,
  population: Population,
  seed: number,
  rounds: number,
): OwnJobCounts {
  const random = seededRandom(seed);
  const areRelated = createRelatedTest(tables.occupations);
  const counts: OwnJobCounts = { people: rounds * tables.occupations.length, inTen: 0, nearTen: 0, besideTen: 0 };
  for (let round = 0; round < rounds; round++) {
    for (const own of tables.occupations.keys()) {
      const input = toSelectionInput(scorePerson(tables, createPersonLike(tables, own, population, random)));
      const ten = selectRecommended(tables, input);
      const isInTen = ten.includes(own);
      const beside = [...listSimilarCareers(tables, ten, input).values()].flat();
      if (isInTen) counts.inTen += 1;
      if (isInTen || ten.some((index) => areRelated(index, own))) counts.nearTen += 1;
      if (isInTen || beside.includes(own)) counts.besideTen += 1;
    }
  }
  return counts;
}

/** Returns a test whether O*NET has either of two occupations, given by index, among the ten most related to the other. */
function createRelatedTest(occupations: readonly Occupation[]): (one: number, other: number) => boolean {
  const related = new Map(RELATED_ROWS.map(({ code, short, long }) => [code, new Set([...short, ...long])]));
  const codeAt = (index: number): string => occupations[index]?.code ?? '';
  const lists = (one: number, other: number): boolean => related.get(codeAt(one))?.has(codeAt(other)) ?? false;
  return (one, other) => lists(one, other) || lists(other, one);
}

// Measures, on simulated people, what sorting the long list does to the ten careers.
import type { Circumstances } from '@bearings/contracts';
import {
  listLongList,
  type MatchInput,
  type MatchingTables,
  type Random,
  randomNormal,
  seededRandom,
} from '@bearings/career-matching';
import { createPersonLike, listRecommendedIndexes, type Population } from './matching-figures.js';

/**
 * How far simulated people judge careers by how like their own occupation these are: the correlation of their judgement
 * with it. The rest is chance. A careless person presses at random.
 */
const SORTERS = { strong: 0.8, middling: 0.5, weak: 0.2, careless: 0 } as const;
type Sorter = keyof typeof SORTERS;
const SORTER_NAMES = ['strong', 'middling', 'weak', 'careless'] as const satisfies readonly Sorter[];

/** Standard deviations from a person's mean judgement from which they press "rather" or "not me" instead of "later". */
const MIN_CLEAR_JUDGEMENT = 0.5;
const FIRST_COUNT = 3;

type Sorted = NonNullable<Circumstances['sorted']>;

/** Number of people whose own occupation is among their ten careers, and among the first three. */
interface OwnCounts {
  inTen: number;
  inThree: number;
}

/** Returns how often people find their own occupation before sorting the long list, and after it for each kind of sorter. */
export function measureSorting(
  tables: MatchingTables,
  population: Population,
  seed: number,
  rounds: number,
): Record<Sorter | 'unsorted', OwnCounts> {
  const random = seededRandom(seed);
  // Another sequence, so that the people are those of the other measurements.
  const sortingRandom = seededRandom(seed + 1);
  const createCounts = (): OwnCounts => ({ inTen: 0, inThree: 0 });
  const counts = {
    unsorted: createCounts(),
    strong: createCounts(),
    middling: createCounts(),
    weak: createCounts(),
    careless: createCounts(),
  };
  const count = (own: number, person: MatchInput, found: OwnCounts): void => {
    const place = listRecommendedIndexes(tables, person).indexOf(own);
    if (place >= 0) found.inTen += 1;
    if (place >= 0 && place < FIRST_COUNT) found.inThree += 1;
  };
  for (let round = 0; round < rounds; round++) {
    for (const own of tables.occupations.keys()) {
      const person = createPersonLike(tables, own, population, random);
      count(own, person, counts.unsorted);
      for (const sorter of SORTER_NAMES) {
        const sorted = simulateSorting(tables, own, listLongList(tables, person), SORTERS[sorter], sortingRandom);
        const circumstances = { ...(person.circumstances ?? { interests: {} }), sorted };
        count(own, { ...person, circumstances }, counts[sorter]);
      }
    }
  }
  return counts;
}

function simulateSorting(
  { indexByCode, likeness, occupations }: MatchingTables,
  own: number,
  codes: readonly string[],
  skill: number,
  random: Random,
): Sorted {
  const alike = codes.map((code) => {
    const index = indexByCode.get(code) ?? own;
    return index === own ? 1 : (likeness[index * occupations.length + own] ?? 0);
  });
  const mean = alike.reduce((sum, each) => sum + each, 0) / alike.length;
  const spread = Math.sqrt(alike.reduce((sum, each) => sum + (each - mean) ** 2, 0) / alike.length) || 1;
  return codes.map((code, place): Sorted[number] => {
    const judgement =
      (skill * ((alike[place] ?? mean) - mean)) / spread + Math.sqrt(1 - skill ** 2) * randomNormal(random);
    if (judgement > MIN_CLEAR_JUDGEMENT) return { code, answer: 'rather' };
    return { code, answer: judgement < -MIN_CLEAR_JUDGEMENT ? 'not_me' : 'later' };
  });
}

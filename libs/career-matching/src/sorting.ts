// Scores how a person sorted the long list; see "The long list" in docs/method.md.
import type { Circumstances } from '@bearings/contracts';
import { LONG_LIST_LENGTH, type SortAnswer } from '@bearings/domain';
import type { MatchingTables } from './tables.js';

const VALUE_BY_ANSWER: Readonly<Record<SortAnswer, -1 | 0 | 1>> = { not_me: -1, later: 0, rather: 1 };

/** What "rather" adds to the career itself, and "not me" takes from it, in nats. */
const OWN_NATS = 0.1;
/** What the answers to a career and to those like it add at most if they agree with each other, in nats. */
const SHARED_NATS = 2;
/** Similarity, from 0 to 1, above which the answer to one career says something about another. */
const MIN_SIMILARITY = 0.3;
/** An answer without a like career beside it counts as one of this many, and the others as "later". */
const PRIOR_ANSWER_COUNT = 4;
/** Agreement (Moran's I) from which answers to like careers count in full. Random answers have about 0. */
const FULL_AGREEMENT = 0.4;

interface ValuedCareer {
  index: number;
  /** From -1 for "not me" to 1 for "rather", minus the mean over the long list. */
  value: number;
}

/**
 * Returns what sorting the long list adds to each occupation's score, in nats. The mean of all answers is subtracted,
 * with blank ones as 0: a person who sorts all careers as "not me" has ordered none of them before another, and those
 * outside the list are not known to be better. Answers that differ at random between like careers hardly count, so that
 * a list sorted carelessly stays nearly the same.
 */
export function computeSortingNats(tables: MatchingTables, sorted: Circumstances['sorted'] = []): Float64Array {
  const nats = new Float64Array(tables.occupations.length);
  const careers = toValuedCareers(tables, sorted);
  if (careers.length === 0) return nats;
  const shared = SHARED_NATS * measureReliability(tables, careers);
  for (let index = 0; index < nats.length; index++) {
    let sum = 0;
    let weights = PRIOR_ANSWER_COUNT - 1;
    for (const career of careers) {
      const weight = toWeight(tables, index, career.index);
      sum += weight * career.value;
      weights += weight;
    }
    nats[index] = (shared * sum) / weights;
  }
  for (const { index, value } of careers) nats[index] = (nats[index] ?? 0) + OWN_NATS * value;
  return nats;
}

function toValuedCareers({ indexByCode }: MatchingTables, sorted: NonNullable<Circumstances['sorted']>) {
  const sum = sorted.reduce((total, { answer }) => total + VALUE_BY_ANSWER[answer], 0);
  const mean = sum / Math.max(LONG_LIST_LENGTH, sorted.length);
  return sorted.flatMap(({ code, answer }): ValuedCareer[] => {
    const index = indexByCode.get(code);
    return index === undefined ? [] : [{ index, value: VALUE_BY_ANSWER[answer] - mean }];
  });
}

/** Returns how much the answers count, from 0 to 1: by their number, and by how far like careers got like answers. */
function measureReliability(tables: MatchingTables, careers: readonly ValuedCareer[]): number {
  let products = 0;
  let weights = 0;
  let squares = 0;
  for (const one of careers) {
    squares += one.value * one.value;
    for (const other of careers) {
      if (one === other) continue;
      const weight = toWeight(tables, one.index, other.index);
      products += weight * one.value * other.value;
      weights += weight;
    }
  }
  if (weights === 0 || squares === 0) return 0;
  const agreement = products / weights / (squares / careers.length);
  const completeness = Math.min(1, careers.length / LONG_LIST_LENGTH);
  return completeness * Math.min(1, Math.max(0, agreement / FULL_AGREEMENT));
}

function toWeight({ likeness, occupations }: MatchingTables, one: number, other: number): number {
  if (one === other) return 1;
  const similarity = likeness[one * occupations.length + other] ?? 0;
  return Math.max(0, (similarity - MIN_SIMILARITY) / (1 - MIN_SIMILARITY));
}

// Simulated people, from a seed: the same seed always makes the same people.
import { type Category, QUESTIONS, type QuestionResponse, SCALE } from '@bearings/contracts';
import type { CategoryScores } from '../../assessment/category-scores.js';
import { scoreCategories } from '../../assessment/scoring.js';
import type { Occupation } from '../../content/occupations/occupation.js';

/** A number from 0 up to 1. */
export type Random = () => number;

/** Standard deviation of what one person answers to statements of one category, in scale steps. */
const ITEM_NOISE = 0.9;

/** Evenly spread numbers from a 32-bit seed (the mulberry32 generator). */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Somebody who answers every statement at random. */
export function randomRespondent(random: Random): CategoryScores {
  return answering(() => 1 + Math.floor(random() * SCALE.length));
}

/**
 * Somebody whose true levels are what the occupation asks for, compressed to 15 to 85, and who
 * answers the 36 statements accordingly, as imprecisely as people do.
 */
export function respondentLike({ demand }: Occupation, random: Random): CategoryScores {
  return answering((category) => {
    const level = 15 + 0.7 * (demand[category] ?? 50);
    return 1 + level / 25 + ITEM_NOISE * normal(random);
  });
}

/** Scores of whoever answers each statement of a category, keyed, nearest to this; 1 to 5. */
function answering(keyedAnswer: (category: Category) => number): CategoryScores {
  const responses: QuestionResponse[] = QUESTIONS.map(({ id, category, reverse }) => {
    const keyed = Math.min(SCALE.length, Math.max(1, Math.round(keyedAnswer(category))));
    const step = SCALE[(reverse ? 6 - keyed : keyed) - 1] ?? SCALE[2];
    return { questionId: id, answer: step.value, score: step.score };
  });
  return scoreCategories(responses);
}

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

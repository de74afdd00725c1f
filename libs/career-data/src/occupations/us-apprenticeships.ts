import { US_APPRENTICESHIPS } from '../tables.js';

const NUMBER_WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

/**
 * Returns the usual length of the paid registered apprenticeship of a trade in the United States, such as "four to
 * five years"; null for other occupations.
 */
export function usApprenticeshipOf(code: string): string | null {
  const years = US_APPRENTICESHIPS[code];
  return years === undefined
    ? null
    : `${years.map((each) => NUMBER_WORDS[each]).join(' to ')} years`;
}

/** Returns the length of that apprenticeship in months, shortest and longest; null for other occupations. */
export function usApprenticeshipMonths(code: string): readonly [number, number] | null {
  const years = US_APPRENTICESHIPS[code];
  return years === undefined ? null : [12 * years[0], 12 * years[1]];
}

import { US_APPRENTICESHIPS } from '../tables.js';

const NUMBER_WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Returns the usual shortest and longest years of a trade's registered apprenticeship; empty if it has none. */
export const listUsApprenticeshipYears = (code: string): readonly number[] => US_APPRENTICESHIPS[code] ?? [];

/**
 * Returns the usual length of the registered apprenticeship of a trade in the United States, such
 * as "four to five years"; null if people do not learn the occupation that way.
 */
export function getUsApprenticeship(code: string): string | null {
  const years = US_APPRENTICESHIPS[code];
  return years === undefined ? null : `${years.map((each) => NUMBER_WORDS[each]).join(' to ')} years`;
}

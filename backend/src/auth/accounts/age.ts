import { AgeUnconfirmedError } from '../auth.errors.js';

/** What a person said about their age, as it is stored. */
export interface StatedAge {
  /** The age that they confirmed to have reached; null where they were not asked. */
  confirmedAge: number | null;
  ageConfirmedAt: Date | null;
}

/**
 * Returns the age to store for a person who was asked, or null where no age is asked.
 * Throws a 400 for one who did not confirm it.
 */
export function requireAge(minimum: number | null, isConfirmed = false): number | null {
  if (minimum !== null && !isConfirmed) throw new AgeUnconfirmedError(minimum);
  return minimum;
}

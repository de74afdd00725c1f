import { AgeUnconfirmedError } from '../auth.errors.js';

/** The age that a person confirmed, as stored. */
export interface StatedAge {
  /** The age that they confirmed to have reached; null where they were not asked. */
  confirmedAge: number | null;
  ageConfirmedAt: Date | null;
}

/**
 * Returns the age to store, or null where the operator does not ask for it. Throws a 400 if the person did not
 * confirm it.
 */
export function requireAge(minimum: number | null, isConfirmed = false): number | null {
  if (minimum !== null && !isConfirmed) throw new AgeUnconfirmedError(minimum);
  return minimum;
}

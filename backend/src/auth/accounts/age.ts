import { AgeUnconfirmedError } from '../auth.errors.js';

/** The minimum age that a person has confirmed, and the time of the confirmation. */
export interface AgeConfirmation {
  /** The minimum age that the person confirmed; null if the operator does not ask for it. */
  confirmedAge: number | null;
  ageConfirmedAt: Date | null;
}

/**
 * Returns the minimum age to store as confirmed, or null if the operator does not require one. Throws a 400 if the
 * person has not confirmed it.
 */
export function requireAgeConfirmation(minimum: number | null, isConfirmed = false): number | null {
  if (minimum !== null && !isConfirmed) throw new AgeUnconfirmedError(minimum);
  return minimum;
}

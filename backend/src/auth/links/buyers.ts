import type { Person } from '@bearings/contracts';
import type { StatedAge } from '../accounts/age.js';

/** Injects {@link Buyers}, which the assessment module provides, so that auth does not import it. */
export const BUYERS = Symbol('BUYERS');

export interface Buyers {
  /** Returns who took an assessment and the account that owns it; null for an unknown assessment. */
  findBuyer(assessmentId: string): Promise<(Person & StatedAge & { userId: string | null }) | null>;
}

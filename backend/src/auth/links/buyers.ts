import type { Person } from '@bearings/contracts';
import type { StatedAge } from '../accounts/age.js';

/** Injection token of {@link BuyerLookup}. The assessment module provides it, so that auth does not import that module. */
export const BUYERS = Symbol('BUYERS');

export interface BuyerLookup {
  /** Returns the person who took an assessment and the account that owns it; null for an unknown assessment. */
  findBuyer(assessmentId: string): Promise<(Person & StatedAge & { userId: string | null }) | null>;
}

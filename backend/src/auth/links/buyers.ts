import type { PersonDetails } from '@bearings/contracts';
import type { AgeConfirmation } from '../accounts/age.js';

/** Injection token of {@link BuyerLookup}. The assessment module provides it, so that auth does not import that module. */
export const BUYER_LOOKUP = Symbol('BUYERS');

export interface BuyerLookup {
  /** Returns the person who took an assessment and the account that owns it; null for an unknown assessment. */
  findBuyer(assessmentId: string): Promise<(PersonDetails & AgeConfirmation & { userId: string | null }) | null>;
}

import { PRICE } from '@bearings/domain';
import type { ProviderIntent } from '../provider/payment-provider.js';

export interface ExpectedIntent {
  /** The assessment in our record of the intent; null if there is no record. */
  assessmentId: string | null;
  live: boolean;
}

/** Returns why a fetched intent is invalid, or null if it matches our record and price. */
export function findIntentMismatch(intent: ProviderIntent, expected: ExpectedIntent): string | null {
  if (intent.assessmentId === null) return 'it names no assessment';
  if (expected.assessmentId !== null && intent.assessmentId !== expected.assessmentId) {
    return 'it names another assessment than our record';
  }
  if (intent.amount !== PRICE.pence) return `its amount is ${intent.amount}`;
  if (intent.currency !== PRICE.currency) return `its currency is ${intent.currency}`;
  if (intent.live !== expected.live) return intent.live ? 'it is live' : 'it is a test';
  return null;
}

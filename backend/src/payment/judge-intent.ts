import { PRICE } from '@bearings/contracts';
import type { ProviderIntent } from './payment-provider.js';

export interface Expected {
  /** The assessment the intent was made for, by our own record; null when we have none of it. */
  assessmentId: string | null;
  live: boolean;
}

/** Why an intent is not to be believed, or null when everything about it is ours. */
export function faultOf(intent: ProviderIntent, expected: Expected): string | null {
  if (intent.assessmentId === null) return 'it names no assessment';
  if (expected.assessmentId !== null && intent.assessmentId !== expected.assessmentId) {
    return 'it names another assessment than our record';
  }
  if (intent.amount !== PRICE.pence) return `its amount is ${intent.amount}`;
  if (intent.currency !== PRICE.currency) return `its currency is ${intent.currency}`;
  if (intent.live !== expected.live) return intent.live ? 'it is live' : 'it is a test';
  return null;
}

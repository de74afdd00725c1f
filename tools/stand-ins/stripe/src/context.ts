import type { Settings } from './settings.js';
import type { Transaction } from './store.js';

/** What a piece of work knows beside its parameters. */
export interface Context {
  tx: Transaction;
  now: Date;
  settings: Settings;
  /** Whether the caller holds the secret key; a browser does not. */
  secret: boolean;
  /** `null` for what happens by itself. */
  requestId: string | null;
  idempotencyKey: string | null;
}

/** A time as Stripe writes it: seconds since 1970. */
export function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

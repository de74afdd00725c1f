/** Records replies and webhooks in a file, which tests compare with Stripe's description. */
import { appendFileSync } from 'node:fs';
import { readLines } from './journal.js';

/** A reply to a call below `/v1`, or a webhook. */
export type Said =
  | { reply: { method: string; path: string; status: number; body: unknown } }
  | { webhook: unknown };

/** Adds one line; does nothing without a file. */
export function record(file: string | null, said: Said): void {
  if (file !== null) appendFileSync(file, `${JSON.stringify(said)}\n`);
}

/** Everything that was said, in its order. */
export function readRecord(file: string): Said[] {
  return readLines(file).map((line): Said => JSON.parse(line));
}

/** Idempotency keys: the first reply for a key is stored for 24 hours and repeated. */
import { createHmac } from 'node:crypto';
import qs from 'qs';
import { Refusal } from './errors.js';
import type { Settings } from './settings.js';
import type { Transaction } from './store.js';
import type { KeptReply } from './tables.js';

const dayMs = 24 * 60 * 60 * 1000;

export interface Asked {
  /** The key as sent. */
  key: string;
  method: string;
  path: string;
  form: Record<string, unknown>;
}

/** Identifies a request's content. Keyed, so that it reveals nothing of a card number. */
export function fingerprint({ secretKey }: Settings, { method, path, form }: Asked): string {
  const parameters = qs.stringify(form, { sort: (a: string, b: string) => (a < b ? -1 : 1) });
  return createHmac('sha256', secretKey).update(`${method} ${path} ${parameters}`).digest('hex');
}

/** Returns the stored reply for a key, if any. @throws Refusal 400 when the key was used for another request. */
export function keptReply(
  { tx, now, settings }: { tx: Transaction; now: Date; settings: Settings },
  asked: Asked,
): KeptReply | undefined {
  const kept = tx.get('kept_replies', asked.key);
  if (kept === undefined || kept.at < now.getTime() - dayMs) return undefined;
  if (kept.fingerprint === fingerprint(settings, asked)) return kept;
  throw new Refusal(400, {
    type: 'idempotency_error',
    message: `The idempotency key ${asked.key} was first used with other parameters.`,
  });
}

/** 409 while the first request with a key is still being worked on. */
export function keyInUse(key: string): Refusal {
  return new Refusal(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `Another request with the idempotency key ${key} is still being worked on.`,
  });
}

import { isRecord } from '@bearings/contracts';
import type { ProviderEvent } from './payment-provider.js';

/** Format of the provider's ids and event types, which a text column can store. */
const ID = /^\w{1,255}$/;
const TYPE = /^[\w.]{1,255}$/;

/** The latest time of a Date, in seconds. */
const LAST_SECOND = 8.64e12;

const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

/**
 * Returns the event of a webhook's body, or null when it lacks an id, type, time or object, or one of
 * them has another type than the provider's.
 */
export function parseWebhookEvent(body: unknown): ProviderEvent | null {
  if (!isRecord(body) || !isRecord(body['data'])) return null;
  const { id, type, created } = body;
  const { object } = body['data'];
  if (!isId(id) || typeof type !== 'string' || !TYPE.test(type)) return null;
  if (typeof created !== 'number' || !Number.isInteger(created)) return null;
  if (created < 0 || created > LAST_SECOND || !isRecord(object)) return null;
  const intentId = intentOf(object);
  const apiVersion = typeof body['api_version'] === 'string' ? body['api_version'] : null;
  return intentId === undefined
    ? null
    : { id, type, createdAt: new Date(created * 1_000), apiVersion, intentId };
}

/** Null when the object is about no intent; undefined when what it names cannot be one. */
function intentOf(object: Record<string, unknown>): string | null | undefined {
  const intent =
    object['object'] === 'payment_intent' ? object : (object['payment_intent'] ?? null);
  if (intent === null) return null;
  const id = isRecord(intent) ? intent['id'] : intent;
  return isId(id) ? id : undefined;
}

import { isRecord } from '@bearings/contracts';
import type { ProviderEvent } from './payment-provider.js';

/** Format of the provider's ids and event types, which a text column can store. */
const ID_PATTERN = /^\w{1,255}$/;
const TYPE_PATTERN = /^[\w.]{1,255}$/;

/** Maximum time of a Date, in seconds. */
const MAX_UNIX_SECONDS = 8.64e12;

const isId = (value: unknown): value is string => typeof value === 'string' && ID_PATTERN.test(value);

/** Returns the event in a webhook's body, or null if its id, type, time or object is missing or has the wrong type. */
export function parseWebhookEvent(body: unknown): ProviderEvent | null {
  if (!isRecord(body) || !isRecord(body['data'])) return null;
  const { id, type, created } = body;
  const { object } = body['data'];
  if (!isId(id) || typeof type !== 'string' || !TYPE_PATTERN.test(type)) return null;
  if (typeof created !== 'number' || !Number.isInteger(created)) return null;
  if (created < 0 || created > MAX_UNIX_SECONDS || !isRecord(object)) return null;
  const intentId = readIntentId(object);
  const apiVersion = typeof body['api_version'] === 'string' ? body['api_version'] : null;
  return intentId === undefined ? null : { id, type, createdAt: new Date(created * 1_000), apiVersion, intentId };
}

/**
 * Returns the id of the intent that an event's object concerns; null if it concerns no intent, and undefined if the id
 * is invalid.
 */
function readIntentId(object: Record<string, unknown>): string | null | undefined {
  const intent = object['object'] === 'payment_intent' ? object : (object['payment_intent'] ?? null);
  if (intent === null) return null;
  const id = isRecord(intent) ? intent['id'] : intent;
  return isId(id) ? id : undefined;
}

import StripeSdk from 'stripe';
import type { TestApi } from './test-api.js';

export interface WebhookForgery {
  secret?: string;
  /** The time in the signature, in seconds since 1970. */
  timestamp?: number;
  /** The body that is sent instead of the signed one. */
  body?: string;
}

/** Returns the event with which the provider says that an intent was paid. */
export const createSucceededEvent = (intentId: string, id = `evt_${intentId}`) => ({
  id,
  object: 'event',
  created: Math.floor(Date.now() / 1000),
  type: 'payment_intent.succeeded',
  data: { object: { id: intentId, object: 'payment_intent' } },
});

/** Posts a signed event to the webhook. If the event has no creation time, it gets the current time. */
export async function postWebhook(api: TestApi, event: object, forgery: WebhookForgery = {}): Promise<Response> {
  const { payment } = api.config;
  if (payment.kind === 'unavailable') throw new Error('The test API has a sandbox.');
  const createdTime = Math.floor(Date.now() / 1000);
  const payload = JSON.stringify('created' in event ? event : { ...event, created: createdTime });
  const header = new StripeSdk(payment.secretKey).webhooks.generateTestHeaderString({
    payload,
    secret: forgery.secret ?? payment.webhookSecret,
    ...(forgery.timestamp !== undefined && { timestamp: forgery.timestamp }),
  });
  return fetch(`${api.url}/api/webhooks/stripe`, {
    method: 'POST',
    body: forgery.body ?? payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
  });
}

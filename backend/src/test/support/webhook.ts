import StripeSdk from 'stripe';
import type { TestApi } from './test-api.js';

export interface Forgery {
  secret?: string;
  /** Seconds since 1970. */
  timestamp?: number;
  /** What is sent instead of what was signed. */
  body?: string;
}

/** Posts an event, dated now unless it says otherwise, signed as the provider signs. */
export async function postWebhook(
  api: TestApi,
  event: object,
  forgery: Forgery = {},
): Promise<Response> {
  const { payment } = api.config;
  if (payment.kind === 'unavailable') throw new Error('The test API has a sandbox.');
  const created = Math.floor(Date.now() / 1000);
  const payload = JSON.stringify('created' in event ? event : { ...event, created });
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

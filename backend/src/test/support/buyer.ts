import type { Assessment, PaymentIntentCreated } from '@bearings/contracts';
import { Browser } from './browser.js';
import { confirmCard } from './card.js';
import { submission } from './submission.factory.js';
import type { TestApi } from './test-api.js';

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asksForMore: '4000002500003155',
} as const;

export interface Buyer {
  browser: Browser;
  assessmentId: string;
}

/** A visitor with a completed, unpaid assessment. */
export async function completedVisitor(api: TestApi, email = 'ada@example.org'): Promise<Buyer> {
  const browser = new Browser(api.url);
  const { body } = await browser.post<Assessment>('/api/assessments/public', submission({ email }));
  return { browser, assessmentId: body.id };
}

/** A buyer who has bought before, and so is signed in, with another completed assessment. */
export async function completedBuyer(api: TestApi, email: string): Promise<Buyer> {
  const first = await completedVisitor(api, email);
  const paymentIntentId = await pay(api, first);
  await first.browser.post('/api/verify-payment', { paymentIntentId });
  const { body } = await first.browser.post<Assessment>(
    '/api/assessments/public',
    submission({ email }, 1),
  );
  return { browser: first.browser, assessmentId: body.id };
}

export async function createIntent(buyer: Buyer): Promise<string> {
  const { body } = await buyer.browser.post<PaymentIntentCreated>('/api/create-payment-intent', {
    assessmentId: buyer.assessmentId,
    amount: 9.99,
  });
  return body.clientSecret;
}

/** Pays in the sandbox without calling the API. Returns the intent's id. */
export async function pay(api: TestApi, buyer: Buyer, card: string = CARDS.good): Promise<string> {
  return confirmCard(api, await createIntent(buyer), card);
}

/**
 * Pays as {@link pay} does, where the reconciler would settle the payment before the assertions: for an
 * hour it lists no events of the provider and does not check this intent.
 */
export async function payUnreconciled(api: TestApi, buyer: Buyer): Promise<string> {
  const pause = "set due_at = now() + interval '1 hour'";
  await api.database.query(`update event_cursor ${pause}`);
  const id = await pay(api, buyer);
  await api.database.query(`update payment_intents ${pause} where id = $1`, [id]);
  return id;
}

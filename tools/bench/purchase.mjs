// One purchase as a browser makes it, and how long its report takes from the moment of payment.
import { endpoints, PRICE } from '@bearings/contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import { Browser } from './browser.mjs';
import { submissionOf } from './submissions.mjs';

const PATIENCE_MS = 30_000;
const POLL_MS = 5;

/**
 * Milliseconds from the charged card to the report that can be read.
 * @param {import('./site.mjs').Site} site @param {number} shift makes other answers
 */
export async function paidToReady(site, shift) {
  return (await buy(site, shift)).milliseconds;
}

/**
 * Buys a report; returns the signed-in browser, the assessment and how long the report took.
 * @param {import('./site.mjs').Site} site @param {number} shift makes other answers
 */
export async function buy(site, shift) {
  const browser = new Browser(site.url);
  const assessment = await browser.call(endpoints.submitAssessment, submissionOf(shift));
  const { clientSecret } = await browser.call(endpoints.createPaymentIntent, {
    assessmentId: assessment.id,
    amount: PRICE.pounds,
  });
  const paymentIntentId = String(clientSecret).split('_secret_')[0] ?? '';
  await charge(site, paymentIntentId, String(clientSecret));

  const paid = performance.now();
  await browser.call(endpoints.verifyPayment, { paymentIntentId });
  const path = endpoints.reportStatus.path.replace(/:\w+/, String(assessment.id));
  for (;;) {
    const { status } = await browser.call({ method: 'GET', path });
    if (status === 'ready') {
      return {
        browser,
        assessmentId: String(assessment.id),
        milliseconds: performance.now() - paid,
      };
    }
    if (performance.now() - paid > PATIENCE_MS) throw new Error(`The report is ${status}.`);
    await sleep(POLL_MS);
  }
}

/** The form that the page posts to the provider. @param {import('./site.mjs').Site} site @param {string} id @param {string} secret */
async function charge(site, id, secret) {
  const form = new URLSearchParams({
    client_secret: secret,
    key: site.publishableKey,
    return_url: 'http://localhost/report-success',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': '4242424242424242',
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2034',
    'payment_method_data[card][cvc]': '123',
  });
  const url = `${site.stripeUrl}/v1/payment_intents/${id}/confirm`;
  const { status } = await fetch(url, { method: 'POST', body: form });
  if (status !== 200) throw new Error(`The card was answered with ${status}.`);
}

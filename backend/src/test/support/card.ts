import type { TestApi } from './test-api.js';

/**
 * Pays a payment intent with a test card by the request that a browser sends in the sandbox. Returns the intent's id.
 */
export async function confirmCard(api: TestApi, clientSecret: string, number: string): Promise<string> {
  const id = clientSecret.split('_secret_')[0] ?? '';
  const { payment } = api.config;
  const form = new URLSearchParams({
    client_secret: clientSecret,
    key: payment.kind === 'unavailable' ? '' : payment.publishableKey,
    return_url: 'http://localhost:3000/report-success',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2034',
    'payment_method_data[card][cvc]': '123',
  });
  const url = `${api.url}/sandbox/stripe/v1/payment_intents/${id}/confirm`;
  const response = await fetch(url, { method: 'POST', body: form });
  if (![200, 402].includes(response.status)) {
    throw new Error(`The confirm answered ${response.status}: ${await response.text()}`);
  }
  return id;
}

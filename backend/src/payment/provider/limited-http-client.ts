import { IncomingMessage } from 'node:http';
import StripeSdk, { type Stripe } from 'stripe';
import { finishWithin } from '../../platform/time-limit.js';

/**
 * Returns the SDK's HTTP client with a time limit for the complete reply. The SDK's own timeout limits only the time
 * without data, so a reply of one byte per second never exceeds it.
 */
export function createLimitedHttpClient(limitMs: number): Stripe.HttpClient {
  const client = StripeSdk.createNodeHttpClient();
  const sendUnlimited = client.makeRequest.bind(client);
  client.makeRequest = async (...request) => {
    const end = performance.now() + limitMs;
    const pendingReply = sendUnlimited(...request);
    // The SDK treats this code as a timeout.
    const closeReply = () => {
      void pendingReply.then(closeAnswer, () => undefined);
      return Object.assign(new Error('No whole answer in time.'), { code: 'ETIMEDOUT' });
    };
    const answer = await finishWithin(limitMs, pendingReply, closeReply);
    const readBody = answer.toJSON.bind(answer);
    answer.toJSON = () => finishWithin(end - performance.now(), readBody(), closeReply);
    return answer;
  };
  return client;
}

function closeAnswer(answer: Stripe.HttpClientResponse): void {
  const raw = answer.getRawResponse();
  if (raw instanceof IncomingMessage) raw.destroy();
}

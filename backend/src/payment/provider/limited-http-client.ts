import { IncomingMessage } from 'node:http';
import StripeSdk, { type Stripe } from 'stripe';

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
    const closeReply = () => void pendingReply.then(closeAnswer, () => undefined);
    const answer = await finishBefore(end, pendingReply, closeReply);
    const readBody = answer.toJSON.bind(answer);
    answer.toJSON = () => finishBefore(end, readBody(), closeReply);
    return answer;
  };
  return client;
}

/** Returns the result of `work`, or rejects at the time `end` with the error code that the SDK treats as a timeout. */
async function finishBefore<T>(end: number, work: Promise<T>, onLate: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      onLate();
      reject(Object.assign(new Error('No whole answer in time.'), { code: 'ETIMEDOUT' }));
    }, end - performance.now());
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

function closeAnswer(answer: Stripe.HttpClientResponse): void {
  const raw = answer.getRawResponse();
  if (raw instanceof IncomingMessage) raw.destroy();
}

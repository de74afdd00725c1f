import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { ProviderFaultError, ProviderUnavailableError } from './payment-provider.js';
import { StripeProvider } from './stripe.provider.js';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Creates a Stripe provider whose HTTP requests `listener` answers. */
async function createProvider(listener: RequestListener, limitMs?: number): Promise<StripeProvider> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const keys = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecret: 'whsec_x' };
  return new StripeProvider({ kind: 'sandbox', url: `http://127.0.0.1:${port}`, ...keys }, limitMs);
}

const order = {
  assessmentId: '7d1f3a52-3f0c-4c3e-9a55-0d2f6f2a8c11',
  generation: 1,
  email: 'ada@example.org',
};

describe('the payment provider', () => {
  it.each([200, 502])(
    'counts as unavailable, not as failing, when it answers status %i with an HTML page',
    async (status) => {
      const provider = await createProvider((_request, response) => {
        response.writeHead(status, { 'content-type': 'text/html', 'stripe-should-retry': 'false' });
        response.end('<!doctype html><title>Bad gateway</title>');
      });
      const error = await provider.createIntent(order).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(ProviderUnavailableError);
      // A ProviderFaultError stands for an error that Stripe stores and returns again for the same idempotency key.
      // Here it would wrongly start another checkout attempt.
      expect(error).not.toBeInstanceOf(ProviderFaultError);
    },
  );

  it('counts as failing when it answers with a 500 error in JSON', async () => {
    const provider = await createProvider((_request, response) => {
      response.writeHead(500, {
        'content-type': 'application/json',
        'stripe-should-retry': 'false',
      });
      response.end('{"error":{"type":"api_error","message":"an error occurred"}}');
    });
    await expect(provider.createIntent(order)).rejects.toBeInstanceOf(ProviderFaultError);
  });

  it('counts as unavailable when its reply arrives byte by byte past the time limit', async () => {
    const drips: NodeJS.Timeout[] = [];
    const provider = await createProvider((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      drips.push(setInterval(() => response.write(' '), 20));
    }, 200);
    try {
      await expect(provider.retrieveIntent('pi_1')).rejects.toBeInstanceOf(ProviderUnavailableError);
    } finally {
      drips.forEach(clearInterval);
    }
  });
});

it('retrieveIntent lists the unknown statuses of the intent, its refunds and its dispute', async () => {
  const refunds = { has_more: false, data: [{ status: 'pondering', amount: 100 }] };
  const intent = {
    id: 'pi_1',
    status: 'dreaming',
    amount: 999,
    currency: 'gbp',
    metadata: {},
    latest_charge: { id: 'ch_1', disputed: true, refunds },
  };
  const provider = await createProvider(({ url }, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const isList = url?.startsWith('/v1/disputes');
    response.end(JSON.stringify(isList ? { data: [{ status: 'in_mediation' }] } : intent));
  });
  expect(await provider.retrieveIntent('pi_1')).toMatchObject({
    status: 'processing',
    charge: { dispute: 'open', refundedAmount: 100 },
    unknownStatuses: [
      { object: 'intent', status: 'dreaming' },
      { object: 'refund', status: 'pondering' },
      { object: 'dispute', status: 'in_mediation' },
    ],
  });
});

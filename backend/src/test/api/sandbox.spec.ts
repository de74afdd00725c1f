import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { startTestApi } from '../support/test-api.js';

describe('the sandbox, which forwards calls to the Stripe stand-in', () => {
  it('forwards a form without the cookies of the session', async () => {
    const confirms: IncomingHttpHeaders[] = [];
    const standInServer = createServer((request, response) => {
      if (request.url?.endsWith('/confirm')) confirms.push(request.headers);
      response.setHeader('content-type', 'application/json').end('{"object":"list","data":[],"has_more":false}');
    }).listen(0, '127.0.0.1');
    await once(standInServer, 'listening');
    const address = standInServer.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const api = await startTestApi({
      payment: {
        kind: 'sandbox',
        url: `http://127.0.0.1:${port}`,
        secretKey: 'sk_test_x',
        publishableKey: 'pk_test_x',
        webhookSecret: 'whsec_x',
      },
    });
    try {
      const response = await fetch(`${api.url}/sandbox/stripe/v1/payment_intents/pi_1/confirm`, {
        method: 'POST',
        headers: { cookie: 'bearings_session=secret' },
        body: new URLSearchParams({ client_secret: 'pi_1_secret_2' }),
      });
      expect(response.status).toBe(200);
    } finally {
      await api.close();
      standInServer.close();
    }
    expect(confirms).toHaveLength(1);
    expect(confirms[0]).not.toHaveProperty('cookie');
  });
});

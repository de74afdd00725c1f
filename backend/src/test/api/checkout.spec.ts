import type { PaymentIntentCreated } from '@bearings/contracts';
import { completedVisitor, createIntent } from '../support/buyer.js';
import { StandInControl } from '../support/stand-in-control.js';
import { shareTestApi, type TestApi } from '../support/test-api.js';

let api: TestApi;
let control: StandInControl;
beforeAll(async () => {
  api = await shareTestApi();
  control = new StandInControl(api);
});
afterAll(() => api.close());

describe('a checkout that is opened again', () => {
  it('sells under the same intent after the provider could not show it', async () => {
    const buyer = await completedVisitor(api, 'comes.back@example.org');
    const first = await createIntent(buyer);
    await control.order({ fault: 'error', on: 'payment_intents.retrieve', times: 3, status: 500 });
    const order = { assessmentId: buyer.assessmentId, amount: 9.99 };
    const refused = await buyer.browser.refused('POST', '/api/create-payment-intent', order);
    await control.clear();
    expect(refused.status).toBe(503);
    const again = await buyer.browser.post<PaymentIntentCreated>(
      '/api/create-payment-intent',
      order,
    );
    expect(again.body.clientSecret).toBe(first);
  });
});

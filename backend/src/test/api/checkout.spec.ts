import { PAYMENT_PROVIDER, type PaymentProvider } from '../../payment/provider/payment-provider.js';
import { createVisitorWithAssessment, createIntent, refusedIntent } from '../support/buyer.js';
import { StandInControl } from '../support/stand-in-control.js';
import { useSharedApi } from '../support/test-api.js';

const api = useSharedApi();
let control: StandInControl;
beforeAll(async () => {
  control = new StandInControl(api);
});
afterEach(() => control.clear());

describe('a checkout that the buyer opens again', () => {
  it('uses the same payment intent even if an earlier call failed because the provider did not return the intent', async () => {
    const buyer = await createVisitorWithAssessment(api, 'comes.back@example.org');
    const first = await createIntent(buyer);
    await control.order({ fault: 'error', on: 'payment_intents.retrieve', times: 3, status: 500 });
    const { status } = await refusedIntent(buyer);
    await control.clear();
    expect(status).toBe(503);
    expect(await createIntent(buyer)).toBe(first);
  });
});

describe('the payment intent at the provider', () => {
  const findIntent = async (secret: string) =>
    control.stripe.paymentIntents.retrieve(secret.split('_secret_')[0] ?? '');

  it('has the product’s name, and is the same one after the buyer corrected the email', async () => {
    const buyer = await createVisitorWithAssessment(api, 'mistyped@example.org');
    const secret = await createIntent(buyer);
    expect(await findIntent(secret)).toMatchObject({ description: 'Bearings career report' });
    const { status } = await buyer.browser.send('PATCH', `/api/assessments/${buyer.assessmentId}`, {
      email: 'right@example.org',
    });
    expect(status).toBe(200);
    expect(await createIntent(buyer)).toBe(secret);
  });

  it('is the same one if the reply to its creation was lost', async () => {
    const buyer = await createVisitorWithAssessment(api, 'lost.answer@example.org');
    const provider = api.app.get<PaymentProvider>(PAYMENT_PROVIDER);
    const { clientSecret } = await provider.createIntent({ assessmentId: buyer.assessmentId, generation: 1 });
    expect(await createIntent(buyer)).toBe(clientSecret);
  });
});

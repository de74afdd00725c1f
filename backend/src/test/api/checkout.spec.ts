import { PAYMENT_PROVIDER, type PaymentProvider } from '../../payment/provider/payment-provider.js';
import { type Buyer, createVisitorWithAssessment, createIntent, refusedIntent } from '../support/buyer.js';
import { StandInControl } from '../support/stand-in-control.js';
import { useSharedApi } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';

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
  const receiptAddress = async (secret: string) => (await findIntent(secret)).receipt_email;
  const correctEmail = ({ browser, assessmentId }: Buyer, email: string) =>
    browser.send('PATCH', `/api/assessments/${assessmentId}`, { email });

  it('has the product’s name and the email address for the receipt', async () => {
    const buyer = await createVisitorWithAssessment(api, 'receipt.to@example.org');
    expect(await findIntent(await createIntent(buyer))).toMatchObject({
      description: 'Bearings career report',
      receipt_email: 'receipt.to@example.org',
    });
  });

  it('gets the corrected email address for its receipt', async () => {
    const buyer = await createVisitorWithAssessment(api, 'mistyped@example.org');
    const secret = await createIntent(buyer);
    expect((await correctEmail(buyer, 'corrected@example.org')).status).toBe(200);
    await pollUntil(() => receiptAddress(secret), 'corrected@example.org');
    expect(await createIntent(buyer)).toBe(secret);
  });

  it('is cancelled and replaced if the provider cannot apply a corrected email', async () => {
    const buyer = await createVisitorWithAssessment(api, 'mistyped.too@example.org');
    const secret = await createIntent(buyer);
    await control.order({ fault: 'error', on: 'payment_intents.update', times: 4, status: 500 });
    await correctEmail(buyer, 'corrected.too@example.org');
    await pollUntil(
      () => findIntent(secret),
      ({ status }) => status === 'canceled',
    );
    expect(await receiptAddress(await createIntent(buyer))).toBe('corrected.too@example.org');
  });

  it('is created again, with a corrected email, if the reply to its first creation was lost', async () => {
    const buyer = await createVisitorWithAssessment(api, 'lost.answer@example.org');
    const provider = api.app.get<PaymentProvider>(PAYMENT_PROVIDER);
    const { assessmentId } = buyer;
    await provider.createIntent({ assessmentId, generation: 1, email: 'lost.answer@example.org' });
    await correctEmail(buyer, 'found.answer@example.org');
    expect(await receiptAddress(await createIntent(buyer))).toBe('found.answer@example.org');
  });

  it('has no receipt email if the provider rejects the address', async () => {
    const buyer = await createVisitorWithAssessment(api, 'νίκος@example.org');
    const secret = await createIntent(buyer);
    expect(await receiptAddress(secret)).toBeNull();
    expect(await createIntent(buyer)).toBe(secret);
    await correctEmail(buyer, 'nikos@example.org');
    await pollUntil(() => receiptAddress(secret), 'nikos@example.org');
    await correctEmail(buyer, 'νίκος@example.org');
    await pollUntil(() => receiptAddress(secret), null);
  });
});

import type { ErrorBody, PublicConfig } from '@bearings/contracts';
import { PASSWORD } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { buyReportFor, type Buyer, TEST_CARDS, createVisitorWithAssessment } from '../support/buyer.js';
import { confirmCard } from '../support/card.js';
import { waitForMailToken } from '../support/mailbox.js';
import { submission } from '../support/submission.factory.js';
import { useTestApi, withTestApi } from '../support/test-api.js';
import { postWebhook } from '../support/webhook.js';
import type { ExportLists } from '../../platform/personal-data/data-policy.js';

const AGE_ERROR = {
  statusCode: 400,
  code: 'age_unconfirmed',
  message: 'Please confirm that you are 16 or older.',
  field: 'ageConfirmed',
};

const api = useTestApi({ minimumAge: 16 });

const createPerson = (email: string) => ({
  email,
  password: PASSWORD,
  firstName: 'Grace',
  lastName: 'Hopper',
});
const registerUser = (browser: Browser, body: object) => browser.send<ErrorBody>('POST', '/api/auth/register', body);
const openCheckout = ({ browser, assessmentId }: Buyer, more: object = {}) =>
  browser.send<ErrorBody & { clientSecret: string }>('POST', '/api/create-payment-intent', {
    assessmentId,
    amount: 9.99,
    ...more,
  });
const readAges = async (email: string) => {
  const rows = await api.sql<{
    age: number | null;
    isRecent: boolean | null;
  }>`select confirmed_age as age, age_confirmed_at > now() - interval '1 minute' as "isRecent"
       from users where email = ${email}`;
  return rows;
};

it('the public configuration contains the minimum age', async () => {
  const { body } = await new Browser(api.url).get<PublicConfig>('/api/config');
  expect(body.minimumAge).toBe(16);
});

describe('registering', () => {
  it.each([{}, { ageConfirmed: false }])('is refused with %j, and no account is created', async (confirmation) => {
    const { body } = await registerUser(new Browser(api.url), {
      ...createPerson('young@example.org'),
      ...confirmation,
    });
    expect(body).toMatchObject(AGE_ERROR);
    expect(await readAges('young@example.org')).toEqual([]);
  });

  it('stores the confirmation of the age, and exports it', async () => {
    const browser = new Browser(api.url);
    const reply = await registerUser(browser, {
      ...createPerson('grown@example.org'),
      ageConfirmed: true,
    });
    expect(reply.status).toBe(201);
    expect(await readAges('grown@example.org')).toEqual([{ age: 16, isRecent: true }]);
    const { body } = await browser.get<ExportLists>('/api/user/export');
    expect(body.account).toMatchObject([{ confirmedAge: 16, ageConfirmedAt: expect.stringMatching(/Z$/) }]);
  });
});

describe('a purchase', () => {
  it('requires a visitor to confirm the minimum age once, and stores the confirmation with the new account', async () => {
    const buyer = await createVisitorWithAssessment(api, 'buys@example.org');
    expect((await openCheckout(buyer)).body).toMatchObject(AGE_ERROR);
    const { status, body } = await openCheckout(buyer, { ageConfirmed: true });
    expect(status).toBe(200);
    const reloaded = await openCheckout(buyer);
    expect(reloaded.body.clientSecret).toBe(body.clientSecret);

    const paymentIntentId = await confirmCard(api, body.clientSecret, TEST_CARDS.good);
    await buyer.browser.post('/api/verify-payment', { paymentIntentId });
    expect(await readAges('buys@example.org')).toEqual([{ age: 16, isRecent: true }]);
    const exportedLists = await buyer.browser.get<ExportLists>('/api/user/export');
    expect(exportedLists.body.account).toMatchObject([{ confirmedAge: 16 }]);
    expect(exportedLists.body.assessments).toMatchObject([{ confirmedAge: 16 }]);
  });

  it('stores the time of the age confirmation with an account that the emailed link creates later', async () => {
    const buyer = await createVisitorWithAssessment(api, 'later@example.org');
    const { body } = await openCheckout(buyer, { ageConfirmed: true });
    const intentId = await confirmCard(api, body.clientSecret, TEST_CARDS.good);
    await api.sql`update assessments set age_confirmed_at = now() - interval '2 days' where id = ${buyer.assessmentId}`;
    await postWebhook(api, {
      id: `evt_${intentId}`,
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: intentId, object: 'payment_intent' } },
    });
    const token = await waitForMailToken(api, 'later@example.org', /with your receipt$/);
    const openedReply = await new Browser(api.url).post('/api/auth/report-link/open', {
      token,
      password: PASSWORD,
    });
    expect(openedReply.status).toBe(200);
    expect(await readAges('later@example.org')).toEqual([{ age: 16, isRecent: false }]);
  });

  it('requires users without a stored confirmation of the age to confirm it, and stores that with the account', async () => {
    const browser = new Browser(api.url);
    await registerUser(browser, { ...createPerson('older@example.org'), ageConfirmed: true });
    await api.sql`update users set confirmed_age = null, age_confirmed_at = null
        where email = 'older@example.org'`;
    const { body } = await browser.post<{ id: string }>(
      '/api/assessments/public',
      submission({ email: 'older@example.org' }),
    );
    const buyer = { browser, assessmentId: body.id };
    expect((await openCheckout(buyer)).body).toMatchObject(AGE_ERROR);
    expect((await openCheckout(buyer, { ageConfirmed: true })).status).toBe(200);
    expect(await readAges('older@example.org')).toEqual([{ age: 16, isRecent: true }]);
  });
});

it('no age is required or stored when the operator has set no minimum age', async () => {
  await withTestApi({}, async (free) => {
    const buyer = await createVisitorWithAssessment(free, 'free@example.org');
    await buyReportFor(free, buyer);
    const { body } = await buyer.browser.get<ExportLists>('/api/user/export');
    expect(body.account).toMatchObject([{ confirmedAge: null, ageConfirmedAt: null }]);
    const config = await buyer.browser.get<PublicConfig>('/api/config');
    expect(config.body).not.toHaveProperty('minimumAge');
  });
});

// The emails of a purchase: their texts, and their links to the report.
import type { Assessment, ReportLink, ReportListItem, User } from '@bearings/contracts';
import type { Email } from 'postal-mime';
import { PASSWORD, registered } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { type Buyer, completedVisitor, pay } from '../support/buyer.js';
import { allMailsTo, linkIn, mailTo, tokenFor } from '../support/mailbox.js';
import { submission } from '../support/submission.factory.js';
import { ADMIN, useSharedApi } from '../support/test-api.js';
import { postWebhook } from '../support/webhook.js';

const RECEIPT_SUBJECT = /^Your receipt$/;
const READY_SUBJECT = /report is ready$/;
const NEW_LINK = /^Your new link$/;
const NEW_PASSWORD = 'another honest long password';

const api = useSharedApi();

const sendWebhook = (intent: string) =>
  postWebhook(api, {
    id: `evt_${intent}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: intent, object: 'payment_intent' } },
  });
const verifyPayment = ({ browser }: Buyer, paymentIntentId: string) =>
  browser.post<{ signedIn: boolean }>('/api/verify-payment', { paymentIntentId });
const checkLink = (browser: Browser, token: string) =>
  browser.post<ReportLink>('/api/auth/report-link/check', { token });
const openLink = (browser: Browser, token: string, password?: string) =>
  browser.send('POST', '/api/auth/report-link/open', { token, password });
const renewLink = (assessmentId: string) =>
  new Browser(api.url).post('/api/auth/report-link/renew', { assessmentId });
const fetchUser = (browser: Browser) => browser.get<User>('/api/auth/user');
const reportIds = async (browser: Browser) => {
  const { body } = await browser.get<ReportListItem[]>('/api/reports');
  return body.map(({ assessmentId }) => assessmentId);
};

/** Waits for both mails of a purchase and returns them, the receipt first. */
async function purchaseMails(email: string): Promise<[Email, Email]> {
  const receipt = await mailTo(api, email, RECEIPT_SUBJECT);
  return [receipt, await mailTo(api, email, READY_SUBJECT)];
}

/** The titles of the report's first three careers, as it is stored. */
async function firstCareers(assessmentId: string): Promise<string[]> {
  return await api.value<string[]>`select array(select career->>'title'
       from jsonb_array_elements(facts->'careers') with ordinality as all_of(career, place)
      order by place limit 3) as titles from reports where assessment_id = ${assessmentId}`;
}

/** Both emails have the same link to the report, and neither reveals whether there is an account. */
async function expectTwoMailsThatAgree(email: string, assessmentId: string): Promise<void> {
  const mails = await purchaseMails(email);
  expect(linkIn(mails[0]).path).toBe(`/report/${assessmentId}/open`);
  for (const { text = '' } of mails) {
    expect(text).toContain(`Read your report:\nhttp://localhost:3000/report/${assessmentId}/open#`);
    expect(text).not.toMatch(/create|made an account|register|Set your password/i);
    expect(text).toContain('If you have no password yet, you choose one first.');
  }
  expect(new Set(mails.map((mail) => linkIn(mail).token)).size).toBe(2);
  const subjects = (await allMailsTo(api, email)).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual(['Your career report is ready', 'Your receipt']);
}

describe('the mails of a purchase', () => {
  it('both lead to the report when the webhook comes before the browser', async () => {
    const email = 'webhook.first@example.org';
    const buyer = await completedVisitor(api, email);
    const intent = await pay(api, buyer);
    expect((await sendWebhook(intent)).status).toBe(200);
    await mailTo(api, email, RECEIPT_SUBJECT);
    expect((await verifyPayment(buyer, intent)).body.signedIn).toBe(true);
    await expectTwoMailsThatAgree(email, buyer.assessmentId);

    const token = await tokenFor(api, email, RECEIPT_SUBJECT);
    const telephone = new Browser(api.url);
    expect((await checkLink(telephone, token)).body).toEqual({
      assessmentId: buyer.assessmentId,
      email,
      needs: 'password',
      signedIn: false,
    });
    expect((await openLink(telephone, token)).status).toBe(409);
    expect((await openLink(telephone, token, NEW_PASSWORD)).status).toBe(200);
    expect(await reportIds(telephone)).toEqual([buyer.assessmentId]);
    expect((await fetchUser(telephone)).body).toMatchObject({ email, hasPassword: true });
  });

  it('both lead to the report when the browser comes before the webhook', async () => {
    const email = 'browser.first@example.org';
    const buyer = await completedVisitor(api, email);
    const intent = await pay(api, buyer);
    expect((await verifyPayment(buyer, intent)).body.signedIn).toBe(true);
    expect((await sendWebhook(intent)).status).toBe(200);
    await expectTwoMailsThatAgree(email, buyer.assessmentId);

    const ready = await mailTo(api, email, READY_SUBJECT);
    const careers = await firstCareers(buyer.assessmentId);
    expect(careers).toHaveLength(3);
    for (const career of careers) {
      expect(ready.text).toContain(`- ${career}`);
      expect(ready.subject).not.toContain(career);
    }

    const { token } = linkIn(ready);
    expect((await checkLink(buyer.browser, token)).body).toMatchObject({
      needs: 'password',
      signedIn: true,
    });
    expect((await openLink(buyer.browser, token, NEW_PASSWORD)).status).toBe(200);
    expect(await reportIds(buyer.browser)).toEqual([buyer.assessmentId]);
  });

  it('both lead to the report, and their link creates the account, when the browser never returns', async () => {
    const email = 'browser.never@example.org';
    const buyer = await completedVisitor(api, 'Browser.Never@Example.org');
    expect((await sendWebhook(await pay(api, buyer))).status).toBe(200);
    await expectTwoMailsThatAgree(email, buyer.assessmentId);

    const token = await tokenFor(api, email, RECEIPT_SUBJECT);
    const home = new Browser(api.url);
    expect((await checkLink(home, token)).body).toMatchObject({
      needs: 'password',
      signedIn: false,
    });
    expect((await openLink(home, token, NEW_PASSWORD)).status).toBe(200);
    expect(await reportIds(home)).toEqual([buyer.assessmentId]);
    expect((await fetchUser(home)).body).toMatchObject({
      email,
      firstName: submission().firstName,
      hasPassword: true,
    });
    const again = { email, password: NEW_PASSWORD };
    expect((await new Browser(api.url).post('/api/auth/login', again)).status).toBe(200);
  });
});

/** Creates a buyer who closed the browser after payment. Returns the token of their receipt. */
async function boughtAndGone(email: string) {
  const buyer = await completedVisitor(api, email);
  await sendWebhook(await pay(api, buyer));
  await purchaseMails(email);
  return { ...buyer, token: await tokenFor(api, email, RECEIPT_SUBJECT) };
}

describe('the link of a purchase mail', () => {
  it('signs in an account whose address is proven, and keeps its password', async () => {
    const email = 'proven@example.org';
    const { browser } = await registered(api, email);
    const confirm = await tokenFor(api, email, /Confirm/);
    await browser.post('/api/auth/email/verify', { token: confirm });
    const { token, assessmentId } = await boughtAndGone(email);
    const telephone = new Browser(api.url);
    expect((await checkLink(telephone, token)).body.needs).toBe('nothing');
    expect((await openLink(telephone, token)).status).toBe(200);
    expect(await reportIds(telephone)).toEqual([assessmentId]);
    // The link ends all other sessions, as every mailed link does that proves an address.
    expect((await fetchUser(browser)).status).toBe(401);
    const login = { email, password: PASSWORD };
    expect((await new Browser(api.url).post('/api/auth/login', login)).status).toBe(200);
  });

  it('ends an earlier registration of the address that was not proved', async () => {
    const email = 'squatted@example.org';
    const { browser: squatter } = await registered(api, email);
    const { token, assessmentId } = await boughtAndGone(email);
    const telephone = new Browser(api.url);
    expect((await openLink(telephone, token)).status).toBe(409);
    expect((await openLink(telephone, token, NEW_PASSWORD)).status).toBe(200);
    expect(await reportIds(telephone)).toEqual([assessmentId]);
    expect((await fetchUser(squatter)).status).toBe(401);
    const login = { email, password: PASSWORD };
    expect((await squatter.post('/api/auth/login', login)).status).toBe(401);
  });

  it('is used up by opening the account, not by viewing the page, and only once by concurrent calls', async () => {
    const { token } = await boughtAndGone('once@example.org');
    for (let i = 0; i < 3; i += 1) {
      expect((await checkLink(new Browser(api.url), token)).status).toBe(200);
    }
    const both = await Promise.all(
      [new Browser(api.url), new Browser(api.url)].map((browser) =>
        openLink(browser, token, NEW_PASSWORD),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect((await checkLink(new Browser(api.url), token)).status).toBe(410);
    // The other mail of the purchase keeps its own link.
    const other = await tokenFor(api, 'once@example.org', READY_SUBJECT);
    expect((await openLink(new Browser(api.url), other)).status).toBe(200);
  });

  it('works for seven days; afterwards a new link can be requested in one call', async () => {
    const email = 'late@example.org';
    const { token, assessmentId } = await boughtAndGone(email);
    const age = (days: number) =>
      api.sql`update link_tokens set expires_at = expires_at - make_interval(days => ${days})
          where assessment_id = ${assessmentId}`;
    await age(6);
    expect((await checkLink(new Browser(api.url), token)).status).toBe(200);
    await age(1);
    expect((await checkLink(new Browser(api.url), token)).status).toBe(410);
    expect((await openLink(new Browser(api.url), token, NEW_PASSWORD)).status).toBe(410);

    expect((await renewLink(assessmentId)).status).toBe(202);
    const fresh = await tokenFor(api, email, NEW_LINK);
    const home = new Browser(api.url);
    expect((await openLink(home, fresh, NEW_PASSWORD)).status).toBe(200);
    expect(await reportIds(home)).toEqual([assessmentId]);
  });

  it('can be requested again three times an hour, with the same reply for unknown and unpaid reports', async () => {
    const unpaid = await completedVisitor(api, 'unpaid@example.org');
    const { assessmentId } = await boughtAndGone('often@example.org');
    const unknown = '00000000-0000-4000-8000-000000000000';
    const answers = [];
    for (const id of [unpaid.assessmentId, unknown, assessmentId])
      answers.push(await renewLink(id));
    expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual(
      Array(3).fill('202 {"status":"accepted"}'),
    );
    await renewLink(assessmentId);
    await renewLink(assessmentId);
    expect((await renewLink(assessmentId)).status).toBe(429);
    await mailTo(api, 'often@example.org', NEW_LINK, 3);
    expect(await allMailsTo(api, 'unpaid@example.org')).toEqual([]);
  });

  it('proves no other address than the one it was mailed to', async () => {
    const email = 'mallory@example.org';
    const buyer = await boughtAndGone(email);
    await registered(api, 'target@example.org');
    // This is the state after a refund and a corrected email.
    await api.sql`update assessments set email = ${'target@example.org'} where id = ${buyer.assessmentId}`;
    expect((await checkLink(new Browser(api.url), buyer.token)).status).toBe(410);
    expect((await openLink(new Browser(api.url), buyer.token, NEW_PASSWORD)).status).toBe(410);
  });

  it('never opens an account with another email: its owner signs in', async () => {
    const { browser } = await registered(api, 'owner.elsewhere@example.org');
    const { body } = await browser.post<Assessment>(
      '/api/assessments/public',
      submission({ email: 'gift@example.org' }),
    );
    await sendWebhook(await pay(api, { browser, assessmentId: body.id }));
    for (const { text } of await purchaseMails('gift@example.org')) {
      expect(text).toContain(`Read your report:\nhttp://localhost:3000/report/${body.id}\n`);
      // The address may be another person's, so the email names no career.
      for (const career of await firstCareers(body.id)) expect(text).not.toContain(career);
    }

    const { token, browser: visitor, assessmentId } = await boughtAndGone('moved@example.org');
    await registered(api, 'moved.to@example.org', visitor);
    expect((await checkLink(new Browser(api.url), token)).body).toMatchObject({
      assessmentId,
      needs: 'sign-in',
    });
    expect((await openLink(new Browser(api.url), token, NEW_PASSWORD)).status).toBe(409);
  });

  it('never signs an administrator in', async () => {
    const buyer = await completedVisitor(api, ADMIN.email);
    await sendWebhook(await pay(api, buyer));
    const { text } = await mailTo(api, ADMIN.email, RECEIPT_SUBJECT);
    expect(text).toContain(`http://localhost:3000/report/${buyer.assessmentId}\n`);
    expect(text).not.toContain('#');
  });

  it('stops working after a new password was set by another mailed link', async () => {
    const email = 'reset@example.org';
    const { token } = await boughtAndGone(email);
    const account = await tokenFor(api, email, READY_SUBJECT);
    expect((await openLink(new Browser(api.url), account, NEW_PASSWORD)).status).toBe(200);
    await new Browser(api.url).post('/api/auth/password/forgot', { email });
    const reset = await tokenFor(api, email, /new password/);
    const body = { token: reset, password: PASSWORD };
    expect((await new Browser(api.url).post('/api/auth/password/reset', body)).status).toBe(200);
    expect((await checkLink(new Browser(api.url), token)).status).toBe(410);
  });
});

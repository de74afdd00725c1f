// Tests the emails of a purchase and their links to the report: one with the receipt and the notice that the report is
// ready, or if the report takes longer, one of each.
import type { Assessment, ReportDetail, ReportLink, ReportListItem, User } from '@bearings/contracts';
import type { Email } from 'postal-mime';
import { PASSWORD, registered } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { DomainEvents } from '../../platform/events/domain-events.js';
import {
  type Buyer,
  buyReportFor,
  createVisitorWithAssessment,
  payForReport,
  refundActivePayment,
  verifyPayment,
} from '../support/buyer.js';
import { waitForAllMailsTo, findLinkInMail, findMailTo, waitForMailToken } from '../support/mailbox.js';
import { submission } from '../support/submission.factory.js';
import { ADMIN_CREDENTIALS, useSharedApi } from '../support/test-api.js';
import { postWebhook, createSucceededEvent } from '../support/webhook.js';

const RECEIPT_SUBJECT = /^Your receipt$/;
const READY_SUBJECT = /report is ready$/;
const JOINED_SUBJECT = /report is ready, with your receipt$/;
const NEW_LINK_SUBJECT = /^Your new link$/;
const NEW_PASSWORD = 'another honest long password';

const api = useSharedApi();

const sendWebhook = (intent: string) => postWebhook(api, createSucceededEvent(intent));
const checkLink = (browser: Browser, token: string) =>
  browser.post<ReportLink>('/api/auth/report-link/check', { token });
const openLink = (browser: Browser, token: string, password?: string) =>
  browser.send('POST', '/api/auth/report-link/open', { token, password });
const renewLink = (assessmentId: string) => new Browser(api.url).post('/api/auth/report-link/renew', { assessmentId });
const fetchUser = (browser: Browser) => browser.get<User>('/api/auth/user');
const listReportIds = async (browser: Browser) => {
  const { body } = await browser.get<ReportListItem[]>('/api/reports');
  return body.map(({ assessmentId }) => assessmentId);
};

/** Returns the subjects of all emails to an address, once no email waits. */
const listSubjects = async (email: string) => (await waitForAllMailsTo(api, email)).map(({ subject }) => subject);

/** Returns the titles of the first three careers in the stored report. */
async function listFirstCareers(assessmentId: string): Promise<string[]> {
  return await api.value<string[]>`select array(select career->>'title'
       from jsonb_array_elements(facts->'careers') with ordinality as all_of(career, place)
      order by place limit 3) as titles from reports where assessment_id = ${assessmentId}`;
}

/** Checks that an email links to the report and does not reveal whether the address has an account. */
function expectLinkToReport(mail: Email, assessmentId: string): void {
  const { text = '' } = mail;
  expect(findLinkInMail(mail).path).toBe(`/report/${assessmentId}/open`);
  expect(text).toContain(`Read your report:\nhttp://localhost:3000/report/${assessmentId}/open#`);
  expect(text).not.toMatch(/create|made an account|register|Set your password/i);
  expect(text).toContain('If you have no password yet, you choose one first.');
}

/** Checks that a purchase whose report is ready within a minute causes one email, with the receipt and the link. */
async function expectOneMail(email: string, assessmentId: string): Promise<Email> {
  const mail = await findMailTo(api, email, JOINED_SUBJECT);
  expectLinkToReport(mail, assessmentId);
  expect(mail.text).toMatch(/Receipt R-\d{6}\nItem: Bearings career report\n[^]*\nTotal: £9.99/);
  expect(await listSubjects(email)).toEqual(['Your career report is ready, with your receipt']);
  return mail;
}

describe('the email of a purchase', () => {
  it('links to the report when the webhook arrives before the browser’s call', async () => {
    const email = 'webhook.first@example.org';
    const buyer = await createVisitorWithAssessment(api, email);
    const intent = await payForReport(api, buyer);
    expect((await sendWebhook(intent)).status).toBe(200);
    const { token } = findLinkInMail(await expectOneMail(email, buyer.assessmentId));
    expect((await verifyPayment(buyer, intent)).body.signedIn).toBe(true);
    const telephone = new Browser(api.url);
    expect((await checkLink(telephone, token)).body).toEqual({
      assessmentId: buyer.assessmentId,
      email,
      needs: 'password',
      signedIn: false,
    });
    expect((await openLink(telephone, token)).status).toBe(409);
    expect((await openLink(telephone, token, NEW_PASSWORD)).status).toBe(200);
    expect(await listReportIds(telephone)).toEqual([buyer.assessmentId]);
    expect((await fetchUser(telephone)).body).toMatchObject({ email, hasPassword: true });
  });

  it('links to the report when the browser’s call arrives before the webhook', async () => {
    const email = 'browser.first@example.org';
    const buyer = await createVisitorWithAssessment(api, email);
    const intent = await payForReport(api, buyer);
    expect((await verifyPayment(buyer, intent)).body.signedIn).toBe(true);
    expect((await sendWebhook(intent)).status).toBe(200);
    const readyMail = await expectOneMail(email, buyer.assessmentId);
    const careers = await listFirstCareers(buyer.assessmentId);
    expect(careers).toHaveLength(3);
    for (const career of careers) {
      expect(readyMail.text).toContain(`- ${career}`);
      expect(readyMail.subject).not.toContain(career);
    }

    const { token } = findLinkInMail(readyMail);
    expect((await checkLink(buyer.browser, token)).body).toMatchObject({
      needs: 'password',
      signedIn: true,
    });
    expect((await openLink(buyer.browser, token, NEW_PASSWORD)).status).toBe(200);
    expect(await listReportIds(buyer.browser)).toEqual([buyer.assessmentId]);
  });

  it('names the careers in the English of the reader’s country, as the report does', async () => {
    const email = 'american@example.org';
    const browser = new Browser(api.url);
    const { body } = await browser.post<Assessment>('/api/assessments/public', {
      // The first careers of these answers include hairdresser, in American English hairstylist.
      ...submission({ email }, 4),
      countryCode: 'US',
    });
    await buyReportFor(api, { browser, assessmentId: body.id });
    const readyMail = await findMailTo(api, email, JOINED_SUBJECT);
    const { body: report } = await browser.get<ReportDetail>(`/api/reports/assessment/${body.id}`);
    const titles = report.document.careers.slice(0, 3).map(({ title }) => title);
    expect(titles).not.toEqual(await listFirstCareers(body.id));
    for (const title of titles) expect(readyMail.text).toContain(`- ${title}`);
  });

  it('links to the report when only the webhook arrives, and the link then creates the account', async () => {
    const email = 'browser.never@example.org';
    const buyer = await createVisitorWithAssessment(api, 'Browser.Never@Example.org');
    expect((await sendWebhook(await payForReport(api, buyer))).status).toBe(200);
    const { token } = findLinkInMail(await expectOneMail(email, buyer.assessmentId));
    const home = new Browser(api.url);
    expect((await checkLink(home, token)).body).toMatchObject({
      needs: 'password',
      signedIn: false,
    });
    expect((await openLink(home, token, NEW_PASSWORD)).status).toBe(200);
    expect(await listReportIds(home)).toEqual([buyer.assessmentId]);
    expect((await fetchUser(home)).body).toMatchObject({
      email,
      firstName: submission().firstName,
      hasPassword: true,
    });
    const newCredentials = { email, password: NEW_PASSWORD };
    expect((await new Browser(api.url).post('/api/auth/login', newCredentials)).status).toBe(200);
  });
});

describe('a purchase whose report is not ready within a minute', () => {
  let late: Buyer;
  let email = '';
  const isLate = (id: string) => late?.assessmentId === id;
  const hours = (count: number) => `now() + interval '${count} hours'`;
  const setDue = (what: { kind: string; variant?: string }, due: string) =>
    api.database.query(`update work set due_at = ${due} where kind = $1 and variant = $2 and assessment_id = $3`, [
      what.kind,
      what.variant ?? '',
      late.assessmentId,
    ]);
  const writeReport = () => setDue({ kind: 'report' }, hours(0));
  const sendReceipt = () => setDue({ kind: 'email', variant: 'receipt' }, hours(0));

  beforeAll(() =>
    api.app.get(DomainEvents).on('payment.settled', async ({ assessmentId }, manager) => {
      const delay = `update work set due_at = ${hours(1)} where kind = 'report' and assessment_id = $1`;
      if (isLate(assessmentId)) await manager.query(delay, [assessmentId]);
    }),
  );

  async function buyLate(address: string): Promise<void> {
    email = address;
    late = await createVisitorWithAssessment(api, email);
    await buyReportFor(api, late);
  }

  it('causes the receipt after a minute, and a second email when the report is ready', async () => {
    await buyLate('late.report@example.org');
    const seconds = await api.value<number>`select extract(epoch from due_at - now())::float from work
        where variant = 'receipt' and assessment_id = ${late.assessmentId}`;
    expect(seconds).toBeGreaterThan(45);
    expect(seconds).toBeLessThanOrEqual(60);
    await sendReceipt();
    const receipt = await findMailTo(api, email, RECEIPT_SUBJECT);
    expectLinkToReport(receipt, late.assessmentId);
    expect(receipt.text).toMatch(/Receipt R-\d{6}\n[^]*We email you again when your report is ready/);
    await writeReport();
    const ready = await findMailTo(api, email, READY_SUBJECT);
    expectLinkToReport(ready, late.assessmentId);
    expect(ready.text).not.toContain('Receipt R-');
    expect(findLinkInMail(ready).token).not.toBe(findLinkInMail(receipt).token);
    expect(await listSubjects(email)).toEqual(['Your receipt', 'Your career report is ready']);
  });

  it('causes two emails if the receipt was tried before, because that attempt may have reached the reader', async () => {
    await buyLate('tried.receipt@example.org');
    await api.sql`update work set fence = 1, attempts = 1, due_at = now() + interval '1 hour'
        where variant = 'receipt' and assessment_id = ${late.assessmentId}`;
    await writeReport();
    await findMailTo(api, email, READY_SUBJECT);
    await sendReceipt();
    await findMailTo(api, email, RECEIPT_SUBJECT);
    expect(await listSubjects(email)).toEqual(['Your career report is ready', 'Your receipt']);
  });

  it('causes one email about the refund if it is refunded before, and none that it is paid', async () => {
    await buyLate('refunded.early@example.org');
    expect(await refundActivePayment(api, late)).toBe(true);
    await findMailTo(api, email, /^Your refund$/);
    expect(await listSubjects(email)).toEqual(['Your refund']);
  });

  it('and which is bought again after a refund causes one receipt, of the second payment', async () => {
    await buyLate('bought.again@example.org');
    await refundActivePayment(api, late);
    await buyReportFor(api, late);
    await writeReport();
    const { text } = await findMailTo(api, email, JOINED_SUBJECT);
    const number = await api.value<number>`select receipt_number from payments
        where assessment_id = ${late.assessmentId} and refunded_at is null`;
    expect(text).toContain(`Receipt R-${String(number).padStart(6, '0')}`);
    expect((await listSubjects(email)).toSorted()).toEqual([
      'Your career report is ready, with your receipt',
      'Your refund',
    ]);
  });
});

/**
 * Creates a buyer who closed the browser right after paying. Returns the buyer with the token of
 * the emailed link.
 */
async function buyAndCloseBrowser(email: string) {
  const buyer = await createVisitorWithAssessment(api, email);
  await sendWebhook(await payForReport(api, buyer));
  return { ...buyer, token: await waitForMailToken(api, email, JOINED_SUBJECT) };
}

describe('the link in a purchase email', () => {
  it('signs the buyer in to an account that has confirmed the address, without changing its password', async () => {
    const email = 'proven@example.org';
    const { browser } = await registered(api, email);
    const confirm = await waitForMailToken(api, email, /Confirm/);
    await browser.post('/api/auth/email/verify', { token: confirm });
    const { token, assessmentId } = await buyAndCloseBrowser(email);
    const telephone = new Browser(api.url);
    expect((await checkLink(telephone, token)).body.needs).toBe('nothing');
    expect((await openLink(telephone, token)).status).toBe(200);
    expect(await listReportIds(telephone)).toEqual([assessmentId]);
    // Opening an emailed link that confirms an address ends all other sessions.
    expect((await fetchUser(browser)).status).toBe(401);
    const login = { email, password: PASSWORD };
    expect((await new Browser(api.url).post('/api/auth/login', login)).status).toBe(200);
  });

  it('replaces the password of an account that was registered with the address but never confirmed it', async () => {
    const email = 'squatted@example.org';
    const { browser: squatter } = await registered(api, email);
    const { token, assessmentId } = await buyAndCloseBrowser(email);
    const telephone = new Browser(api.url);
    expect((await openLink(telephone, token)).status).toBe(409);
    expect((await openLink(telephone, token, NEW_PASSWORD)).status).toBe(200);
    expect(await listReportIds(telephone)).toEqual([assessmentId]);
    expect((await fetchUser(squatter)).status).toBe(401);
    const login = { email, password: PASSWORD };
    expect((await squatter.post('/api/auth/login', login)).status).toBe(401);
  });

  it('is used up when it opens the account, but not when its page is only viewed', async () => {
    const { token, assessmentId } = await buyAndCloseBrowser('once@example.org');
    await renewLink(assessmentId);
    const otherToken = await waitForMailToken(api, 'once@example.org', NEW_LINK_SUBJECT);
    for (let i = 0; i < 3; i += 1) {
      expect((await checkLink(new Browser(api.url), token)).status).toBe(200);
    }
    const bothReplies = await Promise.all(
      [new Browser(api.url), new Browser(api.url)].map((browser) => openLink(browser, token, NEW_PASSWORD)),
    );
    expect(bothReplies.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect((await checkLink(new Browser(api.url), token)).status).toBe(410);
    // The link in another email still works.
    expect((await openLink(new Browser(api.url), otherToken)).status).toBe(200);
  });

  it('works for seven days, and can then be replaced by a new link', async () => {
    const email = 'late@example.org';
    const { token, assessmentId } = await buyAndCloseBrowser(email);
    const age = (days: number) =>
      api.sql`update link_tokens set expires_at = expires_at - make_interval(days => ${days})
          where assessment_id = ${assessmentId}`;
    await age(6);
    expect((await checkLink(new Browser(api.url), token)).status).toBe(200);
    await age(1);
    expect((await checkLink(new Browser(api.url), token)).status).toBe(410);
    expect((await openLink(new Browser(api.url), token, NEW_PASSWORD)).status).toBe(410);

    expect((await renewLink(assessmentId)).status).toBe(202);
    const fresh = await waitForMailToken(api, email, NEW_LINK_SUBJECT);
    const home = new Browser(api.url);
    expect((await openLink(home, fresh, NEW_PASSWORD)).status).toBe(200);
    expect(await listReportIds(home)).toEqual([assessmentId]);
  });

  it('can be requested again three times an hour, and the reply does not reveal whether a report is paid', async () => {
    const unpaidVisitor = await createVisitorWithAssessment(api, 'unpaid@example.org');
    const { assessmentId } = await buyAndCloseBrowser('often@example.org');
    const unknownId = '00000000-0000-4000-8000-000000000000';
    const answers = [];
    for (const id of [unpaidVisitor.assessmentId, unknownId, assessmentId]) answers.push(await renewLink(id));
    expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual(Array(3).fill('202 {"status":"accepted"}'));
    await renewLink(assessmentId);
    await renewLink(assessmentId);
    expect((await renewLink(assessmentId)).status).toBe(429);
    await findMailTo(api, 'often@example.org', NEW_LINK_SUBJECT, 3);
    expect(await waitForAllMailsTo(api, 'unpaid@example.org')).toEqual([]);
  });

  it('does not work once the assessment has another email address', async () => {
    const email = 'mallory@example.org';
    const buyer = await buyAndCloseBrowser(email);
    await registered(api, 'target@example.org');
    // Gives the assessment another person’s address, as can happen when the email is corrected after a refund.
    await api.sql`update assessments set email = ${'target@example.org'} where id = ${buyer.assessmentId}`;
    expect((await checkLink(new Browser(api.url), buyer.token)).status).toBe(410);
    expect((await openLink(new Browser(api.url), buyer.token, NEW_PASSWORD)).status).toBe(410);
  });

  it('does not sign in to an account with another email address', async () => {
    const { browser } = await registered(api, 'owner.elsewhere@example.org');
    const gift = await createVisitorWithAssessment(api, 'gift@example.org', browser);
    await sendWebhook(await payForReport(api, gift));
    const { text } = await findMailTo(api, 'gift@example.org', JOINED_SUBJECT);
    expect(text).toContain(`Read your report:\nhttp://localhost:3000/report/${gift.assessmentId}\n`);
    // The address may belong to another person, so the email must name no career.
    for (const career of await listFirstCareers(gift.assessmentId)) expect(text).not.toContain(career);

    const { token, browser: visitor, assessmentId } = await buyAndCloseBrowser('moved@example.org');
    await registered(api, 'moved.to@example.org', visitor);
    expect((await checkLink(new Browser(api.url), token)).body).toMatchObject({
      assessmentId,
      needs: 'sign-in',
    });
    expect((await openLink(new Browser(api.url), token, NEW_PASSWORD)).status).toBe(409);
  });

  it('is without a token when the address is an administrator’s', async () => {
    const buyer = await createVisitorWithAssessment(api, ADMIN_CREDENTIALS.email);
    await sendWebhook(await payForReport(api, buyer));
    const { text } = await findMailTo(api, ADMIN_CREDENTIALS.email, JOINED_SUBJECT);
    expect(text).toContain(`http://localhost:3000/report/${buyer.assessmentId}\n`);
    expect(text).not.toContain('#');
  });

  it('stops working once another emailed link has set a new password', async () => {
    const email = 'reset@example.org';
    const { token, assessmentId } = await buyAndCloseBrowser(email);
    await renewLink(assessmentId);
    const account = await waitForMailToken(api, email, NEW_LINK_SUBJECT);
    expect((await openLink(new Browser(api.url), account, NEW_PASSWORD)).status).toBe(200);
    await new Browser(api.url).post('/api/auth/password/forgot', { email });
    const reset = await waitForMailToken(api, email, /new password/);
    const body = { token: reset, password: PASSWORD };
    expect((await new Browser(api.url).post('/api/auth/password/reset', body)).status).toBe(200);
    expect((await checkLink(new Browser(api.url), token)).status).toBe(410);
  });
});

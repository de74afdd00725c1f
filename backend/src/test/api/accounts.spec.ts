import type { Assessment, SignedIn, User } from '@bearings/contracts';
import { PASSWORD, registered } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { type Buyer, createVisitorWithAssessment, payForReport, verifyPayment } from '../support/buyer.js';
import { waitForAllMailsTo, findLinkInMail, findMailTo, waitForMailToken } from '../support/mailbox.js';
import { useSharedApi } from '../support/test-api.js';

const CONFIRM_SUBJECT = /Confirm your email/;
const RESET_SUBJECT = /new password/;
const NEW_PASSWORD = 'another honest long password';

const api = useSharedApi();

const login = (browser: Browser, email: string, password: string) =>
  browser.send<SignedIn>('POST', '/api/auth/login', { email, password });
const isSignedIn = async (browser: Browser) => (await browser.get('/api/auth/user')).status === 200;
const requestReset = (email: string) => new Browser(api.url).post('/api/auth/password/forgot', { email });

describe('creating an account', () => {
  it('signs in, attaches the visitor’s assessments to the account and emails a confirmation link', async () => {
    const visitor = await createVisitorWithAssessment(api, 'new@example.org');
    const account = await registered(api, 'New@Example.org', visitor.browser);
    const { body: user } = await account.browser.get<User>('/api/auth/user');
    expect(user).toMatchObject({ email: 'new@example.org', hasPassword: true, role: 'user' });
    const { body: assessments } = await account.browser.get<Assessment[]>('/api/assessments');
    expect(assessments.map(({ id }) => id)).toEqual([visitor.assessmentId]);
    expect(findLinkInMail(await findMailTo(api, 'new@example.org', CONFIRM_SUBJECT)).path).toBe('/verify-email');
  });

  it('does not attach another visitor’s assessment that has the same email', async () => {
    const stranger = await createVisitorWithAssessment(api, 'typed@example.org');
    const { browser } = await registered(api, 'typed@example.org');
    expect((await browser.get<Assessment[]>('/api/assessments')).body).toEqual([]);
    expect((await browser.get(`/api/assessments/${stranger.assessmentId}`)).status).toBe(404);
  });

  it.each([
    ['a short password', { password: 'ninechars' }, 'password', 'invalid_field'],
    ['a long password', { password: 'x'.repeat(129) }, 'password', 'invalid_field'],
    ['a common password', { password: 'Qwertyuiop' }, 'password', 'common_password'],
    ['a blank first name', { firstName: '  ' }, 'firstName', 'invalid_field'],
  ])('returns 400 for %s', async (_, change, field, code) => {
    const body = { email: 'x@example.org', password: PASSWORD, firstName: 'A', lastName: 'B' };
    const answer = await new Browser(api.url).refused('POST', '/api/auth/register', {
      ...body,
      ...change,
    });
    expect(answer.body).toMatchObject({ statusCode: 400, code, field });
  });
});

describe('a forgotten password', () => {
  it('is replaced through the emailed link, which signs in the current browser and signs out all others', async () => {
    const { browser: elsewhere } = await registered(api, 'forgetful@example.org');
    await requestReset('Forgetful@example.org');
    const token = await waitForMailToken(api, 'forgetful@example.org', RESET_SUBJECT);
    const browser = new Browser(api.url);
    const answer = await browser.post<SignedIn>('/api/auth/password/reset', {
      token,
      password: NEW_PASSWORD,
    });
    expect(answer.body.user.email).toBe('forgetful@example.org');
    expect(await isSignedIn(browser)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
    const fresh = new Browser(api.url);
    expect((await login(fresh, 'forgetful@example.org', PASSWORD)).status).toBe(401);
    expect((await login(fresh, 'forgetful@example.org', NEW_PASSWORD)).status).toBe(200);
  });

  it('leads to the same reply with or without an account, but only an account is sent an email', async () => {
    expect((await requestReset('stranger@example.org')).body).toEqual({ status: 'accepted' });
    await registered(api, 'known@example.org');
    await requestReset('known@example.org');
    await findMailTo(api, 'known@example.org', RESET_SUBJECT);
    expect(await waitForAllMailsTo(api, 'stranger@example.org')).toEqual([]);
  });
});

describe('an emailed link', () => {
  const resetPassword = (token: string, password = NEW_PASSWORD) =>
    new Browser(api.url).refused('POST', '/api/auth/password/reset', { token, password });

  it('still works after a mail scanner has opened it', async () => {
    await registered(api, 'scanned@example.org');
    await requestReset('scanned@example.org');
    const { path, token } = findLinkInMail(await findMailTo(api, 'scanned@example.org', RESET_SUBJECT));
    const scanner = new Browser(api.url);
    for (const address of [path, '/api/auth/password/reset', '/api/auth/email/verify']) {
      await scanner.send('GET', `${address}?token=${token}`);
      await scanner.send('HEAD', `${address}?token=${token}`);
    }
    expect((await resetPassword(token)).status).toBe(200);
  });

  it('works only once, even when it is used by concurrent calls', async () => {
    await registered(api, 'twice@example.org');
    await requestReset('twice@example.org');
    const token = await waitForMailToken(api, 'twice@example.org', RESET_SUBJECT);
    const answers = await Promise.all([resetPassword(token), resetPassword(token), resetPassword(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
    const lateReply = await resetPassword(token);
    expect(lateReply.body).toMatchObject({ statusCode: 410, code: 'link_expired' });
    expect(lateReply.body.message).toContain('ask for a new one');
  });

  it('makes the account’s other links invalid when it is used', async () => {
    await registered(api, 'several@example.org');
    await requestReset('several@example.org');
    const first = await waitForMailToken(api, 'several@example.org', RESET_SUBJECT);
    await requestReset('several@example.org');
    const secondToken = await waitForMailToken(api, 'several@example.org', RESET_SUBJECT, 2);
    expect((await resetPassword(secondToken)).status).toBe(200);
    expect((await resetPassword(first)).status).toBe(410);
  });

  it('is refused with 410 when it was altered, has expired or is for another purpose', async () => {
    await registered(api, 'old@example.org');
    const confirm = await waitForMailToken(api, 'old@example.org', CONFIRM_SUBJECT);
    expect((await resetPassword(confirm)).status).toBe(410);
    await requestReset('old@example.org');
    const token = await waitForMailToken(api, 'old@example.org', RESET_SUBJECT);
    expect((await resetPassword(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).status).toBe(410);
    expect((await resetPassword('x')).status).toBe(410);
    await api.sql`update link_tokens set expires_at = now() - interval '1 second'`;
    expect((await resetPassword(token)).status).toBe(410);
  });

  it('stays valid when the new password is refused', async () => {
    await registered(api, 'careless@example.org');
    await requestReset('careless@example.org');
    const token = await waitForMailToken(api, 'careless@example.org', RESET_SUBJECT);
    expect((await resetPassword(token, 'password123')).body.code).toBe('common_password');
    expect((await resetPassword(token)).status).toBe(200);
  });

  it('expires after an hour and is stored only as a hash', async () => {
    await registered(api, 'stored@example.org');
    await requestReset('stored@example.org');
    const token = await waitForMailToken(api, 'stored@example.org', RESET_SUBJECT);
    const rows =
      await api.sql`select t::text as text, round(extract(epoch from expires_at - now()) / 60)::int as minutes
         from link_tokens t join users u on u.id = t.user_id where u.email = 'stored@example.org'`;
    expect(rows).toEqual(rows.map(() => ({ text: expect.not.stringContaining(token), minutes: 60 })));
  });
});

describe('confirming an email address', () => {
  const verifyEmail = (browser: Browser, body: object) => browser.refused('POST', '/api/auth/email/verify', body);

  it('needs no password in the session that created the account, and ends the account’s other sessions', async () => {
    const { browser } = await registered(api, 'own@example.org');
    const otherBrowser = new Browser(api.url);
    await login(otherBrowser, 'own@example.org', PASSWORD);
    const token = await waitForMailToken(api, 'own@example.org', CONFIRM_SUBJECT);
    expect((await verifyEmail(browser, { token })).status).toBe(200);
    expect(await isSignedIn(browser)).toBe(true);
    expect(await isSignedIn(otherBrowser)).toBe(false);
    expect((await login(otherBrowser, 'own@example.org', PASSWORD)).status).toBe(200);
  });

  it('requires a new password if the link is opened in another session than the registration; the link stays valid until then', async () => {
    const { browser: first } = await registered(api, 'apart@example.org');
    const token = await waitForMailToken(api, 'apart@example.org', CONFIRM_SUBJECT);
    const browser = new Browser(api.url);
    expect((await verifyEmail(browser, { token })).body.code).toBe('password_needed');
    expect((await verifyEmail(browser, { token, password: NEW_PASSWORD })).status).toBe(200);
    expect(await isSignedIn(first)).toBe(false);
    expect((await login(first, 'apart@example.org', PASSWORD)).status).toBe(401);
  });

  it('attaches to the account all assessments that have this email and belong to no account yet', async () => {
    const telephone = await createVisitorWithAssessment(api, 'Claims@example.org');
    const library = await createVisitorWithAssessment(api, 'claims@example.org');
    const { browser: other } = await registered(api, 'someone.else@example.org');
    await createVisitorWithAssessment(api, 'claims@example.org', other);
    const { browser } = await registered(api, 'claims@example.org');
    const token = await waitForMailToken(api, 'claims@example.org', CONFIRM_SUBJECT);
    await verifyEmail(browser, { token });
    const { body } = await browser.get<Assessment[]>('/api/assessments');
    expect(body.map(({ id }) => id).toSorted()).toEqual([telephone.assessmentId, library.assessmentId].toSorted());
    expect((await other.get<Assessment[]>('/api/assessments')).body).toHaveLength(1);
  });
});

describe('a purchase', () => {
  const payAndVerify = async (buyer: Buyer) => verifyPayment(buyer, await payForReport(api, buyer));

  it('does not sign the buyer in when an account with the email exists', async () => {
    await registered(api, 'regular@example.org');
    const buyer = await createVisitorWithAssessment(api, 'regular@example.org');
    expect((await payAndVerify(buyer)).body.signedIn).toBe(false);
    expect(await isSignedIn(buyer.browser)).toBe(false);
    await login(buyer.browser, 'regular@example.org', PASSWORD);
    const { body } = await buyer.browser.get<Assessment[]>('/api/assessments');
    expect(body.map(({ id, isPaid }) => [id, isPaid])).toEqual([[buyer.assessmentId, true]]);
  });

  it('is hidden from an attacker who registered the buyer’s email before the purchase', async () => {
    const { browser: attacker } = await registered(api, 'victim@example.org');
    const victim = await createVisitorWithAssessment(api, 'victim@example.org');
    expect((await payAndVerify(victim)).body.signedIn).toBe(false);
    const readAttackerView = async () => [
      (await attacker.get<Assessment[]>('/api/assessments')).body,
      (await attacker.get(`/api/assessments/${victim.assessmentId}`)).status,
      (await attacker.get(`/api/reports/status/${victim.assessmentId}`)).status,
    ];
    expect(await readAttackerView()).toEqual([[], 404, 404]);

    await requestReset('victim@example.org');
    const token = await waitForMailToken(api, 'victim@example.org', RESET_SUBJECT);
    const home = new Browser(api.url);
    await home.post('/api/auth/password/reset', { token, password: NEW_PASSWORD });
    const { body: mine } = await home.get<Assessment[]>('/api/assessments');
    expect(mine.map(({ id }) => id)).toEqual([victim.assessmentId]);

    expect(await isSignedIn(attacker)).toBe(false);
    expect((await attacker.get(`/api/assessments/${victim.assessmentId}`)).status).toBe(404);
    expect((await login(attacker, 'victim@example.org', PASSWORD)).status).toBe(401);
  });
});

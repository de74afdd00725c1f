import type { AccountSession } from '@bearings/contracts';
import { PASSWORD, registered } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { buyReportFor, createVisitorWithAssessment } from '../support/buyer.js';
import { useSharedApi } from '../support/test-api.js';
import type { ExportLists } from '../../platform/personal-data/data-policy.js';

const FIREFOX_USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const NEW_PASSWORD = 'another long enough phrase';

const api = useSharedApi();

const listSessions = async (browser: Browser): Promise<AccountSession[]> =>
  (await browser.get<AccountSession[]>('/api/user/sessions')).body;

const endSession = (browser: Browser, session = 'others', password: string | undefined = PASSWORD) =>
  browser.refused('POST', '/api/user/sessions/end', { session, password });

const isSignedIn = async (browser: Browser): Promise<boolean> => (await browser.get('/api/auth/user')).status === 200;

async function signInAgain(email: string, password = PASSWORD): Promise<Browser> {
  const browser = new Browser(api.url);
  const headers = { 'user-agent': FIREFOX_USER_AGENT };
  const { status } = await browser.send('POST', '/api/auth/login', { email, password }, headers);
  expect(status).toBe(200);
  return browser;
}

describe('the sessions of an account', () => {
  it('are listed with the name of their browser, and the current one is marked', async () => {
    const { browser, email } = await registered(api, 'lists@example.org');
    await registered(api, 'lists.other@example.org');
    await signInAgain(email);
    await browser.get('/api/auth/user');
    const sessions = await listSessions(browser);
    expect(sessions.map(({ device, current }) => ({ device, current }))).toEqual(
      expect.arrayContaining([
        { device: 'Firefox on Linux', current: false },
        { device: null, current: true },
      ]),
    );
    expect(sessions).toHaveLength(2);
    const { body } = await browser.get<ExportLists>('/api/user/export');
    expect(body.sessions).toContainEqual(expect.objectContaining({ device: 'Firefox on Linux' }));
  });

  it('can be ended one at a time, while the others stay valid', async () => {
    const { browser, email } = await registered(api, 'ends.one@example.org');
    const [second, third] = [await signInAgain(email), await signInAgain(email)];
    const ownSession = (await listSessions(second)).find(({ current }) => current);
    expect((await endSession(browser, ownSession?.id)).status).toBe(204);
    expect([await isSignedIn(browser), await isSignedIn(second), await isSignedIn(third)]).toEqual([true, false, true]);
  });

  it('can all be ended at once, except the current one', async () => {
    const { browser, email } = await registered(api, 'ends.all@example.org');
    const secondBrowser = await signInAgain(email);
    const stranger = await registered(api, 'ends.stranger@example.org');
    expect((await endSession(browser)).status).toBe(204);
    expect(await isSignedIn(browser)).toBe(true);
    expect(await isSignedIn(secondBrowser)).toBe(false);
    expect(await isSignedIn(stranger.browser)).toBe(true);
  });

  it('can be ended only with the password, so that a thief of a session cannot sign the owner out', async () => {
    const { browser, email } = await registered(api, 'ends.stolen@example.org');
    const stolenBrowser = await signInAgain(email);
    const endStolen = (body: object) => stolenBrowser.refused('POST', '/api/user/sessions/end', body);
    const [own, others] = [(await listSessions(browser)).find(({ current }) => current), 'others'];
    for (const session of [own?.id, others]) {
      const { status, body } = await endStolen({ session });
      expect([status, body.field]).toEqual([400, 'password']);
      expect((await endStolen({ session, password: 'a wrong one' })).status).toBe(400);
    }
    expect(await isSignedIn(browser)).toBe(true);
    // Uses up the ten attempts with a wrong password that are allowed in 15 minutes.
    for (let i = 0; i < 9; i += 1) await endStolen({ session: others, password: 'a wrong one' });
    expect((await endStolen({ session: others, password: PASSWORD })).status).toBe(429);
  });

  it('can be ended without a password by an account that has none', async () => {
    const buyer = await createVisitorWithAssessment(api, 'ends.buyer@example.org');
    await buyReportFor(api, buyer);
    const reply = await buyer.browser.post('/api/user/sessions/end', { session: 'others' });
    expect(reply.status).toBe(204);
  });

  it('cannot be ended by another user, who gets the same 404 as for an unknown session', async () => {
    const { browser } = await registered(api, 'ends.victim@example.org');
    const [victim] = await listSessions(browser);
    const thief = await registered(api, 'ends.thief@example.org');
    const refusedReply = await endSession(thief.browser, victim?.id);
    const missingReply = await endSession(thief.browser, '00000000-0000-4000-8000-000000000000');
    expect([refusedReply.status, refusedReply.text]).toEqual([404, missingReply.text]);
    expect(await isSignedIn(browser)).toBe(true);
  });
});

describe('changing the password', () => {
  const changePassword = (browser: Browser, currentPassword: string, password = NEW_PASSWORD) =>
    browser.refused('POST', '/api/user/password', { currentPassword, password });

  it('is refused without the correct current password', async () => {
    const { browser, email } = await registered(api, 'change.wrong@example.org');
    const { status, body } = await changePassword(browser, 'not my password');
    expect([status, body.field]).toEqual([400, 'currentPassword']);
    await signInAgain(email);
  });

  it('replaces the token of the current session and ends the other sessions', async () => {
    const { browser, email } = await registered(api, 'change@example.org');
    const otherBrowser = await signInAgain(email);
    const oldToken = browser.cookies.get('bearings_session') ?? '';
    expect((await changePassword(browser, PASSWORD)).status).toBe(200);
    expect([await isSignedIn(browser), await isSignedIn(otherBrowser)]).toEqual([true, false]);
    const thief = new Browser(api.url);
    thief.cookies.set('bearings_session', oldToken);
    expect(await isSignedIn(thief)).toBe(false);
    await signInAgain(email, NEW_PASSWORD);
    const refusedReply = await new Browser(api.url).post('/api/auth/login', {
      email,
      password: PASSWORD,
    });
    expect(refusedReply.status).toBe(401);
  });

  it('is limited to 10 attempts in 15 minutes', async () => {
    const { browser } = await registered(api, 'change.often@example.org');
    for (let tries = 0; tries < 10; tries += 1) await changePassword(browser, `wrong ${tries}`);
    expect((await changePassword(browser, PASSWORD)).status).toBe(429);
  });
});

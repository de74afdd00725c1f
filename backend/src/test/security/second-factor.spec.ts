import type { AdminAuditEntry, AdminPage, FactorEnrolment, FactorState, RecoveryCodes } from '@bearings/contracts';
import { Secret, TOTP } from 'otpauth';
import { registered } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { buyReportFor, createBuyerWithSecondAssessment } from '../support/buyer.js';
import { waitForMailToken } from '../support/mailbox.js';
import { ADMIN_CREDENTIALS, useTestApi, withTestApi } from '../support/test-api.js';

const api = useTestApi({ production: true });

let secret = '';
let codes: string[] = [];

/** Returns the authenticator app's code for the current half minute, or for the one `steps` half minutes later. */
const createCode = (steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

/** Allows the code of the current half minute again, so that the test need not wait for the next one. */
const allowStepAgain = () => api.sql`update second_factors set last_step = 0`;

const getStatus = async (browser: Browser, path = '/api/auth/user'): Promise<number> =>
  (await browser.get(path)).status;

async function signInWithPassword(): Promise<Browser> {
  const browser = new Browser(api.url);
  const { status: replied, body } = await browser.refused('POST', '/api/admin/login', ADMIN_CREDENTIALS);
  expect([replied, body.code]).toEqual([403, secret === '' ? 'factor_enrolment_needed' : 'factor_needed']);
  return browser;
}

const sendCode = (browser: Browser, given: string) => browser.refused('POST', '/api/auth/factor/code', { code: given });

async function signInWithFactor(): Promise<Browser> {
  await allowStepAgain();
  const browser = await signInWithPassword();
  expect((await sendCode(browser, createCode())).status).toBe(200);
  return browser;
}

const confirmIdentity = (browser: Browser, proof: object) => browser.refused('POST', '/api/admin/proof', proof);

/** Checks that a session has no access to anything except completing the sign-in. */
async function expectNoAccess(browser: Browser): Promise<void> {
  expect(await getStatus(browser)).toBe(401);
  expect(await getStatus(browser, '/api/admin/overview')).toBe(404);
  expect(await getStatus(browser, '/api/user/export')).toBe(401);
  expect((await confirmIdentity(browser, { password: ADMIN_CREDENTIALS.password })).status).toBe(404);
}

describe('in production, an administrator without a second factor', () => {
  it('must set one up after entering the password, before getting any access', async () => {
    const browser = await signInWithPassword();
    await expectNoAccess(browser);
    expect((await browser.get<FactorState>('/api/auth/factor')).body).toEqual({
      state: 'enrol',
      required: true,
      recoveryCodes: 0,
    });
    const { body } = await browser.post<FactorEnrolment>('/api/auth/factor/start');
    secret = body.secret;
    expect(body.uri).toContain(`secret=${secret}`);
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/Bearings:admin%40example\.org\?/);
    expect((await browser.refused('POST', '/api/auth/factor/confirm', { code: '000000' })).status).toBe(400);
    await expectNoAccess(browser);
    const confirmedReply = await browser.post<RecoveryCodes>('/api/auth/factor/confirm', {
      code: createCode(),
    });
    codes = confirmedReply.body.codes;
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    expect(await getStatus(browser, '/api/admin/overview')).toBe(200);
  });

  it('sets up a secret that is stored encrypted, and recovery codes that are stored as hashes', async () => {
    const rows = JSON.stringify(
      await api.sql`select encode(secret, 'escape') as s, encode(code_hash, 'escape') as c
           from second_factors join recovery_codes using (user_id)`,
    );
    expect(rows).not.toContain(secret);
    for (const one of codes) expect(rows).not.toContain(one.slice(0, 9));
    expect(JSON.stringify(api.log)).not.toContain(secret);
  });
});

describe('signing in with a second factor', () => {
  it('requires a valid code that was not used before', async () => {
    await allowStepAgain();
    const browser = await signInWithPassword();
    await expectNoAccess(browser);
    expect((await sendCode(browser, '12345')).status).toBe(400);
    expect((await sendCode(browser, createCode(5))).status).toBe(400);
    const usedCode = createCode();
    expect((await sendCode(browser, usedCode)).status).toBe(200);
    expect(await getStatus(browser)).toBe(200);

    const secondReply = await signInWithPassword();
    expect((await sendCode(secondReply, usedCode)).status).toBe(400);
    await expectNoAccess(secondReply);
  });

  it('accepts a code only once, even from two concurrent calls', async () => {
    await allowStepAgain();
    const browsers = [await signInWithPassword(), await signInWithPassword()];
    const usedCode = createCode();
    const replies = await Promise.all(browsers.map((browser) => sendCode(browser, usedCode)));
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 400]);
  });

  it('accepts each recovery code once, in capital or small letters and with spaces around it', async () => {
    const [first = ''] = codes;
    expect((await sendCode(await signInWithPassword(), ` ${first.toLowerCase()} `)).status).toBe(200);
    expect((await sendCode(await signInWithPassword(), first)).status).toBe(400);
  });

  it('must be completed within ten minutes', async () => {
    await allowStepAgain();
    const browser = await signInWithPassword();
    await api.sql`update sessions set pending_until = now()`;
    expect((await sendCode(browser, createCode())).status).toBe(401);
  });

  it('cannot be bypassed by an emailed link', async () => {
    const browser = new Browser(api.url);
    await browser.post('/api/auth/password/forgot', { email: ADMIN_CREDENTIALS.email });
    const token = await waitForMailToken(api, ADMIN_CREDENTIALS.email, /new password/);
    const reset = await browser.refused('POST', '/api/auth/password/reset', {
      token,
      password: ADMIN_CREDENTIALS.password,
    });
    expect([reset.status, reset.body.code]).toEqual([403, 'factor_needed']);
    await expectNoAccess(browser);
  });

  it('allows ten attempts in 15 minutes', async () => {
    await allowStepAgain();
    const browser = await signInWithPassword();
    for (let i = 0; i < 10; i += 1) await sendCode(browser, createCode(20 + i));
    expect((await sendCode(browser, createCode())).status).toBe(429);
    await api.sql`delete from throttles`;
  });

  it('is not required of buyers', async () => {
    const { browser } = await registered(api, 'plain.buyer@example.org');
    expect((await browser.refused('GET', '/api/auth/factor')).status).toBe(401);
    expect((await browser.refused('POST', '/api/auth/factor/start')).status).toBe(401);
  });
});

describe('a refund, a deletion, an export of people and a change of the second factor', () => {
  it('require the password or a code again if the user last entered one over five minutes ago', async () => {
    const admin = await signInWithFactor();
    const { id } = await registered(api, 'to.be.deleted@example.org');
    const deleteUser = () => admin.refused('DELETE', `/api/admin/users/${id}`);
    for (const call of [
      deleteUser,
      () => admin.refused('POST', `/api/admin/payments/${id}/refund`),
      () => admin.refused('GET', '/api/admin/export.csv?list=users'),
      () => admin.refused('GET', '/api/admin/newsletter.csv'),
      () => admin.refused('POST', '/api/admin/factor/recovery-codes'),
      () => admin.refused('POST', '/api/admin/factor/remove'),
    ]) {
      const { status: replied, body } = await call();
      expect([replied, body.code]).toEqual([403, 'proof_needed']);
    }
    expect((await confirmIdentity(admin, { password: 'not it' })).status).toBe(400);
    expect((await deleteUser()).status).toBe(403);
    expect((await confirmIdentity(admin, { password: ADMIN_CREDENTIALS.password })).status).toBe(204);
    await api.sql`update sessions set proven_at = now() - interval '5 minutes'`;
    expect((await deleteUser()).status).toBe(403);
    await allowStepAgain();
    expect((await confirmIdentity(admin, { code: createCode() })).status).toBe(204);
    expect((await deleteUser()).status).toBe(204);
    expect((await admin.get('/api/admin/users')).text).not.toContain('to.be.deleted@');
  });

  it('are recorded in the audit, and so is the end of a user’s sessions', async () => {
    const admin = await signInWithFactor();
    const { browser, id } = await registered(api, 'signed.out@example.org');
    expect((await admin.post(`/api/admin/users/${id}/end-sessions`)).status).toBe(204);
    expect(await getStatus(browser)).toBe(401);
    const { body } = await admin.get<AdminPage<AdminAuditEntry>>('/api/admin/audit');
    expect(body.items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['sessions.end', 'account.delete', 'factor.enrol']),
    );
  });
});

describe('a lost second factor', () => {
  it('can be removed after a sign-in with a recovery code, so that another can be set up', async () => {
    const admin = await signInWithPassword();
    expect((await sendCode(admin, codes[1] ?? '')).status).toBe(200);
    await confirmIdentity(admin, { code: codes[2] ?? '' });
    const fresh = await admin.post<RecoveryCodes>('/api/admin/factor/recovery-codes');
    expect(fresh.body.codes).toHaveLength(10);
    expect((await sendCode(await signInWithPassword(), codes[3] ?? '')).status).toBe(400);
    expect((await admin.post('/api/admin/factor/remove')).status).toBe(204);
    expect(await getStatus(admin)).toBe(401);
    secret = '';
    await signInWithPassword();
  });
});

it('outside production the second factor is optional, but a refund still requires the password', async () => {
  await withTestApi({}, async (demo) => {
    const admin = new Browser(demo.url);
    expect((await admin.post('/api/admin/login', ADMIN_CREDENTIALS)).status).toBe(200);
    expect((await admin.get<FactorState>('/api/auth/factor')).body.state).toBe('off');
    expect((await admin.refused('POST', '/api/auth/factor/start')).body.code).toBe('proof_needed');
    const buyer = await createBuyerWithSecondAssessment(demo, 'refunded@example.org');
    await buyReportFor(demo, buyer);
    const { body } = await admin.get<AdminPage<{ id: string }>>('/api/admin/payments');
    const refund = () => admin.refused('POST', `/api/admin/payments/${body.items[0]?.id}/refund`);
    expect((await refund()).body.code).toBe('proof_needed');
    await confirmIdentity(admin, { password: ADMIN_CREDENTIALS.password });
    expect((await refund()).status).toBe(200);
  });
});

// Attacks on the second factor by an attacker who knows an administrator's password.
import type { FactorEnrolment, RecoveryCodes } from '@bearings/contracts';
import { Secret, TOTP } from 'otpauth';
import { FactorRepository } from '../../auth/factor/factor.repository.js';
import { Browser } from '../support/browser.js';
import { ADMIN_CREDENTIALS, useTestApi, waitForLock } from '../support/test-api.js';

const api = useTestApi({ production: true });

const createCode = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

async function signInWithPassword(): Promise<Browser> {
  const browser = new Browser(api.url);
  expect((await browser.refused('POST', '/api/admin/login', ADMIN_CREDENTIALS)).status).toBe(403);
  return browser;
}

const startEnrolment = (browser: Browser) => browser.send<FactorEnrolment>('POST', '/api/auth/factor/start');
const sendCode = (browser: Browser, code: string) => browser.refused('POST', '/api/auth/factor/code', { code });

let secret = '';
let recovery: string[] = [];

it('an attacker cannot replace a second factor’s secret while its owner confirms it', async () => {
  const [owner, attacker] = [await signInWithPassword(), await signInWithPassword()];
  secret = (await startEnrolment(owner)).body.secret;
  const factors = api.app.get(FactorRepository, { strict: false });
  const useStep = factors.useStep.bind(factors);
  const startPromises: ReturnType<typeof startEnrolment>[] = [];
  jest.spyOn(factors, 'useStep').mockImplementationOnce(async (...given) => {
    // At this moment the owner's code has been checked but not yet marked as used.
    startPromises.push(startEnrolment(attacker));
    await Promise.race([...startPromises, waitForLock(api)]);
    return useStep(...given);
  });
  const confirmedReply = await owner.post<RecoveryCodes>('/api/auth/factor/confirm', {
    code: createCode(secret),
  });
  recovery = confirmedReply.body.codes;
  expect((await startPromises[0])?.status).toBe(409);
  await api.sql`update second_factors set last_step = 0`;
  expect((await sendCode(await signInWithPassword(), createCode(secret))).status).toBe(200);
});

it('an attacker does not learn the number of recovery codes before entering a code', async () => {
  const attacker = await signInWithPassword();
  const { body } = await attacker.get<object>('/api/auth/factor');
  expect(body).toEqual({ state: 'code', required: true, recoveryCodes: 0 });
});

it('an attacker can try 50 codes a day, after which the owner can still sign in with a recovery code', async () => {
  const attacker = await signInWithPassword();
  const wrongCode = createCode(secret) === '000000' ? '111111' : '000000';
  const statuses: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    for (let i = 0; i < 10; i += 1) statuses.push((await sendCode(attacker, wrongCode)).status);
    // Imitates a wait of 15 minutes, after which the shorter of the two limits on attempts ends.
    await api.sql`delete from throttles where key like 'factor-codes:%'`;
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(50);
  expect(new Set(statuses.slice(50))).toEqual(new Set([429]));
  expect((await sendCode(attacker, createCode(secret))).status).toBe(429);
  expect((await sendCode(await signInWithPassword(), recovery[0] ?? '')).status).toBe(200);
});

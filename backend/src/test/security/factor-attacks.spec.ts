// Attacks on the second factor by an attacker who knows an administrator's password.
import type { FactorEnrolment, RecoveryCodes } from '@bearings/contracts';
import { Secret, TOTP } from 'otpauth';
import { setTimeout as sleep } from 'node:timers/promises';
import { FactorRepository } from '../../auth/factor/factor.repository.js';
import { Browser } from '../support/browser.js';
import { ADMIN, useTestApi } from '../support/test-api.js';

const api = useTestApi({ production: true });

const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate();

async function withPassword(): Promise<Browser> {
  const browser = new Browser(api.url);
  expect((await browser.refused('POST', '/api/admin/login', ADMIN)).status).toBe(403);
  return browser;
}

const start = (browser: Browser) => browser.send<FactorEnrolment>('POST', '/api/auth/factor/start');
const pass = (browser: Browser, code: string) =>
  browser.refused('POST', '/api/auth/factor/code', { code });

let secret = '';
let recovery: string[] = [];

it('an attacker cannot replace a second factor’s secret while its owner confirms it', async () => {
  const [owner, attacker] = [await withPassword(), await withPassword()];
  secret = (await start(owner)).body.secret;
  const factors = api.app.get(FactorRepository, { strict: false });
  const useStep = factors.useStep.bind(factors);
  const started: ReturnType<typeof start>[] = [];
  jest.spyOn(factors, 'useStep').mockImplementationOnce(async (...given) => {
    // At this moment the owner's code has been checked but not yet marked as used.
    started.push(start(attacker));
    await sleep(500);
    return useStep(...given);
  });
  const confirmed = await owner.post<RecoveryCodes>('/api/auth/factor/confirm', {
    code: codeOf(secret),
  });
  recovery = confirmed.body.codes;
  expect((await started[0])?.status).toBe(409);
  await api.sql`update second_factors set last_step = 0`;
  expect((await pass(await withPassword(), codeOf(secret))).status).toBe(200);
});

it('an attacker does not learn the number of recovery codes before entering a code', async () => {
  const attacker = await withPassword();
  const { body } = await attacker.get<object>('/api/auth/factor');
  expect(body).toEqual({ state: 'code', required: true, recoveryCodes: 0 });
});

it('an attacker has 50 attempts a day, after which the owner can still use a recovery code', async () => {
  const attacker = await withPassword();
  const wrong = codeOf(secret) === '000000' ? '111111' : '000000';
  const statuses: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    for (let i = 0; i < 10; i += 1) statuses.push((await pass(attacker, wrong)).status);
    // Imitates that a quarter of an hour passes, after which the shorter limit ends.
    await api.sql`delete from throttles where key like 'factor-codes:%'`;
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(50);
  expect(new Set(statuses.slice(50))).toEqual(new Set([429]));
  expect((await pass(attacker, codeOf(secret))).status).toBe(429);
  expect((await pass(await withPassword(), recovery[0] ?? '')).status).toBe(200);
});

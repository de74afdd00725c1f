import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FactorEnrolment } from '@bearings/contracts';
import { hash } from '@node-rs/argon2';
import { Secret, TOTP } from 'otpauth';
import pino from 'pino';
import { createApi } from '../../api.js';
import { PASSWORD, registered } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { ADMIN_CREDENTIALS, startTestApi, type TestApi } from '../support/test-api.js';

const NEW_KEY = 'the new key of the tests, which is no secret';

let api: TestApi;
const startedApps: NestFastifyApplication[] = [];
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(async () => {
  await Promise.all(startedApps.map((app) => app.close()));
  await api.close();
});

/** Starts another API on the same database, with these secret keys. Returns its URL. */
async function startApiWithKeys(secretKey: string, previousSecretKey: string | null): Promise<string> {
  const config = { ...api.config, secretKey, previousSecretKey, worker: false };
  const app = await createApi(config, pino({ level: 'silent' }));
  startedApps.push(app);
  await app.listen(0, '127.0.0.1');
  return app.getUrl();
}

const readSealingKey = async (): Promise<string> => {
  const rows = await api.sql<{ sealed_by: string }>`select sealed_by from second_factors`;
  return rows[0]?.sealed_by ?? '';
};

/** Signs the administrator in to an API with password and code. Returns the status of the second call. */
async function signInAt(url: string, secret: string): Promise<number> {
  await api.sql`update second_factors set last_step = 0`;
  await api.sql`delete from throttles`;
  const browser = new Browser(url);
  await browser.refused('POST', '/api/admin/login', ADMIN_CREDENTIALS);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  return (await browser.refused('POST', '/api/auth/factor/code', { code })).status;
}

describe('while SECRET_KEY is being replaced', () => {
  it('second factors encrypted with the previous key still work, and their use encrypts them with the new key', async () => {
    const browser = new Browser(api.url);
    await browser.post('/api/admin/login', ADMIN_CREDENTIALS);
    await browser.post('/api/admin/proof', { password: ADMIN_CREDENTIALS.password });
    const { body } = await browser.post<FactorEnrolment>('/api/auth/factor/start');
    const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate();
    await browser.post('/api/auth/factor/confirm', { code });
    const before = await readSealingKey();
    expect(before).toMatch(/^aes-256-gcm\.[0-9a-f]{8}$/);

    const bothKeysUrl = await startApiWithKeys(NEW_KEY, api.config.secretKey);
    const after = await startApiWithKeys(NEW_KEY, null);
    expect(await signInAt(after, body.secret)).toBe(500);
    expect(await signInAt(bothKeysUrl, body.secret)).toBe(200);
    expect(await readSealingKey()).not.toBe(before);
    expect(await signInAt(after, body.secret)).toBe(200);
  });

  it('device cookies signed with the previous key stay valid, and are replaced', async () => {
    const { browser, email } = await registered(api, 'marked@example.org');
    await browser.post('/api/auth/login', { email, password: PASSWORD });
    const mark = browser.cookies.get('bearings_device') ?? '';
    const findKeyAt = async (url: string): Promise<string> => {
      const secondBrowser = new Browser(url);
      secondBrowser.cookies.set('bearings_device', mark);
      await secondBrowser.post('/api/auth/login', { email, password: PASSWORD });
      return secondBrowser.cookies.get('bearings_device') ?? '';
    };
    const [id] = mark.split('.');
    expect(await findKeyAt(api.url)).toBe(mark);
    const renewedKey = await findKeyAt(await startApiWithKeys(NEW_KEY, api.config.secretKey));
    expect([renewedKey.split('.')[0], renewedKey === mark]).toEqual([id, false]);
    expect((await findKeyAt(await startApiWithKeys(NEW_KEY, null))).split('.')[0]).not.toBe(id);
  });
});

describe('a password hashed with outdated parameters', () => {
  const readStoredHash = async (email: string): Promise<string> => {
    return api.value<string>`select password_hash from users where email = ${email}`;
  };

  it('is hashed again at the next sign-in with the right password', async () => {
    const email = 'former@example.org';
    const { browser } = await registered(api, email);
    const weakerOptions = { algorithm: 2, memoryCost: 9_216, timeCost: 4, parallelism: 1 };
    const outdatedHash = await hash(PASSWORD, weakerOptions);
    await api.sql`update users set password_hash = ${outdatedHash} where email = ${email}`;
    const signInWith = (password: string) => browser.refused('POST', '/api/auth/login', { email, password });
    expect((await signInWith('not the password 1')).status).toBe(401);
    expect(await readStoredHash(email)).toBe(outdatedHash);
    expect((await signInWith(PASSWORD)).status).toBe(200);
    const renewedHash = await readStoredHash(email);
    expect(renewedHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signInWith(PASSWORD)).status).toBe(200);
    expect(await readStoredHash(email)).toBe(renewedHash);
  });
});

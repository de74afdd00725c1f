import type { SignedIn } from '@bearings/contracts';
import { Browser } from './browser.js';
import { ADMIN_CREDENTIALS, type TestApi } from './test-api.js';

export const PASSWORD = 'an honest long password';

export interface Account {
  browser: Browser;
  id: string;
  email: string;
}

/** Registers an account in the given browser, or in a new one. */
export async function registered(api: TestApi, email: string, browser = new Browser(api.url)): Promise<Account> {
  const { status, body } = await browser.post<SignedIn>('/api/auth/register', {
    email,
    password: PASSWORD,
    firstName: 'Grace',
    lastName: 'Hopper',
  });
  if (status !== 201) throw new Error(`Registering answered ${status}.`);
  return { browser, id: body.user.id, email };
}

/** Signs the administrator in and enters the password again, which allows refunds and deletions for five minutes. */
export async function signInAdmin(api: TestApi): Promise<Browser> {
  const browser = new Browser(api.url);
  const { status } = await browser.post('/api/admin/login', ADMIN_CREDENTIALS);
  if (status !== 200) throw new Error(`The administrator's login answered ${status}.`);
  await browser.post('/api/admin/proof', { password: ADMIN_CREDENTIALS.password });
  return browser;
}

export const SUPPORT_EMAIL = 'support@example.org';

/** Registers an account, gives it the role support as docs/operations.md says, signs it in, and enters the password again. */
export async function signInSupport(api: TestApi): Promise<Browser> {
  const { id } = await registered(api, SUPPORT_EMAIL);
  await api.sql`update users set role = 'support' where id = ${id}`;
  await api.sql`delete from sessions where user_id = ${id}`;
  const browser = new Browser(api.url);
  const { status } = await browser.post('/api/admin/login', { email: SUPPORT_EMAIL, password: PASSWORD });
  if (status !== 200) throw new Error(`Support's login answered ${status}.`);
  await browser.post('/api/admin/proof', { password: PASSWORD });
  return browser;
}

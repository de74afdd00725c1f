import type { SignedIn } from '@bearings/contracts';
import { Browser } from './browser.js';
import { ADMIN, type TestApi } from './test-api.js';

export const PASSWORD = 'an honest long password';

export interface Account {
  browser: Browser;
  id: string;
  email: string;
}

/** Registers an account, in a new browser or the given one. */
export async function registered(
  api: TestApi,
  email: string,
  browser = new Browser(api.url),
): Promise<Account> {
  const { status, body } = await browser.post<SignedIn>('/api/auth/register', {
    email,
    password: PASSWORD,
    firstName: 'Grace',
    lastName: 'Hopper',
  });
  if (status !== 201) throw new Error(`Registering answered ${status}.`);
  return { browser, id: body.user.id, email };
}

/** The administrator, signed in, with a proof that allows refunds for five minutes. */
export async function signedInAdmin(api: TestApi): Promise<Browser> {
  const browser = new Browser(api.url);
  const { status } = await browser.post('/api/admin/login', ADMIN);
  if (status !== 200) throw new Error(`The administrator's login answered ${status}.`);
  await browser.post('/api/admin/proof', { password: ADMIN.password });
  return browser;
}

import {
  UNSAVED_CIRCUMSTANCES_STORAGE_KEY,
  FUNNEL_STORAGE_KEY,
  HOST_COOKIE_PREFIX,
  getQueueStorageKey,
  SIGNED_IN_HINT_COOKIE,
  SIGNED_OUT_COOKIE,
  UNKNOWN_ACCOUNT_VALUE,
} from '@bearings/contracts';
import { storeText } from './browser-storage';

/** Returns both possible names of a cookie: without a prefix (HTTP) and with the prefix that it has over HTTPS. */
const listCookieNames = (name: string): string[] => [name, `${HOST_COOKIE_PREFIX}${name}`];

/** Returns the value of a cookie; undefined if it is not set, or if there is no browser, as in the prerenderer. */
function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const starts = listCookieNames(name).map((either) => `${either}=`);
  return document.cookie
    .split('; ')
    .flatMap((pair) => starts.flatMap((start) => (pair.startsWith(start) ? [pair.slice(start.length)] : [])))[0];
}

/**
 * Returns whether a user is probably signed in, according to a cookie. Reading it saves a request; it does not prove
 * that there is a session.
 */
export const hasSignedInHint = (): boolean => readCookie(SIGNED_IN_HINT_COOKIE) !== undefined;

function listStoredKeys(): string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}

/**
 * After a sign-out, deletes the answers and unsent changes that this browser stores. The server signals a sign-out with
 * a cookie. It sets no cookie when a sign-out fails or a session expires, so the data stays then. Unsent changes of
 * other accounts also stay, unless it is unknown which account has signed out.
 */
export function forgetAfterSignOut(): void {
  const account = readCookie(SIGNED_OUT_COOKIE);
  if (account === undefined) return;
  const queues = getQueueStorageKey(account === UNKNOWN_ACCOUNT_VALUE ? '' : account);
  const keys = [
    FUNNEL_STORAGE_KEY,
    UNSAVED_CIRCUMSTANCES_STORAGE_KEY,
    ...listStoredKeys().filter((key) => key.startsWith(queues)),
  ];
  for (const key of keys) {
    storeText(key, null);
    // Browsers send this event only to other tabs. It is dispatched here too, because this tab has a copy of the
    // deleted data in memory.
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
  // To delete a cookie whose name has the `__Host-` prefix, the browser requires the attribute `Secure`.
  const [plain, prefixed] = listCookieNames(SIGNED_OUT_COOKIE);
  document.cookie = `${plain}=; Max-Age=0; Path=/; SameSite=Lax`;
  document.cookie = `${prefixed}=; Max-Age=0; Path=/; SameSite=Lax; Secure`;
}

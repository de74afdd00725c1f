import {
  CHANGES_STORAGE_KEY,
  FUNNEL_STORAGE_KEY,
  HOST_COOKIE_PREFIX,
  queueStorageKey,
  SIGNED_IN_HINT_COOKIE,
  SIGNED_OUT_COOKIE,
  UNKNOWN_ACCOUNT,
} from '@bearings/contracts';

/** Cookies have the prefix over https only. */
const bothNames = (name: string): string[] => [name, `${HOST_COOKIE_PREFIX}${name}`];

/** Also returns undefined without a browser, as in the prerenderer. */
function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const starts = bothNames(name).map((either) => `${either}=`);
  return document.cookie
    .split('; ')
    .flatMap((pair) =>
      starts.flatMap((start) => (pair.startsWith(start) ? [pair.slice(start.length)] : [])),
    )[0];
}

/** Returns whether the hint cookie is set. It saves a request; it is not proof of a session. */
export const hasSignedInHint = (): boolean => readCookie(SIGNED_IN_HINT_COOKIE) !== undefined;

function storedKeys(): string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}

/**
 * Deletes the stored answers and changes after a sign-out, which the server signals with a cookie. A failed sign-out
 * or an expired session sets no such cookie, so its answers stay. Another account's unsent changes stay too.
 */
export function forgetAfterSignOut(): void {
  const account = readCookie(SIGNED_OUT_COOKIE);
  if (account === undefined) return;
  const queues = queueStorageKey(account === UNKNOWN_ACCOUNT ? '' : account);
  const keys = [
    FUNNEL_STORAGE_KEY,
    CHANGES_STORAGE_KEY,
    ...storedKeys().filter((key) => key.startsWith(queues)),
  ];
  for (const key of keys) {
    try {
      window.localStorage.removeItem(key);
    } catch {
      // Storage is blocked, so it contains nothing.
    }
    // The browser notifies only other tabs, but this tab has a copy in memory.
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
  // The prefix requires Secure, also for deleting the cookie.
  const [plain, prefixed] = bothNames(SIGNED_OUT_COOKIE);
  document.cookie = `${plain}=; Max-Age=0; Path=/; SameSite=Lax`;
  document.cookie = `${prefixed}=; Max-Age=0; Path=/; SameSite=Lax; Secure`;
}

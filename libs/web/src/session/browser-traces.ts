import {
  CHANGES_STORAGE_KEY,
  FUNNEL_STORAGE_KEY,
  HOST_COOKIE_PREFIX,
  QUEUE_STORAGE_KEY,
  SIGNED_IN_HINT_COOKIE,
  SIGNED_OUT_COOKIE,
} from '@bearings/contracts';

/** Under https cookies have the prefix; over http, and from before it, they have none. */
const bothNames = (name: string): string[] => [name, `${HOST_COOKIE_PREFIX}${name}`];

/** Returns false without a browser, as in the prerenderer. */
const hasCookie = (name: string): boolean =>
  typeof document !== 'undefined' &&
  document.cookie
    .split('; ')
    .some((pair) => bothNames(name).some((either) => pair.startsWith(`${either}=`)));

/** Returns whether the hint cookie is set. It saves a request; it is not proof of a session. */
export const hasSignedInHint = (): boolean => hasCookie(SIGNED_IN_HINT_COOKIE);

/**
 * Deletes the stored answers and changes after a sign-out, which the server signals by a cookie. A failed sign-out
 * or an expired session sets no such cookie, so their answers stay.
 */
export function forgetAfterSignOut(): void {
  if (!hasCookie(SIGNED_OUT_COOKIE)) return;
  const keys = [FUNNEL_STORAGE_KEY, CHANGES_STORAGE_KEY, QUEUE_STORAGE_KEY];
  for (const key of keys) {
    try {
      window.localStorage.removeItem(key);
    } catch {
      // Storage is blocked, so it holds nothing.
    }
    // The browser notifies other tabs only, and this tab has a copy in memory.
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
  // The prefix demands Secure, also of a deletion.
  const [plain, prefixed] = bothNames(SIGNED_OUT_COOKIE);
  document.cookie = `${plain}=; Max-Age=0; Path=/; SameSite=Lax`;
  document.cookie = `${prefixed}=; Max-Age=0; Path=/; SameSite=Lax; Secure`;
}

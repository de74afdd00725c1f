import { COOKIES, HOST_COOKIE_PREFIX } from '@bearings/contracts';

/**
 * Returns whether the browser stores this site's cookies, by setting one and deleting it: `navigator.cookieEnabled` is
 * true even in browsers that block them.
 */
export function areCookiesAllowed(): boolean {
  const isHttps = window.location.protocol === 'https:';
  const name = isHttps ? HOST_COOKIE_PREFIX + COOKIES.test : COOKIES.test;
  const attributes = `Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  document.cookie = `${name}=1; ${attributes}`;
  const isKept = document.cookie.includes(`${name}=1`);
  document.cookie = `${name}=; Max-Age=0; ${attributes}`;
  return isKept;
}

/** HTTP status that redirects a request for the API to a page. */
export const SEE_OTHER_STATUS = 303;

/** Returns a page's URL with a link's key after `#`, so that no server log contains it. */
export const buildPageUrlWithKey = (page: string, key: unknown): string =>
  typeof key === 'string' && key !== '' ? `${page}#${encodeURIComponent(key)}` : page;

/** Returns the URL to which mail programs send a POST request to unsubscribe (RFC 8058). */
export const buildOneClickUrl = (endpoint: string, key: string): string => `${endpoint}?key=${encodeURIComponent(key)}`;

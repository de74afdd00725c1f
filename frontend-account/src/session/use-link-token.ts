import { useLocation } from '@bearings/web/router';

/**
 * Returns the token of an emailed link, or '' if there is none. It is in the URL's fragment, which
 * browsers do not send to servers.
 */
export function useLinkToken(): string {
  return useLocation().hash.slice(1);
}

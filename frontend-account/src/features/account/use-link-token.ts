import { useLocation } from '@bearings/web/router';

/** Returns the token of an emailed link, or ''. It is in the fragment, which browsers do not send. */
export function useLinkToken(): string {
  return useLocation().hash.slice(1);
}

import { useLocation } from 'react-router-dom';

/** The token of a mailed link: what stands behind `#`, where no server sees it. Empty for none. */
export function useLinkToken(): string {
  return useLocation().hash.slice(1);
}

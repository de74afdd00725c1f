import { DEFAULT_COUNTRY, isCountry } from '@bearings/contracts';
import { useCurrentUser, useOnceStarted } from '@bearings/web';
import { useSearchParams } from '@bearings/web/router';

/**
 * Returns the country whose figures a page of the library shows: that of the address, else the signed-in reader's, else
 * the default. The first render has the default, as the prerendered page does.
 */
export function useShownCountry(): string {
  const [search] = useSearchParams();
  const { user } = useCurrentUser();
  const wanted = search.get('country');
  const country = isCountry(wanted) ? wanted : (user?.country ?? DEFAULT_COUNTRY);
  return useOnceStarted<string>(DEFAULT_COUNTRY, country);
}

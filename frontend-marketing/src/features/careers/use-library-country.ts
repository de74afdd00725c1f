import { DEFAULT_COUNTRY, getCountryCode, isCountry } from '@bearings/domain';
import { useCurrentUser, useOnceStarted } from '@bearings/web';
import { useSearchParams } from '@bearings/web/router';
import { readKeptCountry } from './kept-country';

/**
 * Returns the country whose figures a library page shows: the one in the URL, or else the one that this browser showed
 * last, the signed-in reader's, or the default. The first render always uses the default, like the prerendered page.
 */
export function useLibraryCountry(): string {
  const [search] = useSearchParams();
  const { user } = useCurrentUser();
  const wantedCountry = search.get('country');
  const ownCountry = readKeptCountry() ?? (user ? getCountryCode(user.country) : DEFAULT_COUNTRY);
  return useOnceStarted<string>(DEFAULT_COUNTRY, isCountry(wantedCountry) ? wantedCountry : ownCountry);
}

import type { User } from '@bearings/contracts';
import type { FunnelState } from '../funnel/funnel-state';
import { guessCountry } from './likely-country';

/**
 * Returns the country to submit: the one that the visitor chose in the optional step, the preview or the checkout, or
 * else the likely one. If it is undefined, the server uses the account's country.
 */
export function chooseCountryToSend({ country }: Pick<FunnelState, 'country'>, user: User | null): string | undefined {
  const likelyCountryCode = user ? undefined : guessCountry(navigator.languages);
  return country ?? likelyCountryCode;
}

import type { User } from '@bearings/contracts';
import type { FunnelState } from '../funnel/funnel-state';
import { guessCountry } from './likely-country';

/**
 * Returns the country to submit: the one that was chosen in the optional step, the preview or the checkout. If none was
 * chosen, returns the likely country of a visitor. For a signed-in user it returns undefined, and the server uses the
 * account's country.
 */
export function chooseCountryToSend({ country }: Pick<FunnelState, 'country'>, user: User | null): string | undefined {
  const likelyCountryCode = user ? undefined : guessCountry(navigator.languages);
  return country ?? likelyCountryCode;
}

import type { User } from '@bearings/contracts';
import type { FunnelState } from '../funnel/funnel-state';
import { likelyCountry } from './likely-country';

/**
 * Returns the country to submit: the one that the visitor chose in the optional step, the preview or the checkout, or
 * else the likely one. If it is undefined, the server uses the account's country.
 */
export function countryToSend(
  { country }: Pick<FunnelState, 'country'>,
  user: User | null,
): string | undefined {
  const likely = user ? undefined : likelyCountry(navigator.languages);
  return country ?? likely;
}

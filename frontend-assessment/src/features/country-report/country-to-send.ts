import type { User } from '@bearings/contracts';
import type { FunnelState } from '../funnel/funnel-state';
import { likelyCountry } from './likely-country';

/**
 * Returns the country to submit: the one chosen before, that of the optional step, or the likely one.
 * Undefined leaves it to the server, which takes the account's.
 */
export function countryToSend(
  { country, choices }: FunnelState,
  user: User | null,
): string | undefined {
  const likely = user ? undefined : likelyCountry(navigator.languages);
  return country ?? choices?.studiedIn ?? likely;
}

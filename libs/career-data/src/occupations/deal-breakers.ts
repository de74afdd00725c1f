import { DEAL_BREAKERS, type DealBreakerId } from '@bearings/domain';
import { CIRCUMSTANCE_ROWS } from '../tables.js';

const dealBreakersByCode = new Map(CIRCUMSTANCE_ROWS.map(({ code, dealBreakers }) => [code, dealBreakers]));

/** Returns the deal-breakers that are a regular part of an occupation's work; none for an unknown code. */
export function listRegularDealBreakers(code: string): DealBreakerId[] {
  const weights = dealBreakersByCode.get(code);
  return DEAL_BREAKERS.flatMap(({ id }) => (weights?.[id] === 2 ? [id] : []));
}

import { toDisputeState } from './stripe-mapping.js';

it.each([
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['warning_needs_response', 'open'],
  ['warning_under_review', 'open'],
  ['appeal_needs_response', 'open'],
  ['appeal_under_review', 'open'],
  ['warning_closed', 'won'],
  ['won', 'won'],
  ['lost', 'lost'],
  ['prevented', 'lost'],
  ['a_status_to_come', 'open'],
] as const)('a dispute with the Stripe status %s counts as %s', (status, state) => {
  expect(toDisputeState(status)).toBe(state);
});

import StripeSdk, { type Stripe } from 'stripe';
import { isUuid } from '../platform/http/uuid-param.js';
import type { DisputeState } from './payment-state.js';
import { parseStatus } from './payment-state.js';
import {
  type ProviderEvent,
  ProviderFaultError,
  type ProviderIntent,
  ProviderUnavailableError,
} from './payment-provider.js';

/** Refunds after which the money is with the seller again. */
const FAILED_REFUNDS: ReadonlySet<string> = new Set(['failed', 'canceled']);

/** The greatest number that a generation's column holds. */
const MOST_GENERATIONS = 2 ** 31 - 1;

/** What is read besides the intent and its latest charge. */
interface Extras {
  refunds?: Stripe.Refund[];
  dispute?: DisputeState | null;
}

/**
 * Stripe's intent, its latest charge expanded, in our words. Another product on the same account may
 * use our names in its metadata for what is none of ours: such values count as not there.
 */
export function toIntent(
  intent: Stripe.PaymentIntent,
  { refunds = [], dispute = null }: Extras = {},
): ProviderIntent {
  const charge = chargeOf(intent);
  const held = refunds.filter(({ status }) => status !== null && FAILED_REFUNDS.has(status));
  const assessmentId = intent.metadata['assessment_id'] ?? '';
  return {
    id: intent.id,
    assessmentId: isUuid(assessmentId) ? assessmentId : null,
    generation: generationOf(intent),
    status: parseStatus(intent.status),
    amount: intent.amount,
    currency: intent.currency,
    live: intent.livemode,
    clientSecret: intent.client_secret ?? '',
    charge: charge && {
      last4: charge.payment_method_details?.card?.last4 ?? null,
      // Whether a charge's own sum falls when a refund fails, Stripe does not say.
      refundedAmount: refunds
        .filter((refund) => !held.includes(refund))
        .reduce((sum, { amount }) => sum + amount, 0),
      refundFailed: held.length > 0,
      dispute,
    },
  };
}

function generationOf({ metadata }: Stripe.PaymentIntent): number {
  const generation = Number(metadata['generation']);
  const usable = Number.isInteger(generation) && generation >= 1 && generation <= MOST_GENERATIONS;
  return usable ? generation : 1;
}

export const chargeOf = (intent: Stripe.PaymentIntent): Stripe.Charge | null =>
  typeof intent.latest_charge === 'object' ? intent.latest_charge : null;

/** Any status that is not decided counts as open. */
export function toDispute(status: Stripe.Dispute.Status): DisputeState {
  if (status === 'lost') return 'lost';
  return status === 'won' || status === 'warning_closed' ? 'won' : 'open';
}

export const toEvent = ({ id, type, created, data }: Stripe.Event): ProviderEvent => ({
  id,
  type,
  createdAt: new Date(created * 1000),
  intentId: intentOf(data.object),
});

function intentOf(object: object): string | null {
  if (!('object' in object)) return null;
  if (object.object === 'payment_intent' && 'id' in object) return String(object.id);
  const intent = 'payment_intent' in object ? object.payment_intent : null;
  return typeof intent === 'string' ? intent : null;
}

/** The provider's being away is one kind of failure, whatever it looked like; others stay. */
export function toOurError(error: unknown): unknown {
  if (!(error instanceof StripeSdk.errors.StripeError)) return error;
  if (error instanceof StripeSdk.errors.StripeAPIError)
    return new ProviderFaultError(error.message);
  const away =
    error instanceof StripeSdk.errors.StripeConnectionError ||
    error instanceof StripeSdk.errors.StripeRateLimitError ||
    error instanceof StripeSdk.errors.StripeAuthenticationError ||
    error instanceof StripeSdk.errors.StripePermissionError ||
    error.statusCode === 409;
  return away ? new ProviderUnavailableError(error.message) : error;
}

export const isCode = (error: unknown, code: string): boolean =>
  error instanceof StripeSdk.errors.StripeError && error.code === code;

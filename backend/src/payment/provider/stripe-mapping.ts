import StripeSdk, { type Stripe } from 'stripe';
import { isUuid } from '../../platform/http/uuid.js';
import { type DisputeState, isKnownStatus, parseStatus } from '../settle/payment-state.js';
import {
  type ProviderEvent,
  ProviderFaultError,
  type ProviderIntent,
  ProviderUnavailableError,
  type UnknownStatus,
} from './payment-provider.js';

/** Statuses of refunds that did not reach the cardholder, so that the seller has the money again. */
const FAILED_REFUND_STATUSES: ReadonlySet<string> = new Set(['failed', 'canceled']);

/** Maximum of the column `generation`, the number of a checkout attempt, which is an int4. */
const MAX_GENERATION = 2 ** 31 - 1;

/** Our state of a dispute by its status at Stripe. */
const DISPUTE_STATES: ReadonlyMap<string, DisputeState> = new Map([
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['warning_needs_response', 'open'],
  ['warning_under_review', 'open'],
  ['appeal_needs_response', 'open'],
  ['appeal_under_review', 'open'],
  ['won', 'won'],
  ['warning_closed', 'won'],
  ['lost', 'lost'],
  // The cardholder was refunded before the issuer decided; this has the same effect as a lost dispute.
  ['prevented', 'lost'],
]);

const REFUND_STATUSES = ['pending', 'requires_action', 'succeeded', ...FAILED_REFUND_STATUSES];

/** Data that are fetched in addition to the intent and its latest charge. */
interface AdditionalIntentData {
  refunds?: Stripe.Refund[];
  /** The newest dispute's status. */
  dispute?: Stripe.Dispute.Status | null;
}

/**
 * Converts Stripe's intent with its expanded latest charge. Another product on the same Stripe account may use our
 * metadata names for values that are invalid here; these count as missing.
 */
export function toIntent(
  intent: Stripe.PaymentIntent,
  { refunds = [], dispute = null }: AdditionalIntentData = {},
): ProviderIntent {
  const charge = readCharge(intent);
  const failed = refunds.filter(({ status }) => status !== null && FAILED_REFUND_STATUSES.has(status));
  const assessmentId = intent.metadata['assessment_id'] ?? '';
  return {
    id: intent.id,
    assessmentId: isUuid(assessmentId) ? assessmentId : null,
    generation: readGeneration(intent),
    status: parseStatus(intent.status),
    amount: intent.amount,
    currency: intent.currency,
    live: intent.livemode,
    clientSecret: intent.client_secret ?? '',
    charge: charge && {
      last4: charge.payment_method_details?.card?.last4 ?? null,
      // Sums the refunds, because Stripe does not document whether `amount_refunded` decreases when a refund fails.
      refundedAmount: refunds.filter((refund) => !failed.includes(refund)).reduce((sum, { amount }) => sum + amount, 0),
      refundFailed: failed.length > 0,
      dispute: dispute === null ? null : toDisputeState(dispute),
    },
    unknownStatuses: [
      ...listUnknownStatus('intent', intent.status, isKnownStatus(intent.status)),
      ...refunds.flatMap(({ status }) =>
        listUnknownStatus('refund', status, status === null || REFUND_STATUSES.includes(status)),
      ),
      ...listUnknownStatus('dispute', dispute, dispute === null || DISPUTE_STATES.has(dispute)),
    ],
  };
}

const listUnknownStatus = (object: UnknownStatus['object'], status: string | null, isKnown: boolean): UnknownStatus[] =>
  isKnown ? [] : [{ object, status: String(status) }];

function readGeneration({ metadata }: Stripe.PaymentIntent): number {
  const generation = Number(metadata['generation']);
  const isUsable = Number.isInteger(generation) && generation >= 1 && generation <= MAX_GENERATION;
  return isUsable ? generation : 1;
}

export const readCharge = (intent: Stripe.PaymentIntent): Stripe.Charge | null =>
  typeof intent.latest_charge === 'object' ? intent.latest_charge : null;

/** Maps a dispute's status; undecided and unknown ones count as open. */
export const toDisputeState = (status: Stripe.Dispute.Status): DisputeState => DISPUTE_STATES.get(status) ?? 'open';

export const toEvent = ({ id, type, created, api_version, data }: Stripe.Event): ProviderEvent => ({
  id,
  type,
  createdAt: new Date(created * 1000),
  apiVersion: api_version ?? null,
  intentId: readIntentId(data.object),
});

function readIntentId(object: object): string | null {
  if (!('object' in object)) return null;
  if (object.object === 'payment_intent' && 'id' in object) return String(object.id);
  const intent = 'payment_intent' in object ? object.payment_intent : null;
  return typeof intent === 'string' ? intent : null;
}

/**
 * Converts Stripe's errors to a {@link ProviderFaultError} if they may be stored under the idempotency key, and to a
 * {@link ProviderUnavailableError} if the provider is unavailable. Returns other errors unchanged.
 */
export function toProviderError(error: unknown): unknown {
  if (!(error instanceof StripeSdk.errors.StripeError)) return error;
  // Without a status the reply does not come from Stripe but, for example, from a proxy, and nothing is stored under
  // the idempotency key.
  if (error instanceof StripeSdk.errors.StripeAPIError && error.statusCode === undefined)
    return new ProviderUnavailableError(error.message);
  if (error instanceof StripeSdk.errors.StripeAPIError || isIdempotencyKeyReused(error))
    return new ProviderFaultError(error.message);
  const unavailable =
    error instanceof StripeSdk.errors.StripeConnectionError ||
    error instanceof StripeSdk.errors.StripeRateLimitError ||
    error instanceof StripeSdk.errors.StripeAuthenticationError ||
    error instanceof StripeSdk.errors.StripePermissionError ||
    error.statusCode === 409;
  return unavailable ? new ProviderUnavailableError(error.message) : error;
}

/**
 * Returns whether the idempotency key was used before with other parameters, for example before the email was
 * corrected.
 */
const isIdempotencyKeyReused = (error: Stripe.errors.StripeError): boolean =>
  error instanceof StripeSdk.errors.StripeIdempotencyError && error.statusCode === 400;

export const hasErrorCode = (error: unknown, code: string): boolean =>
  error instanceof StripeSdk.errors.StripeError && error.code === code;

/**
 * Matches a template's placeholder for a payment key. It must not match a real key, whose random
 * letters can contain short words and triple letters.
 */
export const PLACEHOLDER_KEY =
  /placeholder|example|your[_-]|change|replace|dummy|_todo|x{6}|\.{3}|[<>\s]/i;

export interface PublicConfig {
  /** The provider's publishable key; empty when payment is unavailable. */
  stripePublicKey: string;
  /** True when cards are test cards and no money moves. */
  sandbox: boolean;
  /** Demo mode only: how to sign in as the administrator. */
  demoAdmin?: { email: string; password: string };
  /**
   * The optional services that the operator has configured, and optional parts of the calls that this
   * API takes, which a front end may be newer than.
   * - `circumstances`: assessments and drafts take `circumstances`.
   * - `email`: a mail server sends our emails.
   * - `outbox`: emails become files in the demo's data.
   * - `contact`: messages of the contact form are delivered.
   * - `newsletter`: addresses can subscribe.
   */
  capabilities: string[];
  /** The age that people confirm at registration and before paying; absent where no age is asked. */
  minimumAge?: number;
}

export interface CreatePaymentIntent {
  assessmentId: string;
  /** Pounds; must be 9.99. */
  amount: number;
  /** Required once where the configuration has a `minimumAge`: the buyer says that they have reached it. */
  ageConfirmed?: boolean;
}

export interface PaymentIntentCreated {
  clientSecret: string;
}

export interface VerifyPayment {
  /** The provider's id, `pi_…`. */
  paymentIntentId: string;
}

/** The states of an intent, as the provider names them. */
export type PaymentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'canceled'
  | 'succeeded';

export interface PaymentVerified {
  assessmentId: string;
  paid: boolean;
  paymentStatus: PaymentStatus;
  /** Whether this browser is signed in after the call. */
  signedIn: boolean;
  /** This was a duplicate payment, which the server refunds. */
  secondPaymentRefunded?: boolean;
}

/** The receipt of one payment. */
export interface Receipt {
  /** Names it in an address. */
  id: string;
  /** `R-` and at least six digits. */
  number: string;
  /** Null after its owner was deleted. */
  assessmentId: string | null;
  paidAt: string;
  item: string;
  /** Pence. */
  amount: number;
  /** Lower case, ISO 4217. */
  currency: string;
  /** Pence refunded so far. */
  refundedAmount: number;
  /** When the refund became complete, which ended the access to the report; null before. */
  refundedAt: string | null;
  /** State of the cardholder's dispute at the issuer; a lost one counts as refunded. */
  dispute: 'open' | 'won' | 'lost' | null;
  cardLast4: string | null;
  /** The seller's statement about value added tax. */
  vatNote: string;
  /** Name and address of the seller. The previous release did not send it. */
  seller?: string;
}

/**
 * What a template leaves where a payment key belongs. No real key matches it: keys are random letters,
 * among which short words and three of a kind do come up.
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
  /** What an operator has set up beyond the core: `email` where a mail server sends our letters. */
  capabilities: string[];
}

export interface CreatePaymentIntent {
  assessmentId: string;
  /** Pounds; must be 9.99. */
  amount: number;
}

export interface PaymentIntentCreated {
  clientSecret: string;
}

export interface VerifyPayment {
  /** The provider's id, `pi_…`. */
  paymentIntentId: string;
}

/** The provider's words for where an intent stands. */
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
  /** This payment was a second one for an assessment that was paid already: it goes back by itself. */
  secondPaymentRefunded?: boolean;
}

/** What a buyer keeps of one payment. */
export interface Receipt {
  /** `R-` and at least six digits. */
  number: string;
  /** Null once its owner was deleted. */
  assessmentId: string | null;
  paidAt: string;
  item: string;
  /** Pence. */
  amount: number;
  /** Lower case, ISO 4217. */
  currency: string;
  /** Pence given back so far. */
  refundedAmount: number;
  /** When all of it had gone back; access to the report ended then. */
  refundedAt: string | null;
  /** Whether the cardholder disputes it at their bank: a lost one counts as refunded. */
  dispute: 'open' | 'won' | 'lost' | null;
  cardLast4: string | null;
  /** The seller's words about value added tax. */
  vatNote: string;
}

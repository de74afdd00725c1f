/** Pays intents: immediately, after authentication, or after a time in processing. */
import type Stripe from 'stripe';
import { checkCard, type Decline, type TypedCard } from './cards.js';
import { invalidRequest, Refusal } from './errors.js';
import { type Charge, type Intent, newId, toSeconds } from './objects.js';
import type { Attempt } from './store.js';
import { type Context, emitEvent } from './webhooks.js';

const PROCESSING_MS = 3_000;
/** The path prefix of the requests that the site proxies to the stand-in. */
const PUBLIC_PATH = '/sandbox/stripe';

/** Returns the fields of an intent that a browser may see. */
export function publicIntent(intent: Intent): Partial<Intent> {
  const { metadata: _metadata, latest_charge: _charge, ...shown } = intent;
  return shown;
}

/** Returns an error with status 400 for an intent whose status does not allow the call. */
export function createUnexpectedStateRefusal(verb: string, intent: Intent): Refusal {
  const message = `This payment intent cannot be ${verb}: its status is ${intent.status}.`;
  return invalidRequest(message, {
    code: 'payment_intent_unexpected_state',
    payment_intent: publicIntent(intent),
  });
}

/** Changes fields of an intent, and creates the event that reports it. */
export function changeIntent(
  context: Context,
  intent: Intent,
  type: Stripe.Event['type'],
  change: Partial<Intent>,
): Intent {
  const changedIntent = { ...intent, ...change };
  context.tx.put('payment_intents', changedIntent);
  emitEvent(context, type, changedIntent);
  return changedIntent;
}

/** Tries to pay an intent with a card. @throws Refusal 402 if the card is declined. */
export function confirmIntent(context: Context, intent: Intent, typed: TypedCard, returnUrl: string): Intent {
  if (['succeeded', 'processing', 'canceled'].includes(intent.status)) {
    throw createUnexpectedStateRefusal('confirmed', intent);
  }
  const card = checkCard(typed, new Date());
  const attempt: Attempt = { id: intent.id, token: newId('tok'), card, returnUrl, dueAt: null };
  context.tx.put('attempts', attempt);
  if (card.outcome.kind === 'authenticates') {
    const url = `${PUBLIC_PATH}/v1/authenticate/${intent.id}/${attempt.token}`;
    const next_action = {
      type: 'redirect_to_url',
      redirect_to_url: { return_url: returnUrl, url },
    } satisfies Stripe.PaymentIntent.NextAction;
    const change = { status: 'requires_action', next_action, last_payment_error: null } as const;
    return changeIntent(context, intent, 'payment_intent.requires_action', change);
  }
  if (card.outcome.kind === 'processes') {
    context.tx.put('attempts', { ...attempt, dueAt: Date.now() + PROCESSING_MS });
    const change = { status: 'processing', last_payment_error: null } as const;
    return changeIntent(context, intent, 'payment_intent.processing', change);
  }
  const triedCharge = chargeCard(context, intent, attempt);
  const { last_payment_error: error } = triedCharge;
  if (error === null) return triedCharge;
  throw new Refusal(402, {
    type: 'card_error',
    code: error.code,
    decline_code: error.decline_code,
    message: error.message ?? '',
    charge: triedCharge.latest_charge,
    payment_intent: publicIntent(triedCharge),
  });
}

/** Charges the card of an attempt, or declines it. */
function chargeCard(context: Context, intent: Intent, attempt: Attempt): Intent {
  const { outcome, brand, last4 } = attempt.card;
  const refusedDecline: Decline | null = outcome.kind === 'declined' ? outcome : null;
  const charge: Charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    created: toSeconds(Date.now()),
    currency: intent.currency,
    disputed: false,
    failure_code: refusedDecline?.code ?? null,
    failure_message: refusedDecline?.message ?? null,
    livemode: false,
    paid: refusedDecline === null,
    payment_intent: intent.id,
    payment_method_details: { type: 'card', card: { brand, last4 } },
    refunded: false,
    status: refusedDecline ? 'failed' : 'succeeded',
  };
  context.tx.put('charges', charge);
  context.tx.put('attempts', { ...attempt, dueAt: null });
  emitEvent(context, refusedDecline ? 'charge.failed' : 'charge.succeeded', charge);
  const triedIntent = { ...intent, latest_charge: charge.id };
  if (refusedDecline) {
    return failPayment(context, triedIntent, {
      type: 'card_error',
      charge: charge.id,
      code: refusedDecline.code,
      decline_code: refusedDecline.declineCode,
      message: refusedDecline.message,
      payment_method_type: 'card',
    });
  }
  const change = { status: 'succeeded', next_action: null, last_payment_error: null } as const;
  return changeIntent(context, triedIntent, 'payment_intent.succeeded', change);
}

/** Ends an attempt without payment. The intent then waits for another card. */
function failPayment(
  context: Context,
  intent: Intent,
  last_payment_error: Stripe.PaymentIntent.LastPaymentError,
): Intent {
  const change = {
    status: 'requires_payment_method',
    next_action: null,
    last_payment_error,
  } as const;
  return changeIntent(context, intent, 'payment_intent.payment_failed', change);
}

/** Ends the authentication of an attempt. Does nothing if it has ended already. */
export function endAuthentication(context: Context, intent: Intent, attempt: Attempt, passed: boolean): Intent {
  if (intent.status !== 'requires_action') return intent;
  if (passed) return chargeCard(context, intent, attempt);
  return failPayment(context, intent, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message: 'The cardholder was not authenticated. Another card can be tried.',
    payment_method_type: 'card',
  });
}

/** Completes or declines every payment whose time in processing is over. */
export function endProcessing(context: Context): void {
  for (const attempt of context.tx.all('attempts')) {
    if (attempt.dueAt === null || attempt.dueAt > Date.now()) continue;
    const intent = context.tx.get('payment_intents', attempt.id);
    if (intent?.status === 'processing') chargeCard(context, intent, attempt);
  }
}

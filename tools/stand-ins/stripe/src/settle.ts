/** How a try at paying ends: at once, after authentication, or out of processing. */
import type Stripe from 'stripe';
import { genericDecline, type Decline } from './cards.js';
import { newCharge } from './charge-object.js';
import type { Context } from './context.js';
import { emitChargeEvent, emitIntentEvent } from './events.js';
import { strike } from './strike.js';
import type { Attempt } from './tables.js';

/** Which way a try came to its end; also what a `decline` fault is ordered on. */
export type Way = 'confirm' | 'authentication' | 'processing';

/** Charges the card of a try, or refuses it; the intent as it is then. */
export function chargeCard(
  context: Context,
  intent: Stripe.PaymentIntent,
  attempt: Attempt,
  way: Way,
): { intent: Stripe.PaymentIntent; refused: Decline | null } {
  const { tx } = context;
  const { outcome } = attempt.card;
  const ordered = strike(tx, 'card', way) ? genericDecline : null;
  const refused = ordered ?? (outcome.kind === 'declined' ? outcome : null);
  const charge = newCharge(context, intent, attempt, refused);
  tx.put('charges', charge);
  tx.put('attempts', { ...attempt, dueAt: null });
  emitChargeEvent(context, refused ? 'charge.failed' : 'charge.succeeded', charge);
  const common = { ...intent, latest_charge: charge.id, next_action: null, processing: null };
  if (refused) {
    const failed = fail(context, common, {
      type: 'card_error',
      charge: charge.id,
      code: refused.code,
      decline_code: refused.declineCode,
      message: refused.message,
      payment_method_type: 'card',
    });
    return { intent: failed, refused };
  }
  const paid = {
    ...common,
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
    payment_method: charge.payment_method,
  } satisfies Stripe.PaymentIntent;
  tx.put('payment_intents', paid);
  emitIntentEvent(context, 'payment_intent.succeeded', paid);
  return { intent: paid, refused: null };
}

/** Ends a try without a charge or with a refused one: the intent waits for another card. */
function fail(
  context: Context,
  intent: Stripe.PaymentIntent,
  error: Stripe.PaymentIntent.LastPaymentError,
): Stripe.PaymentIntent {
  const failed = {
    ...intent,
    status: 'requires_payment_method',
    next_action: null,
    payment_method: null,
    last_payment_error: error,
  } satisfies Stripe.PaymentIntent;
  context.tx.put('payment_intents', failed);
  emitIntentEvent(context, 'payment_intent.payment_failed', failed);
  return failed;
}

/** Ends the authentication of a try; a second answer to the same question changes nothing. */
export function endAuthentication(
  context: Context,
  intent: Stripe.PaymentIntent,
  attempt: Attempt,
  passed: boolean,
): Stripe.PaymentIntent {
  if (intent.status !== 'requires_action') return intent;
  if (passed) return chargeCard(context, intent, attempt, 'authentication').intent;
  return fail(context, intent, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message: 'The cardholder was not authenticated. Another card can be tried.',
    payment_method_type: 'card',
  });
}

/** Decides every payment whose time in processing is over. */
export function endProcessing(context: Context): void {
  const { tx, now } = context;
  for (const attempt of tx.all('attempts')) {
    if (attempt.dueAt === null || attempt.dueAt > now.getTime()) continue;
    const intent = tx.get('payment_intents', attempt.id);
    if (intent?.status === 'processing') chargeCard(context, intent, attempt, 'processing');
  }
}

import type Stripe from 'stripe';
import { checkCard, readyMadeCard, type CardFacts, type TypedCard } from './cards.js';
import type { Context } from './context.js';
import { InvalidParameter, noSuch, Refusal, unexpectedState } from './errors.js';
import { emitIntentEvent } from './events.js';
import { newId, newToken } from './ids.js';
import { shown } from './intent-object.js';
import { chargeCard } from './settle.js';
import type { Attempt, Billing } from './tables.js';

export interface Confirmation {
  payment_method?: string | undefined;
  payment_method_data?:
    | { card?: TypedCard | undefined; billing_details?: BillingDetails }
    | undefined;
  return_url?: string | undefined;
}

type BillingDetails =
  | {
      email?: string | undefined;
      name?: string | undefined;
      phone?: string | undefined;
      address?: { [K in keyof Stripe.Address]?: string | undefined } | undefined;
    }
  | undefined;

/** Tries to pay an intent with a card. @throws Refusal 402 when the card is refused. */
export function confirmIntent(
  context: Context,
  intent: Stripe.PaymentIntent,
  given: Confirmation,
): Stripe.PaymentIntent {
  if (['succeeded', 'processing', 'canceled'].includes(intent.status)) {
    const message = `This payment intent cannot be confirmed: its status is ${intent.status}.`;
    throw unexpectedState(message, shown(context, intent));
  }
  const card = readCard(context, given);
  const attempt = {
    id: intent.id,
    token: newToken(),
    card,
    returnUrl: readReturnUrl(intent, given, card),
    billing: readBilling(given.payment_method_data?.billing_details),
    dueAt: null,
  } satisfies Attempt;
  context.tx.put('attempts', attempt);
  const tried = { ...intent, last_payment_error: null, payment_method: newId('pm') };
  if (card.outcome.kind === 'authenticates') return askToAuthenticate(context, tried, attempt);
  if (card.outcome.kind === 'processes') return startProcessing(context, tried, attempt);
  const { intent: tested, refused } = chargeCard(context, tried, attempt, 'confirm');
  if (refused) {
    throw new Refusal(402, {
      type: 'card_error',
      code: refused.code,
      decline_code: refused.declineCode,
      message: refused.message,
      charge: tested.last_payment_error?.charge,
      payment_intent: shown(context, tested),
    });
  }
  return tested;
}

function askToAuthenticate(context: Context, intent: Stripe.PaymentIntent, attempt: Attempt) {
  const url = `${context.settings.publicPath}/v1/authenticate/${intent.id}/${attempt.token}`;
  const asking = {
    ...intent,
    status: 'requires_action',
    next_action: {
      type: 'redirect_to_url',
      redirect_to_url: { return_url: attempt.returnUrl, url },
    },
  } satisfies Stripe.PaymentIntent;
  context.tx.put('payment_intents', asking);
  emitIntentEvent(context, 'payment_intent.requires_action', asking);
  return asking;
}

function startProcessing(context: Context, intent: Stripe.PaymentIntent, attempt: Attempt) {
  const { tx, now, settings } = context;
  const processing = {
    ...intent,
    status: 'processing',
    next_action: null,
    processing: { type: 'card', card: {} },
  } satisfies Stripe.PaymentIntent;
  tx.put('attempts', { ...attempt, dueAt: now.getTime() + settings.processingMs });
  tx.put('payment_intents', processing);
  emitIntentEvent(context, 'payment_intent.processing', processing);
  return processing;
}

function readCard({ now }: Context, given: Confirmation): CardFacts {
  if (given.payment_method !== undefined) {
    const card = readyMadeCard(given.payment_method, now);
    if (card === undefined) throw noSuch('PaymentMethod', given.payment_method, 'payment_method');
    return card;
  }
  if (given.payment_method_data?.card !== undefined) {
    return checkCard(given.payment_method_data.card, now);
  }
  const param = given.payment_method_data ? 'payment_method_data[card]' : 'payment_method';
  throw new InvalidParameter(param, 'parameter_missing', `Missing required param: ${param}.`);
}

function readReturnUrl(
  intent: Stripe.PaymentIntent,
  { return_url: url }: Confirmation,
  card: CardFacts,
): string | null {
  if (url !== undefined) {
    if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
    throw new InvalidParameter('return_url', 'url_invalid', 'Not a valid URL');
  }
  const automatic = intent.automatic_payment_methods;
  const mayRedirect = automatic?.enabled === true && automatic.allow_redirects !== 'never';
  if (!mayRedirect && card.outcome.kind !== 'authenticates') return null;
  const message = 'This payment may lead the payer to another page: a return_url is needed.';
  throw new InvalidParameter('return_url', 'parameter_missing', message);
}

function readBilling(given: BillingDetails): Billing {
  const address = given?.address;
  return {
    email: given?.email ?? null,
    name: given?.name ?? null,
    phone: given?.phone ?? null,
    address: {
      city: address?.city ?? null,
      country: address?.country ?? null,
      line1: address?.line1 ?? null,
      line2: address?.line2 ?? null,
      postal_code: address?.postal_code ?? null,
      state: address?.state ?? null,
    },
  };
}

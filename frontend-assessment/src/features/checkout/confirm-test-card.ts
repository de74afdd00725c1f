import { parseExpiry, type TypedCard } from './card-fields';
import { parseIntentId, type PaymentFormProps, type PaymentOutcome } from './payment-form';

/** The path of the stand-in for Stripe in the sandbox, on the site's own origin. */
const SANDBOX_PATH = '/sandbox/stripe/v1/payment_intents';

const readField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const readText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The outcome of a payment attempt, or the URL of the bank's page, which comes next. */
export type ConfirmationResult = PaymentOutcome | { kind: 'redirect'; url: string };

/**
 * Returns the outcome of a payment from the provider's reply, which is a payment intent or an error that contains one.
 */
export function readConfirmation(reply: unknown, intentId: string): ConfirmationResult {
  const error = readField(reply, 'error');
  const intent = error ? readField(error, 'payment_intent') : reply;
  const status = readField(intent, 'status');
  // If another tab has paid, the reply is an error with the paid intent.
  if (status === 'succeeded' || status === 'processing') {
    return { kind: 'settled', intentId, redirectStatus: status };
  }
  if (status === 'canceled') return { kind: 'canceled' };
  const redirect = readField(readField(intent, 'next_action'), 'redirect_to_url');
  const url = readText(readField(redirect, 'url'));
  if (!error && status === 'requires_action' && url) return { kind: 'redirect', url };
  const isDeclined = readField(error, 'type') === 'card_error' || status === 'requires_payment_method';
  return { kind: 'failed', message: readText(readField(error, 'message')), declined: isDeclined };
}

/**
 * Confirms a payment intent with a test card that the buyer typed. Sends the same form request as Stripe's own script.
 * Rejects if the stand-in for Stripe, which handles payments in the sandbox, cannot be reached.
 */
export async function confirmTestCard(
  { clientSecret, publicKey, returnUrl }: PaymentFormProps,
  card: TypedCard,
): Promise<ConfirmationResult> {
  const intentId = parseIntentId(clientSecret);
  const expiry = parseExpiry(card.expiry);
  const form = new URLSearchParams({
    client_secret: clientSecret,
    key: publicKey,
    return_url: returnUrl,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card.number.replaceAll(' ', ''),
    'payment_method_data[card][exp_month]': expiry?.month ?? '',
    'payment_method_data[card][exp_year]': expiry?.year ?? '',
    'payment_method_data[card][cvc]': card.cvc,
  });
  const address = `${SANDBOX_PATH}/${encodeURIComponent(intentId)}/confirm`;
  const response = await fetch(new URL(address, window.location.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  });
  const reply: unknown = await response.json();
  return readConfirmation(reply, intentId);
}

import type Stripe from 'stripe';

/** The `error` object of Stripe's error replies. */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  charge?: string;
  doc_url?: string;
  payment_intent?: Partial<Stripe.PaymentIntent>;
}

/** An error reply. Changes made before it is thrown are stored, as those of a refused card. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(body.message);
    if (body.code !== undefined) {
      body.doc_url = `https://docs.stripe.com/error-codes#${body.code.replaceAll('_', '-')}`;
    }
  }
}

/** 400 for parameters that are missing, unknown or malformed; nothing was begun. */
export class InvalidParameter extends Refusal {
  constructor(param: string, code: string | undefined, message: string) {
    super(400, { type: 'invalid_request_error', code, param, message });
  }
}

/** 400 for a call that is well formed and cannot be carried out. */
export function invalidRequest(message: string, more: Partial<ErrorBody> = {}): Refusal {
  return new Refusal(400, { type: 'invalid_request_error', message, ...more });
}

/** Returns a 404 for an unknown identifier. */
export function noSuch(thing: string, id: string, param: string): Refusal {
  return new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${thing}: '${id}'`,
  });
}

/** 402 for a card that cannot be used as typed. */
export function badCard(code: string, param: string, message: string): Refusal {
  return new Refusal(402, { type: 'card_error', code, param, message });
}

/** 401 for a key that is absent or unknown. */
export function unauthorised(message: string): Refusal {
  return new Refusal(401, { type: 'invalid_request_error', message });
}

/** 403 for a browser's key on a server's call. */
export function secretKeyRequired(): Refusal {
  return new Refusal(403, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message: 'This call needs a secret key; a publishable one was given.',
  });
}

/** Returns a 400 for an intent whose status does not allow the call. */
export function unexpectedState(message: string, intent: Partial<Stripe.PaymentIntent>): Refusal {
  return invalidRequest(message, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });
}

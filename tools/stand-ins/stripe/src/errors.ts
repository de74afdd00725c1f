import type { Intent } from './objects.js';

/** The `error` object of Stripe's error replies. */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string | undefined;
  param?: string | undefined;
  decline_code?: string | undefined;
  charge?: string | null | undefined;
  payment_intent?: Partial<Intent>;
}

/** An error reply. Changes made before it is thrown are stored, such as those of a declined card. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(body.message);
  }
}

/** Returns a 400 for a call that cannot be carried out. */
export function invalidRequest(message: string, more: Partial<ErrorBody> = {}): Refusal {
  return new Refusal(400, { type: 'invalid_request_error', message, ...more });
}

/** Returns a 404 for an unknown identifier. */
export function noSuch(thing: string, id: string, param = 'id'): Refusal {
  const message = `No such ${thing}: '${id}'`;
  return new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message,
  });
}

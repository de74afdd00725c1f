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

/**
 * An error reply to a call. Throwing it does not undo the call's earlier changes: for example, a failed attempt with a
 * declined card stays stored.
 */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(body.message);
  }
}

/** Returns an error with status 400 for an invalid call. */
export function invalidRequest(message: string, more: Partial<ErrorBody> = {}): Refusal {
  return new Refusal(400, { type: 'invalid_request_error', message, ...more });
}

/** Returns an error with status 404 for an unknown identifier. */
export function missingObject(thing: string, id: string, param = 'id'): Refusal {
  const message = `No such ${thing}: '${id}'`;
  return new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message,
  });
}

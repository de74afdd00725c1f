import type { ErrorCode } from './error-codes.js';
import type { ReplyShape, ShapeOf } from './reply-shape.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call an endpoint.
 * - `anyone`: no session needed.
 * - `visitor`: anyone; the reply depends on the session, and an accepted write opens one.
 * - `owner`: the session or account that owns the assessment named in the call; 404 for all others. An
 *   admin may read it too, which is audited.
 * - `user`: a signed-in account; 401 otherwise.
 * - `admin`: an account with the role admin; 404 for all others.
 * - `provider`: the payment provider, authenticated by its signature.
 */
export type Access = 'anyone' | 'visitor' | 'owner' | 'user' | 'admin' | 'provider';

/** One call of the API. `Request` and `Reply` exist for the compiler only. */
export interface Endpoint<Request, Reply> {
  method: Method;
  /** With `:name` for each parameter, from the root of the site. */
  path: string;
  access: Access;
  /** The required shape of the reply; a reply that lacks a part is a failed call. */
  reply: ReplyShape;
  readonly types?: { request: Request; reply: Reply };
}

export type RequestOf<E> = E extends Endpoint<infer Request, unknown> ? Request : never;
export type ReplyOf<E> = E extends Endpoint<unknown, infer Reply> ? Reply : never;

export function endpoint<Reply, Request = undefined>(
  method: Method,
  path: string,
  access: Access,
  reply: ShapeOf<Reply>,
): Endpoint<Request, Reply>;
/* @__NO_SIDE_EFFECTS__ */
export function endpoint(
  method: Method,
  path: string,
  access: Access,
  reply: ReplyShape,
): Endpoint<unknown, unknown> {
  return { method, path, access, reply };
}

/** Returns the path with its `:name` parameters filled in and encoded. Throws when one is missing. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs the parameter ${name}.`);
    return encodeURIComponent(value);
  });
}

/** The reply body of every refused or failed call. */
export interface ErrorBody {
  statusCode: number;
  /** Stable and machine-readable, such as `invalid_field`. */
  code: ErrorCode;
  /** "Unauthorized" in every 401, which clients check; absent otherwise. */
  error?: string;
  /** A message for users. */
  message: string;
  /** The invalid field, question or variable. */
  field?: string;
}

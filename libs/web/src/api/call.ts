import { fillPath, type Endpoint, type ReplyOf, type RequestOf } from '@bearings/contracts';
import type { ApiCall } from './base-query';

type AnyEndpoint = Endpoint<unknown, unknown>;

/** What one call needs beside its endpoint. */
export interface CallParts<Request> {
  /** A value for each `:name` of the path. */
  params?: Record<string, string>;
  /** What follows the path; names without a value are left out. */
  search?: Record<string, string | undefined>;
  body?: Request;
  /** The call outlives the page. */
  keepalive?: boolean;
}

interface Definition<Arg, Reply> {
  query: (arg: Arg) => ApiCall;
  transformResponse: (reply: unknown) => Reply;
}

/** The argument of a call that only has a body, or has nothing. */
type BodyArg<E> = RequestOf<E> extends undefined ? void : RequestOf<E>;

/**
 * Turns an endpoint of the contracts into the definition of an RTK Query endpoint, with its types:
 * `build.query(call(endpoints.assessments))` or
 * `build.query({ ...call(endpoints.assessment, (id: string) => ({ params: { id } })), providesTags })`.
 * @param toParts where the path has parameters: makes them, and the body, from the hook's argument;
 *   without it the hook's argument is the body
 */
export function call<E extends AnyEndpoint>(endpoint: E): Definition<BodyArg<E>, ReplyOf<E>>;
export function call<E extends AnyEndpoint, Arg>(
  endpoint: E,
  toParts: (arg: Arg) => CallParts<RequestOf<E>>,
): Definition<Arg, ReplyOf<E>>;
export function call(
  endpoint: AnyEndpoint,
  toParts: (arg: unknown) => CallParts<unknown> = (body) => ({ body }),
): Definition<unknown, unknown> {
  return {
    query: (arg) => {
      const { params = {}, search = {}, ...rest } = toParts(arg);
      const path = fillPath(endpoint.path, params) + searchOf(search);
      return { method: endpoint.method, path, ...rest };
    },
    transformResponse: (reply) => reply,
  };
}

function searchOf(search: Record<string, string | undefined>): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined) given.set(name, value);
  }
  return given.size > 0 ? `?${given.toString()}` : '';
}

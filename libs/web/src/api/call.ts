import { fillPath, type Endpoint, type ReplyOf, type RequestOf } from '@bearings/contracts';
import type { ApiCall } from './api-call';

type AnyEndpoint = Endpoint<unknown, unknown>;

/** The variable parts of one call. */
export interface CallParts<Request> {
  /** A value for each `:name` of the path. */
  params?: Record<string, string>;
  /** Query parameters; undefined values are left out. */
  search?: Record<string, string | undefined>;
  body?: Request;
  /** Completes the request even if the page closes. */
  keepalive?: boolean;
}

interface Definition<Arg, Reply> {
  query: (arg: Arg) => ApiCall;
  transformResponse: (reply: unknown) => Reply;
}

/** The argument of a call that has only a body, or nothing. */
type BodyArg<E> = RequestOf<E> extends undefined ? void : RequestOf<E>;

/**
 * Returns the RTK Query definition of a contracts endpoint, with its types:
 * `build.query(call(endpoints.assessments))` or
 * `build.query({ ...call(endpoints.assessment, (id: string) => ({ params: { id } })), providesTags })`.
 * @param toParts maps the hook's argument to path parameters and body; without it the argument is
 *   the body
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
      return { method: endpoint.method, path, reply: endpoint.reply, ...rest };
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

import { cleanup } from '@testing-library/react';
import type { Endpoint, ErrorBody, ReplyOf } from '@bearings/contracts';
import { http, HttpResponse, type HttpHandler, type PathParams } from 'msw';
import { setupServer } from 'msw/node';
import { createDeferred } from './deferred';

type AnyEndpoint = Endpoint<unknown, unknown>;

/** The fake API. A request that no handler answers makes the test fail. */
export const server = setupServer();

/** The current test's requests without a handler. A page may handle their errors and hide them. */
const unanswered = new Set<string>();

beforeAll(() =>
  server.listen({
    onUnhandledRequest({ method, url }) {
      unanswered.add(`${method} ${new URL(url).pathname}`);
      throw new TypeError('The test answers no such call.');
    },
  }),
);
// Ignore late requests of the previous test.
beforeEach(() => unanswered.clear());
afterEach(() => {
  const calls = [...unanswered];
  // Unmount the page first, or it could send requests after its handlers have been removed.
  cleanup();
  server.resetHandlers();
  if (calls.length > 0) throw new Error(`The test answers no ${calls.join(', no ')}.`);
});
afterAll(() => server.close());

const methods = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
};

const on = (
  endpoint: AnyEndpoint,
  resolve: Parameters<typeof http.get>[1],
  options: { once?: boolean } = {},
): HttpHandler =>
  methods[endpoint.method](new URL(endpoint.path, window.location.origin).href, resolve, options);

/** A request that the fake API received. */
export interface Received {
  params: PathParams;
  /** The query parameters. */
  search: URLSearchParams;
  /** The parsed JSON body, or the fields of a form by name; undefined if there was no body. */
  body: unknown;
  headers: Headers;
}

type Replier<Reply> = (received: Received) => Reply | Promise<Reply>;

function isReplier<Reply>(reply: Reply | Replier<Reply>): reply is Replier<Reply> {
  return typeof reply === 'function';
}

function parseBody(text: string, type: string | null): unknown {
  if (!text) return undefined;
  const isForm = type?.startsWith('application/x-www-form-urlencoded');
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
}

/**
 * Returns a handler that answers an endpoint with `reply`, which can be a function of the request.
 * `server.use(answer(endpoints.countries, ['NO']))`
 */
export function answer<E extends AnyEndpoint>(
  endpoint: E,
  reply: ReplyOf<E> | Replier<ReplyOf<E>>,
  status = 200,
): HttpHandler {
  return on(endpoint, async ({ request, params }) => {
    const { headers } = request;
    const body = parseBody(await request.text(), headers.get('Content-Type'));
    const search = new URL(request.url).searchParams;
    const received = { params, search, body, headers };
    const value = isReplier(reply) ? await reply(received) : reply;
    return new HttpResponse(JSON.stringify(value), {
      status,
      headers: { 'Content-Type': 'application/json' },
    });
  });
}

/** Answers an endpoint from now on. Returns the list to which each request's body is added. */
export function record<E extends AnyEndpoint>(
  endpoint: E,
  reply: ReplyOf<E>,
  status?: number,
): unknown[] {
  const sent: unknown[] = [];
  const received = ({ body }: Received): ReplyOf<E> => {
    sent.push(body);
    return reply;
  };
  server.use(answer(endpoint, received, status));
  return sent;
}

/** Answers an endpoint only after `release` is called. `sent` lists the bodies of its requests. */
export function hold<E extends AnyEndpoint>(
  endpoint: E,
  reply: ReplyOf<E>,
  status?: number,
): { sent: unknown[]; release: () => void } {
  const sent: unknown[] = [];
  const { promise, resolve: release } = createDeferred();
  const received = async ({ body }: Received): Promise<ReplyOf<E>> => {
    sent.push(body);
    await promise;
    return reply;
  };
  server.use(answer(endpoint, received, status));
  return { sent, release };
}

/** The default error code for each status. */
const CODES: Record<number, ErrorBody['code']> = {
  401: 'unauthorized',
  404: 'not_found',
  410: 'link_expired',
  429: 'too_many_requests',
  500: 'internal',
  503: 'unavailable',
};

/** Returns a handler that answers an endpoint with an error in the API's format. */
export function refuse(
  endpoint: AnyEndpoint,
  statusCode: number,
  refusal: Partial<Omit<ErrorBody, 'statusCode' | 'error'>> = {},
  options?: { once: boolean },
): HttpHandler {
  const error = statusCode === 401 ? { error: 'Unauthorized' } : {};
  const code = CODES[statusCode] ?? 'refused';
  const body: ErrorBody = { statusCode, ...error, code, message: 'No.', ...refusal };
  return on(endpoint, () => HttpResponse.json(body, { status: statusCode }), options);
}

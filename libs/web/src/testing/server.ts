import { cleanup } from '@testing-library/react';
import type { Endpoint, ErrorBody, ReplyOf } from '@bearings/contracts';
import { http, HttpResponse, type HttpHandler, type PathParams } from 'msw';
import { setupServer } from 'msw/node';
import { createDeferred } from './deferred';

type AnyEndpoint = Endpoint<unknown, unknown>;

/** The fake API. A request that no handler answers makes the test fail. */
export const server = setupServer();

/**
 * The requests of the current test that no handler answers. They are recorded, because a page may hide the errors that
 * they cause.
 */
const unansweredRequests = new Set<string>();

beforeAll(() =>
  server.listen({
    onUnhandledRequest({ method, url }) {
      unansweredRequests.add(`${method} ${new URL(url).pathname}`);
      throw new TypeError('The test answers no such call.');
    },
  }),
);
// Ignore requests that the previous test's page sent too late.
beforeEach(() => unansweredRequests.clear());
afterEach(() => {
  const calls = [...unansweredRequests];
  // Unmount the page first, or it could send requests after its handlers have been removed.
  cleanup();
  server.resetHandlers();
  if (calls.length > 0) throw new Error(`The test answers no ${calls.join(', no ')}.`);
});
afterAll(() => server.close());

const handlerFactories = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
};

const createHandler = (
  endpoint: AnyEndpoint,
  resolve: Parameters<typeof http.get>[1],
  options: { once?: boolean } = {},
): HttpHandler =>
  handlerFactories[endpoint.method](new URL(endpoint.path, window.location.origin).href, resolve, options);

export interface ReceivedRequest {
  params: PathParams;
  search: URLSearchParams;
  /** The parsed JSON body, or the fields of a form by name; undefined if there was no body. */
  body: unknown;
  headers: Headers;
}

type EndpointReplier<Reply> = (received: ReceivedRequest) => Reply | Promise<Reply>;

function isReplier<Reply>(reply: Reply | EndpointReplier<Reply>): reply is EndpointReplier<Reply> {
  return typeof reply === 'function';
}

function parseBody(text: string, type: string | null): unknown {
  if (!text) return undefined;
  const isForm = type?.startsWith('application/x-www-form-urlencoded');
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
}

/**
 * Returns a handler that answers an endpoint with `reply`, which can be a function of the request. Example:
 * `server.use(mockReply(endpoints.countries, ['NO']))`
 */
export function mockReply<E extends AnyEndpoint>(
  endpoint: E,
  reply: ReplyOf<E> | EndpointReplier<ReplyOf<E>>,
  status = 200,
): HttpHandler {
  return createHandler(endpoint, async ({ request, params }) => {
    const { headers } = request;
    const body = parseBody(await request.text(), headers.get('Content-Type'));
    const search = new URL(request.url).searchParams;
    const receivedRequest = { params, search, body, headers };
    const value = isReplier(reply) ? await reply(receivedRequest) : reply;
    return new HttpResponse(JSON.stringify(value), {
      status,
      headers: { 'Content-Type': 'application/json' },
    });
  });
}

/**
 * Makes the fake API answer an endpoint with `reply` from now on. Returns a list to which the body of each request is
 * added.
 */
export function mockAndRecord<E extends AnyEndpoint>(endpoint: E, reply: ReplyOf<E>, status?: number): unknown[] {
  const sentBodies: unknown[] = [];
  const recordBody = ({ body }: ReceivedRequest): ReplyOf<E> => {
    sentBodies.push(body);
    return reply;
  };
  server.use(mockReply(endpoint, recordBody, status));
  return sentBodies;
}

/**
 * Makes the fake API answer an endpoint, but only after `release` is called. `sent` lists the bodies of the endpoint's
 * requests.
 */
export function mockHeldReply<E extends AnyEndpoint>(
  endpoint: E,
  reply: ReplyOf<E>,
  status?: number,
): { sent: unknown[]; release: () => void } {
  const sentBodies: unknown[] = [];
  const { promise, resolve: release } = createDeferred();
  const recordBody = async ({ body }: ReceivedRequest): Promise<ReplyOf<E>> => {
    sentBodies.push(body);
    await promise;
    return reply;
  };
  server.use(mockReply(endpoint, recordBody, status));
  return { sent: sentBodies, release };
}

/**
 * Resolves when the requests that the page has begun before have reached the fake API. A test that expects no request
 * waits for this.
 */
export async function waitForEarlierRequests(): Promise<void> {
  // A request that an event begins is sent in a later task.
  await new Promise((resolve) => setTimeout(resolve));
  const { href } = new URL('/later-request', window.location.origin);
  server.use(http.get(href, () => new HttpResponse('')));
  await fetch(href);
}

/** The default error code for each status. */
const CODE_BY_STATUS: Record<number, ErrorBody['code']> = {
  401: 'unauthorized',
  404: 'not_found',
  410: 'link_expired',
  429: 'too_many_requests',
  500: 'internal',
  503: 'unavailable',
};

/** Returns a handler that answers an endpoint with an error in the API's format. */
export function mockRefusal(
  endpoint: AnyEndpoint,
  statusCode: number,
  refusal: Partial<Omit<ErrorBody, 'statusCode' | 'error'>> = {},
  options?: { once: boolean },
): HttpHandler {
  const error = statusCode === 401 ? { error: 'Unauthorized' } : {};
  const code = CODE_BY_STATUS[statusCode] ?? 'refused';
  const body: ErrorBody = { statusCode, ...error, code, message: 'No.', ...refusal };
  // Like the API, which asks the callers of every 503 to come back.
  const headers: Record<string, string> = statusCode === 503 ? { 'Retry-After': '2' } : {};
  return createHandler(endpoint, () => HttpResponse.json(body, { status: statusCode, headers }), options);
}

/** Returns a handler that answers an endpoint as a broken connection does. */
export const mockConnectionLoss = (endpoint: AnyEndpoint): HttpHandler =>
  createHandler(endpoint, () => HttpResponse.error());

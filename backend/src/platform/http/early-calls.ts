import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { answerBeforeFastify } from './before-fastify.js';
import { watchClosing } from './drain.js';
import type { Answered } from './request-log.js';
import { isUuid } from './uuid-param.js';

/** A GET before Fastify: what a route may read of it. */
export class EarlyRequest {
  readonly query = {};

  constructor(
    readonly headers: IncomingHttpHeaders,
    readonly cookies: Record<string, string | undefined>,
    readonly params: Readonly<Record<string, string>>,
  ) {}
}

/** The reply to an {@link EarlyRequest}: a route may only add headers to it. */
export class EarlyReply {
  /** Names and values by turns. */
  readonly added: string[] = [];

  headers(values: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(values)) this.added.push(name, value);
  }
}

/** The request and the reply of a route that is called by Fastify and before it. */
export type CallRequest = FastifyRequest | EarlyRequest;
export type CallReply = FastifyReply | EarlyReply;

/** Thrown before Fastify, where a call needs more than reading: Fastify gets the request. */
export class NeedsFastify extends Error {}

/** A route of a GET that only reads; its path may end in one id. */
export interface EarlyRoute {
  path: string;
  answer: (request: CallRequest, reply: CallReply) => Promise<unknown>;
}

interface Options {
  /** Of every reply of the API, names and values by turns. */
  headers: readonly string[];
  onAnswered: (answered: Answered) => void;
}

const PATH_WITH_ID = /^([^:]+\/):(\w+)$/;
const ID_LENGTH = 36;
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

const failures = new WeakMap<IncomingMessage, unknown>();

/** Returns the error of an answer that was tried before Fastify, which has to send it; undefined for none. */
export const failureOf = (request: IncomingMessage): unknown => failures.get(request);

/**
 * Answers plain GETs of these routes before Fastify: an address that is exactly the path, with a
 * well-formed id, and no body. It sends success alone; see decision 0088.
 */
export function answerEarly(
  fastify: FastifyInstance,
  routes: readonly EarlyRoute[],
  { headers, onAnswered }: Options,
): void {
  const find = createLookup(routes);
  const isClosing = watchClosing(fastify);
  answerBeforeFastify(fastify, (request, response, leave) => {
    const found = find(request.url ?? '');
    if (!found || !isPlain(request)) return leave(request, response);
    const began = performance.now();
    const { path: route, answer } = found.route;
    const { headers: sent } = request;
    const cookies = sent.cookie === undefined ? {} : fastify.parseCookie(sent.cookie);
    const reply = new EarlyReply();
    const send = (value: unknown): void => {
      // It would keep its connection.
      if (isClosing()) throw new NeedsFastify();
      if (!Buffer.isBuffer(value)) reply.headers(JSON_TYPE);
      const content = Buffer.isBuffer(value) ? value : JSON.stringify(value);
      const id = randomUUID();
      const length = String(Buffer.byteLength(content));
      response.writeHead(200, [
        'x-request-id',
        id,
        ...headers,
        ...reply.added,
        'content-length',
        length,
      ]);
      response.end(content, () => {
        onAnswered({ id, method: 'GET', route, status: 200, ms: performance.now() - began });
      });
    };
    answer(new EarlyRequest(sent, cookies, found.params), reply)
      .then(send)
      .catch((error: unknown) => {
        if (!(error instanceof NeedsFastify)) failures.set(request, error);
        leave(request, response);
      });
  });
}

const isPlain = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined;

interface FoundRoute {
  route: EarlyRoute;
  params: Readonly<Record<string, string>>;
}

function createLookup(routes: readonly EarlyRoute[]): (url: string) => FoundRoute | undefined {
  const whole = new Map<string, FoundRoute>();
  const withId = new Map<string, { route: EarlyRoute; name: string }>();
  for (const route of routes) {
    const [, beginning, name] = PATH_WITH_ID.exec(route.path) ?? [];
    if (beginning !== undefined && name !== undefined) withId.set(beginning, { route, name });
    else if (!route.path.includes(':')) whole.set(route.path, { route, params: {} });
  }
  return (url) => {
    if (!url.startsWith('/api/')) return undefined;
    const found = whole.get(url);
    if (found) return found;
    const id = url.slice(-ID_LENGTH);
    const ending = withId.get(url.slice(0, -ID_LENGTH));
    return ending && isUuid(id)
      ? { route: ending.route, params: { [ending.name]: id } }
      : undefined;
  };
}

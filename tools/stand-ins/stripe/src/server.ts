import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import qs from 'qs';
import { keyOf } from './access.js';
import { Answerer } from './answer.js';
import { serveAuthentication } from './authentication-page.js';
import type { Call } from './calls.js';
import { chargeCalls } from './charges.js';
import { serveControl } from './control.js';
import { disputeCalls } from './disputes.js';
import { Refusal, type ErrorBody } from './errors.js';
import { eventCalls } from './event-calls.js';
import { apiVersion } from './events.js';
import { newId } from './ids.js';
import { paymentIntentCalls } from './payment-intents.js';
import { refundCalls } from './refunds.js';
import type { Settings } from './settings.js';
import type { Store } from './store.js';
import type { WebhookSender } from './webhooks.js';

/** Every call below `/v1`. */
export const calls: readonly Call[] = [
  ...paymentIntentCalls,
  ...chargeCalls,
  ...refundCalls,
  ...disputeCalls,
  ...eventCalls,
];

type Form = Record<string, unknown>;

/** Reads Stripe's bracket notation, of a query as of a body. */
function parseForm(text: string): Form {
  return qs.parse(text, { depth: 8, parameterLimit: 500, arrayLimit: 100 });
}

/** The stand-in's HTTP server, not yet listening. */
export function buildServer(
  store: Store,
  settings: Settings,
  webhooks: WebhookSender,
): FastifyInstance {
  const app = fastify({
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
    routerOptions: { querystringParser: parseForm },
    genReqId: () => newId('req'),
    logger: false,
  });
  const answerer = new Answerer(store, settings);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseForm(String(body))),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', request.id).header('stripe-version', apiVersion);
    const version = header(request, 'stripe-version') ?? apiVersion;
    if (version === apiVersion) return;
    const message = `Invalid Stripe API version: ${version}. This stand-in speaks ${apiVersion}.`;
    throw new Refusal(400, { type: 'invalid_request_error', message });
  });
  app.setErrorHandler((error, _request, reply) => sendError(reply, error));
  app.setNotFoundHandler((request, reply) => {
    const message = `Unrecognized request URL (${request.method}: ${request.url}).`;
    return reply.code(404).send({ error: { type: 'invalid_request_error', message } });
  });
  for (const call of calls) serveCall(app, answerer, call);
  serveAuthentication(app, store, settings);
  void app.register(async (scope) => serveControl(scope, store, settings, webhooks), {
    prefix: '/control',
  });
  return app;
}

function serveCall(app: FastifyInstance, answerer: Answerer, call: Call): void {
  app.route<{ Params: { id?: string }; Querystring: Form; Body: Form | undefined }>({
    method: call.method,
    url: call.path,
    handler: async (request, reply) => {
      // Stripe.js names the key in the form where it cannot set a header.
      const { key, ...form } = { ...request.query, ...request.body };
      const answer = await answerer.answer(call, {
        id: request.id,
        apiKey: keyOf(request.headers) ?? (typeof key === 'string' ? key : undefined),
        idempotencyKey: header(request, 'idempotency-key'),
        path: request.url.split('?')[0] ?? request.url,
        target: request.params.id ?? '',
        form,
      });
      if (typeof answer === 'string') {
        reply.hijack();
        if (answer === 'hang-up') request.raw.socket.destroy();
        return reply;
      }
      return reply.code(answer.status).headers(answer.headers).send(answer.body);
    },
  });
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

function sendError(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof Refusal) {
    return reply.code(error.status).headers(error.headers).send({ error: error.body });
  }
  const status = statusOf(error);
  if (status >= 500) console.error(error);
  const body: ErrorBody =
    status >= 500
      ? { type: 'api_error', message: 'Something went wrong at our end.' }
      : { type: 'invalid_request_error', message: 'The request could not be read.' };
  return reply.code(status).send({ error: body });
}

function statusOf(error: unknown): number {
  if (!(error instanceof Error) || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' ? error.statusCode : 500;
}

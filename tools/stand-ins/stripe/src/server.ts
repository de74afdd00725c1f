/** The HTTP server: Stripe's interface, the authentication page and the control calls. */
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import qs from 'qs';
import { serveAuthentication } from './authentication-page.js';
import { serveCalls } from './calls.js';
import { serveControl } from './control.js';
import { invalidRequest, Refusal } from './errors.js';
import { newId } from './objects.js';
import { createServeCall, errorReply, type Form, sendReply } from './serve.js';
import type { Settings } from './settings.js';
import type { Store } from './store.js';
import { API_VERSION } from './webhooks.js';

/** Creates the stand-in's HTTP server. It does not listen yet. */
export function buildServer(store: Store, settings: Settings): FastifyInstance {
  // Parses Stripe's bracket notation, in query strings and in bodies.
  const parseForm = (text: string): Form => qs.parse(text, { depth: 8, parameterLimit: 500 });
  const app = fastify({
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
    routerOptions: { querystringParser: parseForm },
    genReqId: () => newId('req'),
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, parseForm(String(body))),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', request.id).header('stripe-version', API_VERSION);
    const version = request.headers['stripe-version'] ?? API_VERSION;
    if (version !== API_VERSION) {
      throw invalidRequest(`Invalid Stripe API version: ${version}. It must be ${API_VERSION}.`);
    }
  });
  app.setErrorHandler<FastifyError | Refusal>((error, _request, reply) => {
    if (!(error instanceof Refusal) && (error.statusCode ?? 500) >= 500) console.error(error);
    return sendReply(reply, errorReply(error));
  });
  app.setNotFoundHandler((request, reply) => {
    const message = `Unrecognized request URL (${request.method}: ${request.url}).`;
    return reply.code(404).send({ error: { type: 'invalid_request_error', message } });
  });
  serveCalls(createServeCall(app, store, settings));
  serveAuthentication(app, store, settings);
  void app.register(async (scope) => serveControl(scope, store, settings), { prefix: '/control' });
  return app;
}

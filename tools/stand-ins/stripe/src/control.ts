/**
 * Routes below /control for tests: faults, disputes and failed refunds. A caller must have the secret key and be on
 * this machine, so that the routes cannot be used through a proxy in front of the stand-in.
 */
import type { FastifyInstance } from 'fastify';
import { Refusal } from './errors.js';
import { type Fault, type FaultOrder, FAULT_NAMES } from './faults.js';
import type { Settings } from './settings.js';
import { newId } from './objects.js';
import { closeDispute, DISPUTE_ENDINGS, failRefund, openDispute } from './reversals.js';
import { readSecretKey } from './serve.js';
import type { Store } from './store.js';
import { type Context, releaseDeliveries } from './webhooks.js';

const faultSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['fault'],
  properties: {
    fault: { enum: FAULT_NAMES },
    on: { type: 'string' },
    times: { type: 'integer', minimum: 1, nullable: true },
    ms: { type: 'integer', minimum: 0 },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    after: { type: 'boolean' },
    copies: { type: 'integer', minimum: 1, maximum: 1000 },
  },
};

interface IdRoute {
  Params: { id: string };
}

/** Registers the control routes. */
export function serveControl(app: FastifyInstance, store: Store, settings: Settings): void {
  const changeState = (work: (context: Context) => object): object =>
    store.transaction((tx) => work({ tx, settings, requestId: null, idempotencyKey: null }));

  app.addHook('onRequest', async (request) => {
    const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
    if (forwarded === undefined && readSecretKey(request.headers) === settings.secretKey) return;
    const message = 'The control calls are for this machine, with the secret key.';
    throw new Refusal(401, { type: 'invalid_request_error', message });
  });

  app.post<{ Body: FaultOrder }>('/faults', { schema: { body: faultSchema } }, ({ body }) => {
    const defaults = { on: '*', times: 1, ms: 200, status: 500, after: false, copies: 2 };
    const fault: Fault = { id: newId('fault'), ...defaults, ...body };
    store.transaction((tx) => tx.put('faults', fault));
    return fault;
  });

  app.delete('/faults', () =>
    changeState(({ tx }) => {
      for (const fault of tx.all('faults')) {
        tx.remove('faults', fault.id);
        releaseDeliveries(tx, fault);
      }
      return {};
    }),
  );

  app.post<IdRoute>('/charges/:id/dispute', ({ params }) => changeState((context) => openDispute(context, params.id)));

  app.post<IdRoute & { Body: { status: (typeof DISPUTE_ENDINGS)[number] } }>(
    '/disputes/:id/close',
    { schema: { body: { type: 'object', properties: { status: { enum: DISPUTE_ENDINGS } } } } },
    ({ params, body }) => changeState((context) => closeDispute(context, params.id, body.status)),
  );

  app.post<IdRoute>('/refunds/:id/fail', ({ params }) => changeState((context) => failRefund(context, params.id)));
}

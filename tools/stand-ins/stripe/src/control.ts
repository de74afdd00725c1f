/**
 * Orders for tests, below /control: faults, disputes, webhooks one by one. Only for callers on this
 * machine who hold the secret key, so that a proxy in front of the stand-in opens nothing.
 */
import type { FastifyInstance } from 'fastify';
import { keyOf } from './access.js';
import { release } from './deliveries.js';
import { closeDispute, type Ending, endings, openDispute } from './disputes.js';
import { noSuch, Refusal, unauthorised } from './errors.js';
import { newId } from './ids.js';
import { faultNames, type Mode } from './modes.js';
import { failRefund } from './refunds.js';
import type { Settings } from './settings.js';
import type { Store, Transaction } from './store.js';
import type { WebhookSender } from './webhooks.js';

/** The order of a fault; what is left out has the value given here. */
export type ModeOrder = Pick<Mode, 'fault'> & Partial<Omit<Mode, 'id' | 'fault'>>;

const number = (least: number, most: number) => ({
  type: 'integer',
  minimum: least,
  maximum: most,
});

const modeSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['fault'],
  properties: {
    fault: { type: 'string', enum: faultNames },
    on: { type: 'string' },
    times: { ...number(1, 1_000_000), nullable: true },
    ms: number(0, 86_400_000),
    status: number(400, 599),
    after: { type: 'boolean' },
    remembered: { type: 'boolean' },
    retryAfter: number(0, 3600),
    copies: number(1, 1000),
  },
};

function newMode(order: ModeOrder): Mode {
  const { status = 500, after = false } = order;
  return {
    id: newId('mode'),
    on: '*',
    times: order.fault === 'pause' ? null : 1,
    ms: 200,
    retryAfter: 1,
    copies: 2,
    remembered: status === 500,
    ...order,
    status,
    after,
  };
}

function removeMode(tx: Transaction, mode: Mode, now: Date): void {
  tx.remove('modes', mode.id);
  release(tx, mode, now);
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

/** Serves the control calls. */
export function serveControl(
  app: FastifyInstance,
  store: Store,
  settings: Settings,
  webhooks: WebhookSender,
): void {
  const contextOf = (tx: Transaction) => ({
    tx,
    now: settings.now(),
    settings,
    secret: true,
    requestId: null,
    idempotencyKey: null,
  });

  app.addHook('onRequest', async (request) => {
    const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
    const isLocal = isLoopback(request.socket.remoteAddress ?? '') && forwarded === undefined;
    if (isLocal && keyOf(request.headers) === settings.secretKey) return;
    throw unauthorised('The control calls are for this machine, with the secret key.');
  });

  app.get('/modes', () => ({ data: store.all('modes') }));

  app.post<{ Body: ModeOrder }>('/modes', { schema: { body: modeSchema } }, (request) => {
    const mode = newMode(request.body);
    store.transaction((tx) => tx.put('modes', mode));
    return mode;
  });

  app.delete('/modes', () => {
    store.transaction((tx) => {
      for (const mode of tx.all('modes')) removeMode(tx, mode, settings.now());
    });
    return { data: [] };
  });

  app.delete<{ Params: { id: string } }>('/modes/:id', (request) =>
    store.transaction((tx) => {
      const mode = tx.get('modes', request.params.id);
      if (mode === undefined) throw noSuch('mode', request.params.id, 'id');
      removeMode(tx, mode, settings.now());
      return mode;
    }),
  );

  app.post<{ Params: { id: string } }>('/charges/:id/dispute', (request) =>
    store.transaction((tx) => openDispute(contextOf(tx), request.params.id)),
  );

  app.post<{ Params: { id: string }; Body: { status: Ending } }>(
    '/disputes/:id/close',
    {
      schema: {
        body: {
          type: 'object',
          required: ['status'],
          properties: { status: { type: 'string', enum: endings } },
        },
      },
    },
    (request) =>
      store.transaction((tx) =>
        closeDispute(contextOf(tx), request.params.id, request.body.status),
      ),
  );

  app.post<{ Params: { id: string } }>('/refunds/:id/fail', (request) =>
    store.transaction((tx) => failRefund(contextOf(tx), request.params.id)),
  );

  app.get('/deliveries', () => ({ data: store.all('deliveries') }));

  app.post<{ Params: { id: string }; Body: { copies?: number } | null }>(
    '/events/:id/send',
    {
      schema: {
        body: { type: 'object', nullable: true, properties: { copies: number(1, 1000) } },
      },
    },
    async (request) => {
      const event = store.all('events').find((each) => each.id === request.params.id);
      if (event === undefined) throw noSuch('event', request.params.id, 'id');
      if (settings.webhookUrl === null) throw new Refusal(400, noWebhook);
      const copies = Array.from({ length: request.body?.copies ?? 1 }, () => webhooks.send(event));
      return { statuses: await Promise.all(copies) };
    },
  );
}

const noWebhook = {
  type: 'invalid_request_error',
  message: 'The stand-in was started without a webhook.',
} as const;

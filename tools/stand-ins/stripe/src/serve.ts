/** Handles calls: parses them, produces the faults that tests ordered, applies idempotency keys, and sends replies. */
import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Ajv, type ErrorObject } from 'ajv';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { type ErrorBody, invalidRequest, Refusal } from './errors.js';
import type { Fault } from './faults.js';
import type { Settings } from './settings.js';
import type { Store, StoredReply, Transaction } from './store.js';
import { type Context, takeFault } from './webhooks.js';

export type Form = Record<string, unknown>;

export interface ApiCallDefinition<F extends Form> {
  /** The name of the call in Stripe's SDK, such as `payment_intents.create`, by which tests order faults for it. */
  name: string;
  method: 'GET' | 'POST';
  /** The path of the call, with `:id` for the identifier of an object. */
  path: string;
  /** True if browsers may make the call. They use a publishable key and the intent's client secret. */
  browser?: true;
  /** JSON schemas of the parameters; any other parameter is rejected as unknown. */
  accepts: Record<keyof F, object>;
  required?: (keyof F & string)[];
  run(context: Context, form: F, id: string): object;
}

type Reply = Pick<StoredReply, 'status' | 'body'> & { headers?: Record<string, string> };

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns a function that registers a call. The changes of a call are stored together with its reply, which a repeated
 * call with the same idempotency key gets again.
 */
export function createServeCall(app: FastifyInstance, store: Store, settings: Settings) {
  const keysInUse = new Set<string>();
  // All values of a form are texts; Ajv converts them to the types in the schema.
  const ajv = new Ajv({ coerceTypes: true });

  return function serve<F extends Form>(call: ApiCallDefinition<F>): void {
    const isValid = ajv.compile<F>({
      type: 'object',
      additionalProperties: false,
      properties: call.accepts,
      required: call.required ?? [],
    });
    app.route<{ Params: { id?: string }; Querystring: Form; Body: Form | undefined }>({
      method: call.method,
      url: call.path,
      handler: async (request, reply) => {
        // Stripe.js sends its key as a form field when it cannot set a header.
        const { key, ...form } = { ...request.query, ...request.body };
        checkKey(settings, call.browser, readSecretKey(request.headers) ?? String(key));
        if (!isValid(form)) throw createInvalidFormRefusal(isValid.errors);
        settings.onCall?.({ name: call.name, parameters: flattenForm(form) });
        const fault = store.transaction((tx) => takeFault(tx, 'call', call.name));
        const header = request.headers['idempotency-key'];
        const idempotencyKey = typeof header === 'string' ? header : null;
        const repliesByKey = storedReplies(settings, idempotencyKey, `${request.url} ${JSON.stringify(form)}`);
        if (idempotencyKey !== null) {
          if (keysInUse.has(idempotencyKey)) throw createKeyInUseRefusal(idempotencyKey);
          keysInUse.add(idempotencyKey);
        }
        try {
          if (fault?.fault === 'latency') await sleep(fault.ms);
          const replyInTransaction = store.transaction((tx): Reply => {
            const earlierReply = repliesByKey.get(tx);
            if (earlierReply) return { ...earlierReply, headers: { 'idempotent-replayed': 'true' } };
            const error = fault?.fault === 'error' ? errorReply(orderedError(fault)) : undefined;
            // As at Stripe, a reply with status 500 is stored too, so that a repeated call with the same idempotency
            // key gets it again.
            const isRemembered = error?.status === 500;
            if (error && !fault?.after) {
              if (isRemembered) repliesByKey.put(tx, error);
              return error;
            }
            const context = { tx, settings, requestId: request.id, idempotencyKey };
            const done = runCall(() => call.run(context, form, request.params.id ?? ''));
            repliesByKey.put(tx, isRemembered ? error : done);
            return error ?? done;
          });
          if (fault?.fault !== 'hang-up') return sendReply(reply, replyInTransaction);
          reply.hijack();
          request.raw.socket.destroy();
          return reply;
        } finally {
          if (idempotencyKey !== null) keysInUse.delete(idempotencyKey);
        }
      },
    });
  };
}

/** Returns the parameters of a form by their names in Stripe's bracket notation. */
const flattenForm = (form: object, prefix = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([key, value]: [string, unknown]) => {
      const name = prefix === '' ? key : `${prefix}[${key}]`;
      return typeof value === 'object' && value !== null
        ? Object.entries(flattenForm(value, name))
        : [[name, String(value)]];
    }),
  );

export type ServeCall = ReturnType<typeof createServeCall>;

/**
 * Returns functions that get and store the reply to the request with an idempotency key. A stored reply is repeated for
 * 24 hours.
 */
function storedReplies({ secretKey }: Settings, key: string | null, request: string) {
  // A keyed hash, because a plain one could reveal a card number in the request.
  const fingerprint = createHmac('sha256', secretKey).update(request).digest('hex');
  return {
    get(tx: Transaction): Reply | undefined {
      const found = key === null ? undefined : tx.get('replies', key);
      if (!found || found.at < Date.now() - DAY_MS) return undefined;
      if (found.fingerprint === fingerprint) return found;
      const message = `The idempotency key ${key} was first used with other parameters.`;
      throw new Refusal(400, { type: 'idempotency_error', message });
    },
    put(tx: Transaction, { status, body }: Reply): void {
      if (key !== null) tx.put('replies', { id: key, fingerprint, at: Date.now(), status, body });
    },
  };
}

function createKeyInUseRefusal(key: string): Refusal {
  const message = `Another request with the idempotency key ${key} is still being worked on.`;
  return new Refusal(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message });
}

/**
 * Runs a call and returns its reply. Turns a {@link Refusal}, as for a declined card, into an error reply, so that the
 * transaction stores the changes of the call.
 */
function runCall(work: () => object): Reply {
  try {
    return { status: 200, body: work() };
  } catch (error) {
    if (error instanceof Refusal) return errorReply(error);
    throw error;
  }
}

function orderedError({ status }: Fault): Refusal {
  const type = status >= 500 ? 'api_error' : 'invalid_request_error';
  const code = status === 409 ? 'lock_timeout' : status === 429 ? 'rate_limit' : undefined;
  const headers: Record<string, string> = status === 429 || status === 503 ? { 'retry-after': '1' } : {};
  return new Refusal(status, { type, code, message: 'Something went wrong at our end.' }, headers);
}

/** Returns the API key of a request, from its bearer token. */
export function readSecretKey({ authorization = '' }: IncomingHttpHeaders): string | undefined {
  return /^bearer (.*)$/i.exec(authorization)?.[1];
}

function checkKey(settings: Settings, browser: boolean | undefined, key: string): void {
  if (key === settings.secretKey) return;
  if (key !== settings.publishableKey) {
    throw new Refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
  }
  if (browser) return;
  const message = 'This call needs a secret key; a publishable one was given.';
  throw new Refusal(403, { type: 'invalid_request_error', code: 'secret_key_required', message });
}

export function errorReply(error: FastifyError | Refusal): Reply {
  if (error instanceof Refusal) {
    return { status: error.status, body: { error: error.body }, headers: { ...error.headers } };
  }
  const status = error.statusCode ?? 500;
  const body: ErrorBody =
    status >= 500
      ? { type: 'api_error', message: 'Something went wrong at our end.' }
      : { type: 'invalid_request_error', message: error.message };
  return { status, body: { error: body } };
}

/** Returns an error with status 400 that names the rejected parameter, with Stripe's error code. */
function createInvalidFormRefusal(errors: ErrorObject[] | null | undefined): Refusal {
  const { instancePath = '', keyword = '', params = {}, message } = errors?.[0] ?? {};
  const path = instancePath.split('/').slice(1);
  if (keyword === 'additionalProperties') path.push(String(params['additionalProperty']));
  if (keyword === 'required') path.push(String(params['missingProperty']));
  const [name = '', ...inner] = path;
  const param = name + inner.map((step) => `[${step}]`).join('');
  const codes: Record<string, string> = {
    additionalProperties: 'parameter_unknown',
    required: 'parameter_missing',
  };
  return invalidRequest(`Invalid ${param}: it ${message}.`, { code: codes[keyword], param });
}

export function sendReply(reply: FastifyReply, { status, body, headers = {} }: Reply): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}

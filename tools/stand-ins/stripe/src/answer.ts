/** One call from its key to its reply: access, ordered faults, idempotency, then the work itself. */
import { setTimeout as sleep } from 'node:timers/promises';
import { checkAccess } from './access.js';
import type { Call } from './calls.js';
import { InvalidParameter, Refusal } from './errors.js';
import { fingerprint, keptReply, keyInUse, type Asked } from './idempotency.js';
import type { Mode } from './modes.js';
import { strike } from './strike.js';
import type { Settings } from './settings.js';
import type { Store, Transaction } from './store.js';

export interface Request {
  id: string;
  apiKey: string | undefined;
  idempotencyKey: string | undefined;
  /** The path as called, and the identifier in it. */
  path: string;
  target: string;
  form: Record<string, unknown>;
}

export interface Reply {
  status: number;
  body: object;
  headers: Record<string, string>;
}

/** Instead of a reply: the request is left open for ever, or its connection closed. */
export type NoReply = 'silence' | 'hang-up';

const ordered: Readonly<Record<number, { code: string; message: string }>> = {
  409: { code: 'lock_timeout', message: 'Another request is working on this object.' },
  429: { code: 'rate_limit', message: 'Too many requests.' },
};

function orderedError({ status, retryAfter }: Mode): Refusal {
  const type = status >= 500 ? 'api_error' : 'invalid_request_error';
  const words = ordered[status] ?? { message: 'Something went wrong at our end.' };
  const headers: Record<string, string> = {};
  if (status === 429 || status === 503) headers['retry-after'] = String(retryAfter);
  return new Refusal(status, { type, ...words }, headers);
}

function replyOf(refusal: Refusal): Reply {
  return { status: refusal.status, body: { error: refusal.body }, headers: { ...refusal.headers } };
}

/** Answers calls, each worked on in one change together with the reply kept for its key. */
export class Answerer {
  readonly #inUse = new Set<string>();

  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
  ) {}

  /** Never throws a {@link Refusal}: that is a reply too. */
  async answer(call: Call, request: Request): Promise<Reply | NoReply> {
    try {
      return await this.#answer(call, request);
    } catch (error) {
      if (error instanceof Refusal) return replyOf(error);
      throw error;
    }
  }

  async #answer(call: Call, request: Request): Promise<Reply | NoReply> {
    const secret = checkAccess(this.settings, call, request.apiKey);
    const mode = this.store.transaction((tx) => strike(tx, 'call', call.name));
    const key = call.method === 'POST' ? request.idempotencyKey : undefined;
    if (key === undefined) return this.#work(call, request, secret, mode, undefined);
    // Browsers and servers that use the same key do not share it.
    const scoped = `${secret ? 'server' : 'browser'} ${key}`;
    if (this.#inUse.has(scoped)) throw keyInUse(key);
    this.#inUse.add(scoped);
    try {
      const { path, form } = request;
      const asked = { key: scoped, method: call.method, path, form };
      return await this.#work(call, request, secret, mode, asked);
    } finally {
      this.#inUse.delete(scoped);
    }
  }

  async #work(
    call: Call,
    request: Request,
    secret: boolean,
    mode: Mode | undefined,
    asked: Asked | undefined,
  ): Promise<Reply | NoReply> {
    if (mode?.fault === 'latency') await sleep(mode.ms);
    const now = this.settings.now();
    const keep = (tx: Transaction, { status, body }: Reply) => {
      if (asked === undefined) return;
      const fixed = fingerprint(this.settings, asked);
      const at = now.getTime();
      tx.put('kept_replies', {
        id: asked.key,
        fingerprint: fixed,
        at,
        requestId: request.id,
        status,
        body,
      });
    };
    const reply = this.store.transaction((tx): Reply => {
      const kept = asked && keptReply({ tx, now, settings: this.settings }, asked);
      if (kept !== undefined) {
        const headers = { 'idempotent-replayed': 'true', 'original-request': kept.requestId };
        return { status: kept.status, body: kept.body, headers };
      }
      const error = mode?.fault === 'error' ? replyOf(orderedError(mode)) : undefined;
      if (error !== undefined && !mode?.after) {
        if (mode?.remembered) keep(tx, error);
        return error;
      }
      const run = call.prepare(request.form);
      const idempotencyKey = request.idempotencyKey ?? null;
      const { settings } = this;
      const context = { tx, now, settings, secret, requestId: request.id, idempotencyKey };
      const done = outcome(() => run(context, request.target));
      keep(tx, error !== undefined && mode?.remembered ? error : done);
      return error ?? done;
    });
    if (mode?.fault === 'timeout') return 'silence';
    return mode?.fault === 'hang-up' ? 'hang-up' : reply;
  }
}

/** A refused card is an outcome like a paid one: its changes are stored. Those of a malformed call are not. */
function outcome(work: () => object): Reply {
  try {
    return { status: 200, body: work(), headers: {} };
  } catch (error) {
    if (error instanceof Refusal && !(error instanceof InvalidParameter)) return replyOf(error);
    throw error;
  }
}

import OpenAI, { APIConnectionError, APIError } from 'openai';
import type { ModelConfig } from '../../../../config/config.js';
import { runInSpan } from '../../../../platform/tracing/tracing.js';
import { fetchBounded } from './bounded-fetch.js';
import {
  toRequestBody,
  type RequestForm,
  chooseInitialForm,
  adaptForm,
  type ModelRequest,
  intersectForms,
} from './call-form.js';
import { readProperty } from '@bearings/contracts';
import { ModelError, type ModelFault, readTextAt } from '@bearings/report-composer';
import { type ModelUsage, parseReply, readText, readUsage } from './read-reply.js';

/**
 * Function that is called after each call of the model, with its outcome and usage; the usage is null if the server
 * reports none.
 */
export type OnModelCall = (outcome: ModelFault | 'ok' | 'aborted', usage: ModelUsage | null) => void;

/** HTTP statuses after which a request in another form may succeed. */
const OTHER_FORM_STATUSES: ReadonlySet<number> = new Set([400, 422]);
/** HTTP statuses that another attempt does not change: wrong key, no access to the model, unknown model or address. */
const REFUSED_STATUSES: ReadonlySet<number> = new Set([401, 403, 404]);

/**
 * Calls a server with the chat completions interface. Calls are limited in time and length. Once the server has
 * rejected an option by name, later calls omit it.
 */
export class ChatClient {
  private readonly client: OpenAI;
  /** The form of the next request, without the options that the server has rejected. */
  form: RequestForm;
  /**
   * The running call that searches for the form that the server supports; other calls wait for it. Null if there is
   * none.
   */
  private search: Promise<unknown> | null = null;

  constructor(
    private readonly config: ModelConfig,
    private readonly onCall: OnModelCall,
  ) {
    this.form = chooseInitialForm(config.name);
    this.client = new OpenAI({
      apiKey: config.apiKey,
      baseURL: config.baseUrl,
      timeout: config.timeoutMs,
      // The SDK does not retry, since the model writer does.
      maxRetries: 0,
      fetch: fetchBounded,
      // Redirects are not followed, so that the facts are sent to no other server than the configured one.
      fetchOptions: { redirect: 'manual' },
      // Without these options, the SDK would read environment variables and log answers that it cannot parse.
      organization: null,
      project: null,
      logLevel: 'off',
    });
  }

  /**
   * Sends a request and returns the answer's text. The deadline applies to this call only. Throws a {@link
   * ModelError}, or the reason of `signal` if that aborts.
   */
  send(request: ModelRequest, signal: AbortSignal): Promise<string> {
    const attributes = {
      'gen_ai.operation.name': 'chat',
      'gen_ai.request.model': this.config.name,
    };
    const sendCall = () => this.sendInForm(request, signal);
    return runInSpan('chat', { kind: 'CLIENT', attributes }, sendCall);
  }

  private async sendInForm(request: ModelRequest, signal: AbortSignal, isSearching = false): Promise<string> {
    const { form } = this;
    let usage: ModelUsage | null = null;
    try {
      const reply = await this.receive(toRequestBody(this.config.name, request, form), signal);
      usage = readUsage(reply);
      const text = readText(reply);
      this.onCall('ok', usage);
      return text;
    } catch (error) {
      const isError = error instanceof ModelError;
      this.onCall(isError ? error.fault : 'aborted', usage);
      const nextForm = isError && error.fault === 'rejected' ? adaptForm(form, error.message) : null;
      if (nextForm === null) throw error;
      this.form = intersectForms(this.form, nextForm);
      return isSearching ? this.sendInForm(request, signal, true) : this.sendAgain(request, signal);
    }
  }

  /**
   * Sends a rejected request again. One call tries forms with fewer and fewer options until the server accepts a form.
   * Parallel calls wait for that call, so that few calls are rejected.
   */
  private async sendAgain(request: ModelRequest, signal: AbortSignal): Promise<string> {
    if (this.search !== null) {
      await this.search;
      return this.sendInForm(request, signal);
    }
    const found = this.sendInForm(request, signal, true);
    this.search = Promise.allSettled([found]).then(() => (this.search = null));
    return found;
  }

  private async receive(body: ReturnType<typeof toRequestBody>, signal: AbortSignal): Promise<unknown> {
    // The SDK's timeout covers only the response headers; this one also covers the body.
    const timeout = AbortSignal.timeout(this.config.timeoutMs);
    try {
      const reply: unknown = await this.client.chat.completions.create(body, {
        signal: AbortSignal.any([signal, timeout]),
      });
      // The SDK returns a body as text if its content type is not JSON.
      return typeof reply === 'string' ? parseReply(reply) : reply;
    } catch (error) {
      signal.throwIfAborted();
      throw toModelError(error, timeout.aborted);
    }
  }
}

/**
 * Returns a model error without the provider's text, because that text may quote the API key. Returns other errors
 * unchanged.
 */
function toModelError(error: unknown, timedOut: boolean): unknown {
  if (timedOut) return new ModelError('timeout', 'the answer was not complete in time');
  if (error instanceof ModelError) return error;
  const cause = readProperty(error, 'cause');
  if (cause instanceof ModelError) return cause;
  if (error instanceof APIConnectionError) return new ModelError('failed', 'no connection');
  if (error instanceof APIError) return createStatusError(error);
  const name = readTextAt(error, 'name');
  if (name === 'SyntaxError') return new ModelError('malformed', 'the reply is not JSON');
  if (name === 'TypeError') return new ModelError('failed', 'the connection broke');
  return error;
}

function createStatusError(error: unknown): ModelError {
  const status = Number(readProperty(error, 'status'));
  const [code, type] = [readTextAt(error, 'code'), readTextAt(error, 'type')];
  const wait = readRetryAfterMs(readProperty(error, 'headers'));
  const pause = wait > 0 ? `, ${Math.ceil(wait / 1_000)} s to wait` : '';
  const details = `status ${status}, code ${code || type || 'none'}${pause}`;
  const isQuota = code === 'insufficient_quota' || type === 'insufficient_quota';
  if (isQuota || REFUSED_STATUSES.has(status)) return new ModelError('refused', details);
  if (status === 429) return new ModelError('rate_limited', details, wait);
  if (OTHER_FORM_STATUSES.has(status)) {
    const names = listOptionNames(`${readTextAt(error, 'message')} ${readTextAt(error, 'param')}`);
    return new ModelError('rejected', `${details}: ${names}`);
  }
  return new ModelError(status >= 400 && status < 500 ? 'rejected' : 'failed', details, wait);
}

/**
 * Returns only the option names in a server's message, because other parts of it may quote the facts or the API key.
 */
function listOptionNames(message: string): string {
  const names = message.match(/\b(?:max_\w*tokens|response_format|json_\w+|reasoning\w*)\b/gi) ?? [];
  return [...new Set(names)].join(', ') || 'no option is named';
}

/** Returns how long a reply asks us to wait, whether given in milliseconds, in seconds or as a date. */
function readRetryAfterMs(headers: unknown): number {
  if (!(headers instanceof Headers)) return 0;
  const ms = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(ms)) return ms;
  const after = headers.get('retry-after') ?? '';
  const seconds = after === '' ? 0 : Number(after);
  if (Number.isFinite(seconds)) return seconds * 1_000;
  return Math.max(0, Date.parse(after) - Date.now()) || 0;
}

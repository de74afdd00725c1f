import OpenAI, { APIConnectionError, APIError } from 'openai';
import type {
  ChatCompletionCreateParamsStreaming,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions';
import type { ModelConfig } from '../../../../config/config.js';
import { inSpan } from '../../../../platform/tracing/tracing.js';
import { ModelError, type ModelFault } from './model.errors.js';

/** A part of a report has up to 6,000 characters; an endless answer is cut off. */
const MAX_CHARACTERS = 30_000;
/** Includes reasoning tokens. */
const MAX_TOKENS = 8_000;

/** The content of one model call. */
export interface ModelRequest {
  instructions: string;
  /** JSON. */
  facts: string;
  /** The texts of an earlier answer that may not be shown, as JSON, and what was wrong with them. */
  repair: { texts: string; faults: string } | null;
  /** Strict JSON schema of the answer. */
  schema: Record<string, unknown>;
}

/** Tokens of one call, as its server counted them. */
export interface ModelUsage {
  input: number;
  output: number;
}

/** Called after each call; `outcome` is ok or the fault. Usage is null where the server states none. */
export type OnModelCall = (
  outcome: ModelFault | 'ok' | 'aborted',
  usage: ModelUsage | null,
) => void;

/** Calls a server with the chat completions interface: streamed, limited in time and length. */
export class ChatClient {
  private readonly client: OpenAI;

  constructor(
    private readonly config: ModelConfig,
    private readonly onCall: OnModelCall,
  ) {
    this.client = new OpenAI({
      apiKey: config.apiKey,
      baseURL: config.baseUrl,
      timeout: config.timeoutMs,
      // The model writer calls again.
      maxRetries: 0,
      // The facts go to the configured server and to no other.
      fetchOptions: { redirect: 'error' },
      // Without these the SDK reads the environment, and logs answers that it cannot parse.
      organization: null,
      project: null,
      logLevel: 'off',
    });
  }

  /**
   * Sends a request and returns the whole answer. The deadline is that of this call alone. Throws a
   * {@link ModelError}, or the reason of `signal` when that aborts.
   */
  send(request: ModelRequest, signal: AbortSignal): Promise<string> {
    const attributes = {
      'gen_ai.operation.name': 'chat',
      'gen_ai.request.model': this.config.name,
    };
    const call = () => this.sendOnce(request, signal);
    return inSpan('chat', { kind: 'CLIENT', attributes }, call);
  }

  private async sendOnce(request: ModelRequest, signal: AbortSignal): Promise<string> {
    const answer = new StreamedAnswer();
    try {
      const text = await this.receive(request, answer, signal);
      this.onCall('ok', answer.usage);
      return text;
    } catch (error) {
      this.onCall(error instanceof ModelError ? error.fault : 'aborted', answer.usage);
      throw error;
    }
  }

  private async receive(
    request: ModelRequest,
    answer: StreamedAnswer,
    signal: AbortSignal,
  ): Promise<string> {
    // The SDK's timeout covers the response headers only; this one covers the body too.
    const timeout = AbortSignal.timeout(this.config.timeoutMs);
    try {
      const stream = await this.client.chat.completions.create(this.bodyOf(request), {
        signal: AbortSignal.any([signal, timeout]),
      });
      for await (const chunk of stream) answer.add(chunk);
    } catch (error) {
      signal.throwIfAborted();
      throw toModelError(error, timeout.aborted);
    }
    // A stream that is aborted ends without an error.
    signal.throwIfAborted();
    if (timeout.aborted) throw toModelError(timeout.reason, true);
    return answer.complete();
  }

  private bodyOf(request: ModelRequest): ChatCompletionCreateParamsStreaming {
    return {
      model: this.config.name,
      stream: true,
      stream_options: { include_usage: true },
      max_completion_tokens: MAX_TOKENS,
      messages: [
        { role: 'system', content: request.instructions },
        { role: 'user', content: request.facts },
        ...(request.repair === null ? [] : repairMessages(request.repair)),
      ],
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'career_report', strict: true, schema: request.schema },
      },
    };
  }
}

function repairMessages({
  texts,
  faults,
}: NonNullable<ModelRequest['repair']>): ChatCompletionMessageParam[] {
  return [
    { role: 'assistant', content: texts },
    { role: 'user', content: faults },
  ];
}

/** Collects the chunks of one answer. */
class StreamedAnswer {
  private text = '';
  usage: ModelUsage | null = null;
  private refused = false;
  private finishReason: string | null = null;

  /** Adds one chunk. Any field may be missing: servers differ in what they send. */
  add(chunk: Partial<OpenAI.ChatCompletionChunk>): void {
    if (chunk.usage) {
      this.usage = { input: chunk.usage.prompt_tokens, output: chunk.usage.completion_tokens };
    }
    const choice = chunk.choices?.[0];
    if (!choice) return;
    this.finishReason = choice.finish_reason ?? this.finishReason;
    this.refused ||= Boolean(choice.delta?.refusal);
    const more = choice.delta?.content;
    if (!more) return;
    this.text += more;
    if (this.text.length > MAX_CHARACTERS) {
      throw new ModelError('unfit', 'the answer is too long');
    }
  }

  /** Returns the whole text. Throws a {@link ModelError} when the model refused or did not finish. */
  complete(): string {
    if (this.refused) throw new ModelError('unfit', 'the model refused to answer');
    if (this.finishReason !== 'stop') {
      throw new ModelError('incomplete', `finish_reason is ${this.finishReason ?? 'missing'}`);
    }
    return this.text;
  }
}

/** Returns a model error without the provider's message, which may quote the key. Returns other errors unchanged. */
function toModelError(error: unknown, timedOut: boolean): unknown {
  if (timedOut) return new ModelError('timeout', 'the answer was not complete in time');
  if (error instanceof APIConnectionError) return new ModelError('failed', 'no connection');
  if (error instanceof APIError) return statusError(error);
  const name =
    typeof error === 'object' && error !== null ? String(Reflect.get(error, 'name')) : '';
  if (name === 'SyntaxError') return new ModelError('malformed', 'the stream is not JSON');
  if (name === 'TypeError') return new ModelError('failed', 'the connection broke');
  return error;
}

function statusError({
  status,
  code,
  type,
}: {
  status: unknown;
  code?: string | null;
  type?: string;
}): ModelError {
  const details = `status ${typeof status === 'number' ? status : 'unknown'}, code ${code ?? type ?? 'none'}`;
  if (status === 401 || status === 403) return new ModelError('refused', details);
  if (code === 'insufficient_quota' || type === 'insufficient_quota') {
    return new ModelError('refused', details);
  }
  return new ModelError(status === 429 ? 'rate_limited' : 'failed', details);
}

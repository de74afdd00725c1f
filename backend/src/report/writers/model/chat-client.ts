import OpenAI, { APIConnectionError, APIError } from 'openai';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import type { ModelConfig } from '../../../config/config.js';
import { ModelError } from './model.errors.js';

/** A report has some 15,000 characters; an answer that goes on and on is cut off. */
const MOST_CHARACTERS = 60_000;
/** Thinking included, where a model does that. */
const MOST_TOKENS = 12_000;

export interface Question {
  instructions: string;
  /** JSON. */
  facts: string;
  /** The answer's shape, as a strict JSON schema. */
  schema: Record<string, unknown>;
}

/** One call of a server that speaks the chat completions interface, streamed and bounded. */
export class ChatClient {
  private readonly client: OpenAI;

  constructor(private readonly config: ModelConfig) {
    this.client = new OpenAI({
      apiKey: config.apiKey,
      baseURL: config.baseUrl,
      timeout: config.timeoutMs,
      // The report's job owns tries and back-off.
      maxRetries: 0,
      // Else the SDK would read the environment, and log what it cannot read.
      organization: null,
      project: null,
      logLevel: 'off',
    });
  }

  /**
   * The whole answer. `onText` gets what has come so far.
   * Throws {@link ModelError}, or the reason of `signal` when that stops it.
   */
  async ask(
    question: Question,
    signal: AbortSignal,
    onText: (text: string) => Promise<void>,
  ): Promise<string> {
    // The SDK's time-out ends with the answer's head: a slow body needs one of its own.
    const late = AbortSignal.timeout(this.config.timeoutMs);
    const answer = new Answer(onText);
    try {
      const stream = await this.client.chat.completions.create(this.request(question), {
        signal: AbortSignal.any([signal, late]),
      });
      for await (const chunk of stream) await answer.add(chunk);
    } catch (error) {
      signal.throwIfAborted();
      throw faultOf(error, late.aborted);
    }
    // A stream that is aborted ends without an error.
    signal.throwIfAborted();
    if (late.aborted) throw faultOf(late.reason, true);
    return answer.whole();
  }

  private request(question: Question): ChatCompletionCreateParamsStreaming {
    return {
      model: this.config.name,
      stream: true,
      max_completion_tokens: MOST_TOKENS,
      messages: [
        { role: 'system', content: question.instructions },
        { role: 'user', content: question.facts },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'career_report', strict: true, schema: question.schema },
      },
    };
  }
}

/** An answer as it comes in. */
class Answer {
  private text = '';
  private refused = false;
  private ending: string | null = null;

  constructor(private readonly onText: (text: string) => Promise<void>) {}

  /** Servers differ in what they leave out of a chunk. */
  async add(chunk: Partial<OpenAI.ChatCompletionChunk>): Promise<void> {
    const choice = chunk.choices?.[0];
    if (!choice) return;
    this.ending = choice.finish_reason ?? this.ending;
    this.refused ||= Boolean(choice.delta?.refusal);
    const more = choice.delta?.content;
    if (!more) return;
    this.text += more;
    if (this.text.length > MOST_CHARACTERS) throw new ModelError('unfit', 'it goes on and on');
    await this.onText(this.text);
  }

  whole(): string {
    if (this.refused) throw new ModelError('unfit', 'the model would not answer');
    if (this.ending !== 'stop') {
      throw new ModelError('incomplete', `finish_reason is ${this.ending ?? 'missing'}`);
    }
    return this.text;
  }
}

/** Errors of the caller's own pass as they are; the provider's words are left out, they may quote the key. */
function faultOf(error: unknown, late: boolean): unknown {
  if (late) return new ModelError('timeout', 'no whole answer in time');
  if (error instanceof APIConnectionError) return new ModelError('failed', 'no connection');
  if (error instanceof APIError) return faultOfStatus(error);
  const name =
    typeof error === 'object' && error !== null ? String(Reflect.get(error, 'name')) : '';
  if (name === 'SyntaxError') return new ModelError('malformed', 'the stream is no JSON');
  if (name === 'TypeError') return new ModelError('failed', 'the connection broke');
  return error;
}

function faultOfStatus({ status, code, type }: APIError): ModelError {
  const told = `status ${status ?? 'unknown'}, code ${code ?? type ?? 'none'}`;
  if (status === 401 || status === 403) return new ModelError('refused', told);
  if (code === 'insufficient_quota' || type === 'insufficient_quota') {
    return new ModelError('refused', told);
  }
  return new ModelError(status === 429 ? 'rate_limited' : 'failed', told);
}

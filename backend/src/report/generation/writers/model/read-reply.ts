import { readProperty } from '@bearings/contracts';
import { ModelError, readTextAt } from '@bearings/report-composer';

/** Numbers of tokens of one call, as the server counted them. */
export interface ModelUsage {
  input: number;
  output: number;
}

/**
 * Parses a reply whose content type is not JSON. Some servers send server-sent events that nobody asked for. Throws a
 * {@link ModelError} for a web page, and a SyntaxError for other text.
 */
export function parseReply(body: string): unknown {
  const text = body.trim();
  if (text.startsWith('<')) throw new ModelError('foreign', 'the reply is a web page');
  return /^(?:data|event|id|retry)?:/.test(text) ? joinEvents(text) : JSON.parse(text);
}

/** Returns the reply that server-sent events make up together. */
function joinEvents(text: string): unknown {
  const chunks = text
    .split(/\r?\n/)
    .flatMap((line) => /^data:\s*(\{.*)$/.exec(line)?.[1] ?? [])
    .map((data): unknown => JSON.parse(data));
  const choices = chunks.map((chunk) => readProperty(readProperty(chunk, 'choices'), '0'));
  const deltas = choices.map((choice) => readProperty(choice, 'delta') ?? readProperty(choice, 'message'));
  const finishReason = choices.map((choice) => readTextAt(choice, 'finish_reason')).find((reason) => reason !== '');
  return {
    choices: [
      {
        message: {
          content: deltas.map((delta) => readContent(delta) ?? '').join(''),
          refusal: deltas.map((delta) => readTextAt(delta, 'refusal')).join(''),
          function_call: { arguments: deltas.map(readArguments).join('') },
        },
        finish_reason: finishReason,
      },
    ],
    usage: chunks.map((chunk) => readProperty(chunk, 'usage')).findLast((usage) => usage),
  };
}

/** Returns the text of a reply. Servers differ in what they send, so any field may be missing. */
export function readText(reply: unknown): string {
  const choice = readProperty(readProperty(reply, 'choices'), '0');
  const message = readProperty(choice, 'message');
  const finishReason = readTextAt(choice, 'finish_reason').toLowerCase();
  if (readProperty(message, 'refusal') || finishReason === 'content_filter') {
    throw new ModelError('declined', 'the model refused to answer');
  }
  if (finishReason === 'length' || finishReason === 'max_tokens') {
    throw new ModelError('cut_off', 'the answer had no room to end');
  }
  const text = readContent(message);
  // Some servers answer a call for JSON with the arguments of a function instead of a text.
  const written = text === null || text.trim() === '' ? readArguments(message) : text;
  if (written !== '') return written;
  if (text === null) throw new ModelError('malformed', 'the reply has no text');
  throw new ModelError('declined', 'the answer is empty');
}

/** Returns the content of a message, which may be a list of parts; null if it has none. */
function readContent(message: unknown): string | null {
  const content = readProperty(message, 'content');
  if (typeof content === 'string') return content;
  return Array.isArray(content) ? content.map((part: unknown) => readTextAt(part, 'text')).join('') : null;
}

/** Returns the arguments of the first function that a message calls, as JSON; empty if there is none. */
function readArguments(message: unknown): string {
  const call = readProperty(readProperty(readProperty(message, 'tool_calls'), '0'), 'function');
  const source = call ?? readProperty(message, 'function_call');
  const given = readProperty(source, 'arguments');
  return typeof given === 'object' && given !== null ? JSON.stringify(given) : readTextAt(source, 'arguments');
}

export function readUsage(reply: unknown): ModelUsage | null {
  const usage = readProperty(reply, 'usage');
  const [input, output] = ['prompt_tokens', 'completion_tokens'].map((name) => readProperty(usage, name));
  return typeof input === 'number' && typeof output === 'number' ? { input, output } : null;
}

import type { ChatCompletion } from 'openai/resources/chat/completions';
import { isJsonObject, type JsonObject } from './json.js';
import { errorReply, type ErrorReply } from './replies.js';

/**
 * Ways in which other vendors' servers differ from OpenAI's: the form of replies, the finish
 * reason, unsupported options.
 */
export type Quirk =
  | 'fenced'
  | 'preamble'
  | 'think'
  | 'content_parts'
  | 'trailing_comma'
  | 'ending_eos'
  | 'ending_missing'
  | 'text_type'
  | 'refuses_max_completion_tokens'
  | 'refuses_max_tokens'
  | 'refuses_json_schema'
  | 'refuses_response_format'
  | 'refuses_reasoning_effort'
  /** Errors have the form `{"detail": …}`, as some other servers send them. */
  | 'foreign_errors';

/** Returns the text of an answer as a server with these deviations writes it. */
export function applyQuirks(text: string, quirks: ReadonlySet<Quirk>): string {
  let written = text;
  if (quirks.has('trailing_comma')) written = written.replace(/\}$/, ',}').replaceAll(']}', '],}');
  if (quirks.has('fenced')) written = `\`\`\`json\n${written}\n\`\`\``;
  if (quirks.has('preamble')) written = `Here is the report {as asked}:\n\n${written}\n\nI hope it helps.`;
  if (quirks.has('think')) written = `<think>\nFirst {"a": 1}, then the report.\n</think>\n\n${written}`;
  return written;
}

const ENDING_QUIRKS: readonly [Quirk, string | undefined][] = [
  ['ending_eos', 'eos'],
  ['ending_missing', undefined],
];

/** Returns a reply as a server with these deviations sends it. */
export function applyReplyQuirks(reply: ChatCompletion, quirks: ReadonlySet<Quirk>): object {
  const choices = reply.choices.map(({ message, finish_reason: ending, ...choice }) => {
    const endingQuirk = ENDING_QUIRKS.find(([quirk]) => ending === 'stop' && quirks.has(quirk));
    const text = message.content ?? '';
    const halfLength = Math.floor(text.length / 2);
    const parts = [text.slice(0, halfLength), text.slice(halfLength)].map((part) => ({
      type: 'text',
      text: part,
    }));
    return {
      ...choice,
      message: quirks.has('content_parts') ? { ...message, content: parts } : message,
      finish_reason: endingQuirk ? endingQuirk[1] : ending,
    };
  });
  return { ...reply, choices };
}

const REFUSING_QUIRKS = {
  max_completion_tokens: 'refuses_max_completion_tokens',
  max_tokens: 'refuses_max_tokens',
  reasoning_effort: 'refuses_reasoning_effort',
} as const satisfies Record<string, Quirk>;

/** Returns the error for the call's first unsupported option on a server with these deviations, or null. */
export function findRefusal(body: unknown, quirks: ReadonlySet<Quirk>): ErrorReply | null {
  const name = isJsonObject(body) ? refusedOption(body, quirks) : null;
  if (name === null) return null;
  const message = `Unsupported parameter: '${name}' is not supported with this model.`;
  if (quirks.has('foreign_errors')) {
    const detail = [{ loc: ['body', name], msg: 'Extra inputs are not permitted' }];
    return { status: 422, headers: {}, body: { detail } };
  }
  return errorReply(400, 'invalid_request_error', 'unsupported_parameter', message);
}

function refusedOption(body: JsonObject, quirks: ReadonlySet<Quirk>): string | null {
  const option = Object.entries(REFUSING_QUIRKS).find(([name, quirk]) => quirks.has(quirk) && body[name]);
  if (option) return option[0];
  const format = isJsonObject(body.response_format) ? body.response_format.type : undefined;
  if (format !== undefined && quirks.has('refuses_response_format')) return 'response_format';
  return format === 'json_schema' && quirks.has('refuses_json_schema') ? 'json_schema' : null;
}

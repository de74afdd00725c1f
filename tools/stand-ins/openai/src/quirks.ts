import type { ChatCompletion, ChatCompletionMessage } from 'openai/resources/chat/completions';
import { isJsonObject, type JsonObject, parseJson } from './json.js';
import { errorReply, type ErrorReply } from './replies.js';

/**
 * Ways in which other vendors' servers differ from OpenAI's: the form of replies, the finish reason, unsupported
 * options.
 */
const QUIRKS = [
  'fenced',
  'preamble',
  'think',
  'content_parts',
  'trailing_comma',
  'raw_line_feeds',
  'curly_quotes',
  'double_encoded',
  /** A text stands in the place of each list of texts. */
  'text_for_list',
  /** The answer is the arguments of a function call. */
  'tool_call',
  /** The reply is a stream of server-sent events, although the call asked for none. */
  'unasked_stream',
  'ending_eos',
  'ending_missing',
  'text_type',
  'refuses_max_completion_tokens',
  'refuses_max_tokens',
  'refuses_json_schema',
  'refuses_response_format',
  'refuses_reasoning_effort',
  /** Errors have the form `{"detail": …}`, as some other servers send them. */
  'foreign_errors',
] as const;

export type Quirk = (typeof QUIRKS)[number];

/** The quirks of a server that takes every call and answers in another form. */
export const ANSWER_QUIRKS = QUIRKS.slice(0, QUIRKS.indexOf('refuses_max_completion_tokens'));

/** Returns the text of an answer as a server with these deviations writes it. */
export function applyQuirks(text: string, quirks: ReadonlySet<Quirk>): string {
  let written = quirks.has('text_for_list') ? replaceLists(text) : text;
  if (quirks.has('raw_line_feeds')) written = written.replaceAll(/(?<=[a-z]) (?=[a-z])/g, '\n');
  if (quirks.has('curly_quotes')) written = written.replaceAll(/"((?:[^"\\]|\\.)*)"/g, '“$1”');
  if (quirks.has('trailing_comma')) written = written.replace(/\}$/, ',}').replaceAll(']}', '],}');
  if (quirks.has('double_encoded')) written = JSON.stringify(written);
  if (quirks.has('fenced')) written = `\`\`\`json\n${written}\n\`\`\``;
  if (quirks.has('preamble')) written = `Here is the report {as asked}:\n\n${written}\n\nI hope it helps.`;
  if (quirks.has('think')) written = `<think>\nFirst {"a": 1}, then the report.\n</think>\n\n${written}`;
  return written;
}

/** Returns JSON with one text for each list of texts. */
function replaceLists(text: string): string {
  return JSON.stringify(parseJson(text), (_, value: unknown) =>
    Array.isArray(value) && value.every((each) => typeof each === 'string') ? value.join(', ') : value,
  );
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
      message: applyMessageQuirks(message, parts, quirks),
      finish_reason: endingQuirk ? endingQuirk[1] : ending,
    };
  });
  return { ...reply, choices };
}

function applyMessageQuirks(message: ChatCompletionMessage, parts: object[], quirks: ReadonlySet<Quirk>): object {
  if (quirks.has('content_parts')) return { ...message, content: parts };
  if (!quirks.has('tool_call')) return message;
  const call = { name: 'career_report', arguments: message.content };
  return { ...message, content: null, tool_calls: [{ id: 'call_1', type: 'function', function: call }] };
}

/** Returns a reply as server-sent events, each with some characters of the text. */
export function streamReply({ choices, usage, ...reply }: ChatCompletion): string {
  const { message, finish_reason: ending } = choices[0] ?? {};
  const deltas = (message?.content ?? '').match(/[^]{1,200}/g) ?? [];
  const events = [
    ...deltas.map((content) => ({ ...reply, choices: [{ index: 0, delta: { content }, finish_reason: null }] })),
    { ...reply, choices: [{ index: 0, delta: {}, finish_reason: ending }] },
    { ...reply, choices: [], usage },
  ];
  return [...events.map((event) => JSON.stringify(event)), '[DONE]'].map((data) => `data: ${data}\n\n`).join('');
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

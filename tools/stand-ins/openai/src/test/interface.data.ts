/** What the stand-in reads and sends of OpenAI's chat completions: the fields and values it uses. */
import { defineTables, differences, oneOf } from './interface-table.js';

const effort = oneOf('none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max');
const ending = oneOf('stop', 'length', 'tool_calls', 'content_filter', 'function_call');

export const tables = defineTables({
  request: {
    'max_completion_tokens?': 'integer | null',
    'max_tokens?': 'integer | null',
    messages: 'message[]',
    model: 'string',
    'reasoning_effort?': `${effort} | null`,
    'response_format?': 'response_format',
    'stream?': 'boolean | null',
  },
  message: {
    content: 'string',
    role: oneOf('assistant', 'system', 'user'),
  },
  response_format: { 'json_schema?': 'json_schema', type: oneOf('json_schema', 'json_object') },
  json_schema: { name: 'string', 'schema?': 'object', 'strict?': 'boolean | null' },

  completion: {
    choices: 'choice[]',
    created: 'integer',
    id: 'string',
    model: 'string',
    object: "'chat.completion'",
    'usage?': 'usage',
  },
  choice: {
    finish_reason: ending,
    index: 'integer',
    logprobs: 'null',
    message: 'answer',
  },
  answer: { content: 'string | null', refusal: 'string | null', role: "'assistant'" },
  usage: { completion_tokens: 'integer', prompt_tokens: 'integer', total_tokens: 'integer' },

  chunk: {
    choices: 'chunk_choice[]',
    created: 'integer',
    id: 'string',
    model: 'string',
    object: "'chat.completion.chunk'",
    'usage?': 'usage',
  },
  chunk_choice: {
    delta: 'delta',
    finish_reason: `${ending} | null`,
    index: 'integer',
    'logprobs?': 'null',
  },
  delta: {
    'content?': 'string | null',
    'refusal?': 'string | null',
    'role?': oneOf('assistant', 'system', 'user'),
  },

  error_reply: { error: 'error' },
  error: { code: 'string | null', message: 'string', param: 'string | null', type: 'string' },
});

/** Returns how a value differs from one of the tables. */
export const problems = (name: keyof typeof tables, value: unknown): string[] =>
  differences(tables, name, value, name);

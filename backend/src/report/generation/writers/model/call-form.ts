import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';

export interface ModelRequest {
  instructions: string;
  /** What the instructions are applied to, as JSON. */
  facts: string;
  /** Strict JSON schema of the answer. */
  schema: Record<string, unknown>;
  /** The maximum number of tokens of the answer, reasoning included. */
  maxTokens: number;
}

/**
 * The form of a request that a server supports: for each option the variant that the server accepts, or null if it
 * accepts none.
 */
export interface RequestForm {
  limit: 'max_completion_tokens' | 'max_tokens' | null;
  format: 'json_schema' | 'json_object' | null;
  effort: 'reasoning_effort' | null;
}

/** Names of reasoning models. Requests to other models contain no reasoning effort. */
const REASONING_MODEL_PATTERN = /(?:^|\/)(?:o\d|gpt-5|gpt-oss)/i;
/** This effort is enough for writing texts from given facts. A higher one would make the buyer wait longer. */
const REASONING_EFFORT = 'low';

/** Returns the first form to try with a model. */
export function chooseInitialForm(model: string): RequestForm {
  return {
    limit: 'max_completion_tokens',
    format: 'json_schema',
    effort: REASONING_MODEL_PATTERN.test(model) ? 'reasoning_effort' : null,
  };
}

/**
 * Returns the next form to try after a server rejected this one with an error message; null if the message mentions no
 * option that can be changed or omitted.
 */
export function adaptForm(form: RequestForm, message: string): RequestForm | null {
  if (form.effort !== null && /reasoning/i.test(message)) return { ...form, effort: null };
  if (form.limit !== null && /max_(?:completion_)?tokens/i.test(message)) {
    return { ...form, limit: form.limit === 'max_completion_tokens' ? 'max_tokens' : null };
  }
  if (form.format !== null && /response_format|json_schema|json_object/i.test(message)) {
    return { ...form, format: form.format === 'json_schema' ? 'json_object' : null };
  }
  return null;
}

/** Returns the form with only the options that both forms have. */
export function intersectForms(one: RequestForm, other: RequestForm): RequestForm {
  const limits = [one.limit, other.limit];
  const formats = [one.format, other.format];
  return {
    limit: limits.includes(null) ? null : limits.includes('max_tokens') ? 'max_tokens' : one.limit,
    format: formats.includes(null) ? null : formats.includes('json_object') ? 'json_object' : one.format,
    effort: one.effort && other.effort,
  };
}

/**
 * Returns the body of a call in this form. If the server accepts no schema as an option, the instructions contain the
 * schema.
 */
export function toRequestBody(
  model: string,
  { instructions, facts, schema, maxTokens }: ModelRequest,
  { limit, format, effort }: RequestForm,
): ChatCompletionCreateParamsNonStreaming {
  const system =
    format === 'json_schema'
      ? instructions
      : `${instructions}\n\nAnswer with one JSON object of this JSON schema, and with nothing else:\n${JSON.stringify(schema)}`;
  return {
    model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: facts },
    ],
    ...(limit && { [limit]: maxTokens }),
    ...(effort && { [effort]: REASONING_EFFORT }),
    ...(format === 'json_object' && { response_format: { type: format } }),
    ...(format === 'json_schema' && {
      response_format: {
        type: format,
        json_schema: { name: 'career_report', strict: true, schema },
      },
    }),
  };
}

import { findTask, type Task } from './compose.js';
import { isJsonObject, type JsonObject, parseJson } from './json.js';

/** The parts of a valid call that the stand-in uses. */
export interface ChatRequest {
  model: string;
  task: Task;
}

/** Parses a call as strictly as OpenAI's server. If it is invalid, returns one sentence that says why. */
export function readRequest(body: unknown): ChatRequest | string {
  if (!isJsonObject(body)) return 'The body is no JSON object.';
  const { model, messages, stream, response_format: format } = body;
  if (stream) return 'This stand-in sends replies in one piece.';
  if (typeof model !== 'string' || model === '') return 'you must provide a model parameter';
  if (!Array.isArray(messages) || messages.length === 0) return "'messages' must not be empty.";
  const texts: unknown[] = messages.map((message) => (isJsonObject(message) ? message.content : null));
  if (!texts.every((text) => typeof text === 'string')) return 'Every message needs a text.';
  const strictSchema = findSchema(format);
  const schema = strictSchema ?? (isStrictFormat(format) ? null : findSchemaIn(texts));
  if (schema === null) return 'This stand-in needs a strict json_schema, or a schema in a message.';
  const fault = strictSchema === null ? null : strictnessFault(strictSchema, 'schema');
  if (fault !== null) return `Invalid schema for response_format: ${fault}`;
  const task = findTask(texts.map((text) => parseJson(text)));
  return task === null ? 'This stand-in needs places or pairs in a message.' : { model, task };
}

const isStrictFormat = (format: unknown): boolean => isJsonObject(format) && format.type === 'json_schema';

/**
 * Returns the JSON schema in the messages, or null. Clients write the schema into a message, as one line, for servers
 * that have no option for schemas.
 */
function findSchemaIn(texts: readonly unknown[]): JsonObject | null {
  const lines = texts.flatMap((text) => String(text).split('\n')).map(parseJson);
  return lines.find((value): value is JsonObject => isJsonObject(value) && isJsonObject(value.properties)) ?? null;
}

function findSchema(format: unknown): JsonObject | null {
  if (!isJsonObject(format) || format.type !== 'json_schema' || !isJsonObject(format.json_schema)) return null;
  const { name, strict, schema } = format.json_schema;
  const isNamed = typeof name === 'string' && /^[\w-]{1,64}$/.test(name);
  return isNamed && strict === true && isJsonObject(schema) ? schema : null;
}

/**
 * Returns why a schema is not strict, or null. In a strict schema every object forbids additional
 * properties and requires all of its own.
 */
function strictnessFault(schema: JsonObject, where: string): string | null {
  if (schema.type === 'array') {
    return isJsonObject(schema.items) ? strictnessFault(schema.items, `${where}[]`) : `${where}: no items`;
  }
  if (schema.type !== 'object') return schema.type === undefined ? `${where}: no type` : null;
  if (schema.additionalProperties !== false) return `${where}: additionalProperties must be false`;
  const properties = listProperties(schema);
  const required: unknown[] = Array.isArray(schema.required) ? schema.required : [];
  for (const [name, property] of properties) {
    if (!required.includes(name)) return `${where}: ${name} is not required`;
    const fault = strictnessFault(property, `${where}.${name}`);
    if (fault !== null) return fault;
  }
  return null;
}

function listProperties(schema: JsonObject): [string, JsonObject][] {
  return Object.entries(isJsonObject(schema.properties) ? schema.properties : {}).filter(
    (entry): entry is [string, JsonObject] => isJsonObject(entry[1]),
  );
}

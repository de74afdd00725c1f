/** Holds calls and replies against OpenAI's published interface description, where a copy is at hand. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import { isJson, type Json } from '../json.js';

const repository = resolve(__dirname, '../../../../..');
const file = resolve(repository, '../shared/conformance/openai-openapi-2.3.0.trimmed.json');

export type SchemaName =
  | 'CreateChatCompletionRequest'
  | 'CreateChatCompletionResponse'
  | 'CreateChatCompletionStreamResponse'
  | 'ErrorResponse';

/** OpenAPI's `nullable` and `discriminator` mean nothing to JSON Schema. */
function toJsonSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toJsonSchema);
  if (!isJson(schema)) return schema;
  const { nullable, discriminator: _, ...rest } = schema;
  const plain = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, toJsonSchema(value)]),
  );
  return nullable === true ? { anyOf: [plain, { type: 'null' }] } : plain;
}

function readDescription(): Json | undefined {
  if (existsSync(file)) {
    const document = toJsonSchema(JSON.parse(readFileSync(file, 'utf8')));
    return isJson(document) ? document : undefined;
  }
  console.warn(`SKIPPED: conformance to OpenAI's description, which is not at hand (${file})`);
  return undefined;
}

const description = readDescription();
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
if (description !== undefined) ajv.addSchema({ $id: 'openai', ...description });

/** Whether the description is at hand. */
export const canCompare = description !== undefined;

/** How a value differs from one of the description's schemas. */
export function problems(name: SchemaName, value: unknown): string[] {
  if (!canCompare) return [];
  const validate = ajv.getSchema(`openai#/components/schemas/${name}`);
  if (validate === undefined) return [`no schema ${name}`];
  if (validate(value) === true) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${name}${instancePath} ${message}`,
  );
}

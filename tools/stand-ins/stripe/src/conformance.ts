/**
 * Holds replies against Stripe's published interface description, where a copy of it is at hand. It
 * is of 2023 and older than the SDK: fields it does not know pass (the SDK's types check those at
 * compile time). In the fields both know there is no exception so far. For tests only.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import { readRecord, type Said } from './record.js';

const repository = resolve(import.meta.dirname, '../../../..');
const file = resolve(repository, '../shared/conformance/stripe-openapi-2023-08-16.trimmed.json');

type Json = Record<string, unknown>;

interface Description {
  paths: Record<string, Record<string, { responses: Record<string, { content: Json }> }>>;
  components: Json;
}

type Reply = Extract<Said, { reply: unknown }>['reply'];

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** OpenAPI 3.0 says `nullable` where JSON Schema says "or null". */
function toJsonSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toJsonSchema);
  if (!isJson(schema)) return schema;
  const { nullable, ...rest } = schema;
  const plain = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, toJsonSchema(value)]),
  );
  return nullable === true ? { anyOf: [plain, { type: 'null' }] } : plain;
}

function readDescription(): Description | undefined {
  if (!existsSync(file)) {
    console.warn(`SKIPPED: conformance to Stripe's description, which is not at hand (${file})`);
    return undefined;
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

const description = readDescription();
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
if (description !== undefined) ajv.addSchema({ $id: 'stripe', ...toDocument(description) });

function toDocument(source: Description): Json {
  const document = toJsonSchema(source);
  return isJson(document) ? document : {};
}

/** Whether the description is at hand. */
export const canCompare = description !== undefined;

function problems(pointer: string, value: unknown, where: string): string[] {
  const validate = ajv.getSchema(`stripe#${pointer}`);
  if (validate === undefined) return [`no schema at ${pointer}`];
  if (validate(value) === true) return [];
  return (validate.errors ?? []).map(
    (error) => `${where}${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
  );
}

/** How one of Stripe's objects differs from its schema; the `object` field says which it is. */
export function stripeObjectProblems(value: unknown): string[] {
  if (description === undefined || !isJson(value)) return [];
  return problems(`/components/schemas/${String(value.object)}`, value, String(value.object));
}

/** How a reply differs from what the description says for that call and status. */
export function replyProblems({ method, path, status, body }: Reply): string[] {
  if (description === undefined) return [];
  const plain = path.split('?')[0] ?? path;
  const where = `${method} ${plain} ${status}`;
  if (status !== 200) return problems('/components/schemas/error', body, where);
  const template = Object.keys(description.paths).find((candidate) =>
    new RegExp(`^${candidate.replace(/\{\w+\}/g, '[^/]+')}$`).test(plain),
  );
  const verb = method.toLowerCase();
  if (template === undefined || description.paths[template]?.[verb] === undefined) {
    // The description at hand leaves out two lists: their rows are compared one by one.
    const rows = isJson(body) && Array.isArray(body.data) ? body.data : [body];
    return rows.flatMap((row: unknown) => stripeObjectProblems(row));
  }
  const escaped = encodeURIComponent(template.replaceAll('/', '~1'));
  const schema = `/paths/${escaped}/${verb}/responses/200/content/application~1json/schema`;
  return problems(schema, body, where);
}

export interface Comparison {
  /** What was compared: `POST /v1/refunds 200` or `webhook charge.refunded`, each with its number. */
  compared: Record<string, number>;
  problems: string[];
}

/** Holds everything that a stand-in has recorded against the description. */
export function compareRecord(file: string): Comparison {
  const compared: Record<string, number> = {};
  const problems: string[] = [];
  for (const said of readRecord(file)) {
    const name = 'reply' in said ? nameOf(said.reply) : `webhook ${typeOf(said.webhook)}`;
    compared[name] = (compared[name] ?? 0) + 1;
    problems.push(...('reply' in said ? replyProblems(said.reply) : webhookProblems(said.webhook)));
  }
  return { compared, problems };
}

/** How an event differs from its schema, or the object in it from its own. */
function webhookProblems(event: unknown): string[] {
  const data = isJson(event) ? event.data : undefined;
  const object = isJson(data) ? data.object : undefined;
  if (!isJson(object)) return ['a webhook has no object'];
  return [...stripeObjectProblems(event), ...stripeObjectProblems(object)];
}

const typeOf = (event: unknown): string => (isJson(event) ? String(event.type) : 'without a type');

function nameOf({ method, path, status }: Reply): string {
  const plain = (path.split('?')[0] ?? path).replace(/\/[a-z]+_\w+(?=\/|$)/g, (part) =>
    /\/(payment_intents)$/.test(part) ? part : '/:id',
  );
  return `${method} ${plain} ${status}`;
}

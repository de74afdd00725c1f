import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PASSWORD } from './account.factory.js';
import { submission } from './submission.factory.js';

/** A schema of the OpenAPI document, with only the parts that the tests read. */
export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string;
  format?: string;
  enum?: unknown[];
  example?: unknown;
  minimum?: number;
  nullable?: boolean;
  items?: Schema;
  properties?: Record<string, Schema>;
}

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** The OpenAPI document that is committed in the repository. */
export const API_DOCUMENT: ApiDocument = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../openapi.json'), 'utf8'),
);

/** An operation of the OpenAPI document, with its route, such as `GET /api/reports/:id`, as its name. */
export interface ApiRoute extends Operation {
  name: string;
  method: string;
  path: string;
  /** The schema of the operation's JSON body; undefined if it has none. */
  body?: Schema;
}

/** All operations of the OpenAPI document. */
export const API_ROUTES: readonly ApiRoute[] = Object.entries(API_DOCUMENT.paths).flatMap(([route, item]) =>
  Object.entries(item).map(([verb, operation]) => {
    const method = verb.toUpperCase();
    const pattern = route.replace(/\{(\w+)\}/g, ':$1');
    const body = operation.requestBody?.content['application/json']?.schema;
    return { ...operation, name: `${method} ${pattern}`, method, path: pattern, body };
  }),
);

/** Returns the operation of a route. Throws if the OpenAPI document has none. */
export function findRoute(name: string): ApiRoute {
  const found = API_ROUTES.find((route) => route.name === name);
  if (!found) throw new Error(`The document has no ${name}.`);
  return found;
}

/**
 * Values for parameters and body fields, by name. Parameters and fields without a given value get
 * an example of their schema.
 */
export type GivenValues = Readonly<Record<string, unknown>>;

const SAMPLE_OCCUPATION_CODE = '29-1141.00';
const SAMPLE_TOKEN = 'a'.repeat(43);
const DEFAULT_VALUES: GivenValues = { code: SAMPLE_OCCUPATION_CODE, token: SAMPLE_TOKEN };

/** Returns the path of a route with its parameters and the required part of the query filled in. */
export function fillRoutePath({ path: pattern, parameters = [] }: ApiRoute, given: GivenValues = {}): string {
  const values = { ...DEFAULT_VALUES, ...given };
  const filledPath = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const query = new URLSearchParams();
  for (const { name, in: location, required, schema } of parameters) {
    const value = given[name] ?? createExample(schema, {});
    if (location === 'query' && required) query.set(name, String(value));
  }
  return query.size > 0 ? `${filledPath}?${query.toString()}` : filledPath;
}

/** Returns a valid body for a route, with the given values; undefined if the route has no body. */
export function exampleBody({ operationId, body }: ApiRoute, given: GivenValues = {}): object | undefined {
  if (body === undefined) return undefined;
  if (operationId === 'submitAssessment') return submission();
  return Object(createExample(body, given));
}

/** Returns the schema that `schema` refers to, or `schema` itself if it is no reference. */
export function resolveSchema(schema: Schema): Schema {
  const reference = schema.$ref ?? schema.allOf?.[0]?.$ref;
  if (reference === undefined) return schema;
  return API_DOCUMENT.components.schemas[reference.split('/').at(-1) ?? ''] ?? {};
}

const EXAMPLES_BY_FORMAT: Record<string, unknown> = {
  email: 'generated@example.org',
  password: PASSWORD,
  uuid: '0b1e6a7e-6a40-4b9c-9f6e-1d2c3b4a5f60',
  date: '2026-11-30',
};

function createExample(schema: Schema, given: GivenValues): unknown {
  const { example, type, format = '', items, properties = {}, minimum, enum: choices } = resolveSchema(schema);
  if (example !== undefined) return example;
  if (choices) return choices[0];
  if (type === 'array') return [createExample(items ?? {}, given)];
  if (type === 'boolean') return true;
  if (type === 'number') return minimum ?? 1;
  if (type === 'string') return EXAMPLES_BY_FORMAT[format] ?? 'Text';
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, given[name] ?? createExample(property, given)]),
  );
}

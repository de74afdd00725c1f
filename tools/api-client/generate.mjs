// @ts-check
// Generates code from the OpenAPI document of the backend: for @bearings/contracts the types and
// paths of all calls, and for each front end the RTK Query endpoints and hooks of the calls it
// uses.
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { CALLS_BY_CLIENT, POST_QUERIES } from './clients.mjs';

const FILE_HEADER = '// Generated from backend/openapi.json by `npm run api`; see CONTRIBUTING.md.\n';
const TYPES_FILE = 'libs/contracts/src/api.generated.ts';
const ENDPOINTS_FILE = 'libs/contracts/src/endpoints.generated.ts';

/**
 * @typedef {{ $ref?: string, type?: string, nullable?: boolean, items?: Schema, allOf?: Schema[], required?: string[],
 *   properties?: Record<string, Schema> }} Schema
 * @typedef {Record<string, { schema: Schema }>} Content
 * @typedef {{ operationId: string, responses: Record<string, { content?: Content }>, requestBody?: { content: Content } }} Operation
 * @typedef {{ paths: Record<string, Record<string, Operation>>, components: { schemas: Record<string, Schema> } }} Document
 * @typedef {Operation & { method: string, route: string }} Call
 */

/**
 * Returns the text of each generated file. The keys are paths from the repository root.
 * @param {Document} document
 * @returns {Promise<Record<string, string>>}
 */
export async function generate(document) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bearings-api-'));
  try {
    /** @type {Record<string, string>} */
    const files = {
      [TYPES_FILE]: await generateTypes(document),
      [ENDPOINTS_FILE]: generateEndpointList(document),
    };
    for (const [client, names] of Object.entries(CALLS_BY_CLIENT)) {
      files[`${client}/src/api/calls.generated.ts`] = await generateClient(document, client, names, folder);
    }
    return Object.fromEntries(Object.entries(files).map(([file, text]) => [file, formatText(file, text)]));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Formats a file's text with the repository's formatter.
 * @param {string} file
 * @param {string} text
 */
function formatText(file, text) {
  const root = path.resolve(import.meta.dirname, '../..');
  const oxfmt = path.join(root, 'node_modules/.bin/oxfmt');
  return execFileSync(oxfmt, [`--stdin-filepath=${file}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
}

/** @param {Document} document @returns {Call[]} */
function listCalls({ paths }) {
  return Object.entries(paths).flatMap(([route, item]) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, method, route })),
  );
}

const OMITTED_TYPES = new Set(['paths', 'webhooks', 'operations', '$defs']);

/** @param {Document} document */
async function generateTypes(document) {
  const nodes = await openapiTS(JSON.stringify(document), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    defaultNonNullable: false,
    transform: toTupleType,
  });
  // Omits the types of paths and operations: endpoints and hooks use only the types of schemas.
  const schemas = nodes.filter(
    (node) => !('name' in node) || !OMITTED_TYPES.has(String(Reflect.get(Object(node.name), 'text'))),
  );
  return `${FILE_HEADER}${astToString(schemas)}`;
}

/**
 * Returns the tuple type `[number, number]` for a list of exactly two items; undefined for any other schema.
 * @param {{ type?: unknown, minItems?: number, maxItems?: number, nullable?: boolean }} schema
 */
function toTupleType({ type, minItems, maxItems, nullable }) {
  if (type !== 'array' || minItems !== 2 || maxItems !== 2) return undefined;
  const number = ts.factory.createKeywordTypeNode(ts.SyntaxKind.NumberKeyword);
  const tuple = ts.factory.createTupleTypeNode([number, number]);
  const nullType = ts.factory.createLiteralTypeNode(ts.factory.createNull());
  return nullable ? ts.factory.createUnionTypeNode([tuple, nullType]) : tuple;
}

/** @param {Document} document */
function generateEndpointList(document) {
  const lines = listCalls(document).map(({ operationId, method, route, requestBody, responses }) => {
    const request = toTypeSource(requestBody?.content['application/json']?.schema) ?? 'undefined';
    const reply = toTypeSource(findReplySchema(responses)) ?? 'void';
    const givenPath = route.replace(/\{(\w+)\}/g, ':$1');
    return `export const ${operationId}: Endpoint<${request}, ${reply}> = { method: '${method.toUpperCase()}', path: '${givenPath}' };`;
  });
  return [
    FILE_HEADER,
    "import type * as api from './api.generated.js';",
    "import type { Endpoint } from './http.js';",
    ...lines,
  ].join('\n');
}

/**
 * Returns the schema of the reply to a successful call; undefined if the reply has no body.
 * @param {Operation['responses']} responses
 */
function findReplySchema(responses) {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const [content] = Object.values(success?.content ?? {});
  return content?.schema;
}

/** @param {Schema | undefined} schema @returns {string | undefined} */
function toTypeSource(schema) {
  if (schema === undefined) return undefined;
  const inner = schema.$ref ?? schema.allOf?.[0]?.$ref;
  const type = inner
    ? `api.${readSchemaName(inner)}`
    : schema.type === 'array'
      ? `${toTypeSource(schema.items)}[]`
      : schema.type === 'object'
        ? 'Record<string, unknown>'
        : (schema.type ?? 'unknown');
  return schema.nullable ? `${type} | null` : type;
}

/** @param {string} reference */
const readSchemaName = (reference) => reference.split('/').at(-1) ?? '';

/**
 * Returns the source of one front end's endpoints and hooks. It imports its types from the contracts package.
 * @param {Document} document
 * @param {string} client
 * @param {Record<string, string>} names
 * @param {string} folder
 */
async function generateClient(document, client, names, folder) {
  const schemaFile = path.join(folder, `${path.basename(client)}.json`);
  await writeFile(schemaFile, JSON.stringify(selectCalls(document, names)));
  const source = await generateEndpoints({
    schemaFile,
    apiFile: client === 'libs/web' ? './api' : '@bearings/web',
    exportName: 'calls',
    hooks: { queries: true, lazyQueries: true, mutations: true },
    flattenArg: true,
    encodePathParams: true,
    endpointOverrides: [{ pattern: POST_QUERIES, type: 'query' }],
    useUnknown: true,
  });
  return `${FILE_HEADER}${importSharedTypes(String(source), document)}${generateReplyParts(document, names)}`;
}

/**
 * Returns the document with only the named calls, each with the given name as its operation id.
 * @param {Document} document
 * @param {Record<string, string>} names
 */
function selectCalls(document, names) {
  /** @type {Document['paths']} */
  const paths = {};
  for (const [name, id] of Object.entries(names)) {
    const found = listCalls(document).find(({ operationId }) => operationId === id);
    if (!found) throw new Error(`There is no operation ${id}.`);
    const { method, route, ...operation } = found;
    (paths[route] ??= {})[method] = { ...operation, operationId: name };
  }
  return { ...document, paths };
}

/**
 * Returns the source with the schema types imported from the contracts package instead of declared again.
 * @param {string} source
 * @param {Document} document
 */
function importSharedTypes(source, { components }) {
  const file = ts.createSourceFile('calls.ts', source, ts.ScriptTarget.Latest, true);
  const isShared = (/** @type {ts.Statement} */ statement) =>
    ts.isTypeAliasDeclaration(statement) && statement.name.text in components.schemas;
  const keptStatements = file.statements.filter((statement) => !isShared(statement));
  const text = keptStatements.map((statement) => statement.getFullText()).join('');
  const usedSchemas = Object.keys(components.schemas).filter((name) =>
    new RegExp(`(?<![\\w.])${name}\\b(?!\\s*[:(])`).test(text),
  );
  const types = usedSchemas.length > 0 ? `import type { ${usedSchemas.join(', ')} } from '@bearings/contracts';\n` : '';
  return `${types}${text}\n`;
}

/**
 * Returns source code that lists the required keys of each call's reply. The base query checks replies against this
 * list; see `RequiredReplyParts` of @bearings/web.
 * @param {Document} document
 * @param {Record<string, string>} names
 */
function generateReplyParts(document, names) {
  const lines = Object.entries(names).map(([name, id]) => {
    const foundCall = listCalls(document).find(({ operationId }) => operationId === id);
    const reply = listReplyParts(document, foundCall && findReplySchema(foundCall.responses));
    return `${name}: { extraOptions: { reply: ${JSON.stringify(reply)} } },`;
  });
  return `\ninjectedRtkApi.enhanceEndpoints({ endpoints: {\n${lines.join('\n')}\n} });\n`;
}

/**
 * @param {Document} document
 * @param {Schema | undefined} schema
 * @returns {{ schema?: string, keys?: string[], list?: true, nullable?: true } | null}
 */
function listReplyParts(document, schema) {
  if (schema === undefined) return null;
  if (schema.type === 'array') return { ...listReplyParts(document, schema.items), list: true };
  if (schema.type === 'string') return {};
  const reference = schema.$ref ?? schema.allOf?.[0]?.$ref ?? '';
  const { required = [], properties = {} } = document.components.schemas[readSchemaName(reference)] ?? {};
  const keys = required.filter((key) => !properties[key]?.nullable);
  return {
    ...(reference && { schema: readSchemaName(reference) }),
    keys,
    ...(schema.nullable ? { nullable: true } : {}),
  };
}

import { endpoints, type ReplyShape } from '@bearings/contracts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** As much of a schema as is compared here. */
interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string;
  nullable?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

interface Documented {
  paths: Record<string, Record<string, { responses: Record<string, Answer> }>>;
  components: { schemas: Record<string, Schema> };
}

interface Answer {
  content?: Record<string, { schema: Schema }>;
}

const documentAt = async (name: string): Promise<Documented> =>
  JSON.parse(await readFile(path.join(import.meta.dirname, '../../..', name), 'utf8'));

function resolved(document: Documented, schema: Schema): Schema {
  const [only] = schema.allOf ?? [];
  const reference = schema.$ref ?? only?.$ref;
  const name = reference?.split('/').at(-1) ?? '';
  const target = document.components.schemas[name] ?? {};
  return reference ? { ...target, nullable: schema.nullable ?? false } : schema;
}

/** Lists what a shape demands and the documented reply does not promise. */
function unpromised(
  document: Documented,
  shape: ReplyShape,
  schema: Schema,
  place = 'reply',
): string[] {
  const { type, nullable, required = [], properties, items = {} } = resolved(document, schema);
  if (typeof shape === 'string') return type === shape ? [] : [`${place} is a ${type}`];
  if ('orNull' in shape) {
    const present = { ...resolved(document, schema), nullable: false };
    return unpromised(document, shape.orNull, present, place);
  }
  if (nullable && place !== 'reply') return [`${place} may be null`];
  if ('list' in shape) {
    return type === 'array'
      ? unpromised(document, shape.list, items, `${place}[]`)
      : [`${place} is a ${type}`];
  }
  // An object that the document leaves open: the type in the contract alone says what is in it.
  if (!properties) return type === 'object' ? [] : [`${place} is a ${type}`];
  return Object.entries(shape.fields).flatMap(([name, field]) => {
    const property = properties[name];
    if (!property || !required.includes(name)) return [`${place}.${name} is not promised`];
    return unpromised(document, field, property, `${place}.${name}`);
  });
}

const routeOf = (route: string): string => route.replace(/:(\w+)/g, '{$1}');

/** The JSON reply of an endpoint; undefined where the document has none. */
function replySchema(document: Documented, method: string, route: string): Schema | undefined {
  const operation = document.paths[routeOf(route)]?.[method.toLowerCase()];
  const [success] = Object.entries(operation?.responses ?? {}).filter(([code]) =>
    code.startsWith('2'),
  );
  return success?.[1].content?.['application/json']?.schema;
}

/** Calls whose replies are no JSON: navigations, downloads, and those that answer nothing. */
const WITHOUT_JSON = [
  'sampleFile',
  'startSignIn',
  'logout',
  'deleteUser',
  'endSessions',
  'endUserSessions',
  'deleteUserAccount',
  'prove',
  'removeFactor',
  'downloadHtml',
  'downloadText',
  'downloadPdf',
  'downloadAll',
  'receiptPdf',
  'exportNewsletter',
  'planCalendar',
  'endShare',
  'changeShareComments',
  'adminExport',
];

/** An older API that newer front ends meet. */
const RELEASED = 'openapi.released.json';

describe.each(['openapi.json', RELEASED])('what front ends demand, by %s', (name) => {
  let document: Documented;
  beforeAll(async () => {
    document = await documentAt(name);
  });

  it('is promised by the API', () => {
    const missing = Object.entries(endpoints).flatMap(([call, { method, path: route, reply }]) => {
      const schema = replySchema(document, method, route);
      if (schema) return unpromised(document, reply, schema).map((what) => `${call}: ${what}`);
      const isNewer = name === RELEASED && !(routeOf(route) in document.paths);
      return WITHOUT_JSON.includes(call) || isNewer ? [] : [`${call} has no documented reply`];
    });
    expect(missing).toEqual([]);
  });

  it('is noticed when the API stops promising it', () => {
    const shape: ReplyShape = { fields: { clientSecret: 'string', currency: 'string' } };
    const schema = replySchema(document, 'POST', endpoints.createPaymentIntent.path) ?? {};
    expect(unpromised(document, shape, schema)).toEqual(['reply.currency is not promised']);
    expect(unpromised(document, { fields: { clientSecret: 'number' } }, schema)).toEqual([
      'reply.clientSecret is a string',
    ]);
  });
});

// Sends 55 kB of each awkward class of characters in each text field of each call of the OpenAPI document. Some patterns
// and Unicode's normalisation take time that grows with the square of the length, during which nobody else is answered.
import { registered } from '../support/account.factory.js';
import {
  API_ROUTES,
  type ApiRoute,
  exampleBody,
  fillRoutePath,
  resolveSchema,
  type Schema,
} from '../support/api-requests.js';
import { Browser } from '../support/browser.js';
import { PROXIED_HTTP_CONFIG, useTestApi } from '../support/test-api.js';

const BODY_BYTES = 55_000;
/** A query is part of the request line, which Node limits to 16 kB with the headers. */
const QUERY_BYTES = 12_000;
const MAX_PROCESSOR_MS = 250;
const MAX_TRIES = 5;

/** Characters, or groups of them, whose repetition has been slow in email addresses, names or Unicode's normalisation. */
const AWKWARD_CHARACTERS = {
  spaces: ' ',
  tabs: '\t',
  'line breaks': '\r\n',
  'zero-width spaces': '\u200B',
  'byte order marks': '\uFEFF',
  joiners: '\u200D',
  'soft hyphens': '\u00AD',
  'combining marks': '\u0301\u0323',
  'direction marks': '\u202A\u202C',
  letters: 'a',
  digits: '7',
  dots: '.',
  'halves of surrogate pairs': '\uD83D',
  'flags and tags': '\u{1F3F4}\u{E0067}',
  mixed: ' \u200B\t\u0301a\u00AD\uFEFF@',
} as const;

const createAwkwardTexts = (bytes: number): string[] =>
  Object.values(AWKWARD_CHARACTERS).flatMap((characters) => {
    const run = characters.repeat(
      Math.floor((bytes - 20) / Buffer.byteLength(JSON.stringify(characters).slice(1, -1))),
    );
    return [`a${run}`, `a@${run}b.org`];
  });

const BODY_TEXTS = createAwkwardTexts(BODY_BYTES);
const QUERY_TEXTS = createAwkwardTexts(QUERY_BYTES).map((text) => text.slice(0, 1_300));

type FieldPath = readonly (string | number)[];

/** Returns the paths of the text fields of a schema. A list has one element in examples, with the index 0. */
function listTextFields(schema: Schema, path: FieldPath = []): FieldPath[] {
  const { type, enum: choices, items, properties = {} } = resolveSchema(schema);
  if (type === 'string') return choices ? [] : [path];
  if (items) return listTextFields(items, [...path, 0]);
  return Object.entries(properties).flatMap(([name, property]) => listTextFields(property, [...path, name]));
}

function setField(holder: object, [name = '', ...rest]: FieldPath, text: string): void {
  if (rest.length === 0) {
    Reflect.set(holder, name, text);
    return;
  }
  if (typeof Reflect.get(holder, name) !== 'object') Reflect.set(holder, name, typeof rest[0] === 'number' ? [] : {});
  setField(Object(Reflect.get(holder, name)), rest, text);
}

const api = useTestApi({ http: PROXIED_HTTP_CONFIG, worker: false });
let signedIn: Browser;
beforeAll(async () => {
  ({ browser: signedIn } = await registered(api, 'patient@example.org'));
});

/** Returns until when the limits of calls that were refused unread are used, which grows with each. */
const countMalformed = async (): Promise<number> =>
  Number(await api.value`select coalesce(sum(expire), 0) from throttles where key like 'malformed-calls:%'`);

interface Call {
  browser: Browser;
  method: string;
  path: string;
  body: object | undefined;
}

/**
 * Returns the processor time of a call, the shortest of the tries: only that of the text itself is spent each time,
 * unlike that of the process's other work.
 */
async function measureProcessorMs({ browser, method, path, body }: Call): Promise<number> {
  const counted = await countMalformed();
  let best = Infinity;
  for (let run = 0; run < MAX_TRIES && best > MAX_PROCESSOR_MS; run += 1) {
    const start = process.cpuUsage();
    const { status } = await browser.send(method, path, body);
    const { user, system } = process.cpuUsage(start);
    if (status >= 500) throw new Error(`${method} ${path} answered ${status}.`);
    if (status === 400 && run === 0 && (await countMalformed()) <= counted) {
      throw new Error(`${method} ${path} did not count what it refused.`);
    }
    best = Math.min(best, (user + system) / 1_000);
  }
  return best;
}

const describeText = (text: string): string => `${JSON.stringify(text.slice(0, 4))}… (${text.length})`;

/** Sends each text in a field without and with an account. Returns the texts that took too long. */
async function listSlowTexts(texts: readonly string[], toCall: (text: string) => Omit<Call, 'browser'>) {
  const slow: string[] = [];
  await api.sql`delete from throttles`;
  for (const text of texts) {
    for (const browser of [new Browser(api.url), signedIn]) {
      const milliseconds = await measureProcessorMs({ browser, ...toCall(text) });
      if (milliseconds > MAX_PROCESSOR_MS) slow.push(`${describeText(text)}: ${Math.round(milliseconds)} ms`);
    }
  }
  return slow;
}

const BODY_FIELDS = API_ROUTES.flatMap((route) =>
  route.body === undefined
    ? []
    : listTextFields(route.body).map((field): [string, string, ApiRoute, FieldPath] => [
        field.join('.'),
        route.name,
        route,
        field,
      ]),
);
const QUERY_FIELDS = API_ROUTES.flatMap((route) =>
  (route.parameters ?? [])
    .filter(({ in: location, schema }) => location === 'query' && resolveSchema(schema).type === 'string')
    .map(({ name }): [string, string, ApiRoute] => [name, route.name, route]),
);

describe('a text of 55 kB takes less than 250 ms of processor time', () => {
  it.each(BODY_FIELDS)('in the field %s of %s', async (_field, _name, route, field) => {
    const toCall = (text: string) => {
      // Sends only what leads to the field, so that no call creates anything.
      const body: object = field.length > 1 ? Object(structuredClone(exampleBody(route))) : {};
      setField(body, field, text);
      return { method: route.method, path: fillRoutePath(route), body };
    };
    expect(await listSlowTexts(BODY_TEXTS, toCall)).toEqual([]);
  });

  it.each(QUERY_FIELDS)('as far as a query may be long, in %s of %s', async (name, _name, route) => {
    const toCall = (text: string) => {
      const [path = ''] = fillRoutePath(route).split('?');
      return {
        method: route.method,
        path: `${path}?${new URLSearchParams({ [name]: text }).toString()}`,
        body: undefined,
      };
    };
    expect(await listSlowTexts(QUERY_TEXTS, toCall)).toEqual([]);
  });
});

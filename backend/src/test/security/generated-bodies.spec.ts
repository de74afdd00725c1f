// Bodies of every shape through every route that takes one, made of the OpenAPI document. A body that is taken
// has to be valid by that document. FUZZ_RUNS=10000 runs the long form.
import type { Assessment } from '@bearings/contracts';
import { Ajv } from 'ajv';
import * as fc from 'fast-check';
import { registered } from '../support/account.factory.js';
import { type ApiRoute, bodyOf, API_DOCUMENT, pathOf, ROUTES } from '../support/api-requests.js';
import type { Browser } from '../support/browser.js';
import { createIntent } from '../support/buyer.js';
import { sampleSize } from '../support/sample-size.js';
import { submission } from '../support/submission.factory.js';
import { useTestApi } from '../support/test-api.js';

const RUN_COUNT = Number(process.env['FUZZ_RUNS'] ?? sampleSize(60, 240));

const api = useTestApi({ worker: false });
let browser: Browser;
let given: Record<string, string>;
beforeAll(async () => {
  ({ browser } = await registered(api, 'generated@example.org'));
  const { body } = await browser.post<Assessment>('/api/assessments/public', submission());
  const { id } = body;
  const secret = await createIntent({ browser, assessmentId: id });
  const paymentIntentId = secret.split('_secret_')[0] ?? '';
  given = { id, assessment: id, assessmentId: id, paymentIntentId };
});

type Body = Record<string, unknown>;

/** The document's schemas, in which an object takes no other fields than its own. */
const SCHEMAS: object = JSON.parse(
  JSON.stringify(API_DOCUMENT.components),
  (_key, value: unknown) =>
    typeof value === 'object' && value !== null && 'properties' in value && 'type' in value
      ? { additionalProperties: false, ...value }
      : value,
);

const ajv = new Ajv({
  strict: false,
  formats: { email: /^[^\s@]+@[^\s@]+$/, uuid: /^[0-9a-f-]{36}$/i, date: true, password: true },
});
ajv.addSchema({ $id: 'document', components: SCHEMAS });

/** Whether a route may take a body. */
function isValid({ body = {} }: ApiRoute, sent: Body): boolean {
  const reference = body.$ref ?? '';
  return ajv.validate({ $ref: `document${reference}` }, trimmed(sent));
}

/** The values as the routes read them: blanks around a text do not count. */
const trimmed = (sent: Body): unknown =>
  JSON.parse(JSON.stringify(sent), (_key, value: unknown) =>
    typeof value === 'string' ? value.trim() : value,
  );

const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, -1, 0, 9.98, 1e300, '', ' ', '0', '6', 'q37', '\0', '\ud800', '{}'),
  fc.constantFrom('a@b', 'x'.repeat(101), `${'a'.repeat(250)}@b.org`, 'x'.repeat(9_000)),
  fc.constantFrom("'; drop table users; --", '<script>alert(1)</script>', '../../etc', '%00'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom({ $ne: null }, { length: 36 }, { toString: 1 }, { constructor: {} }, [[]], [{}]),
);
const keyToo = fc.constantFrom('isPaid', 'id', 'role', 'userId', '__proto__', 'constructor', 'q37');

type Step = (body: Body) => void;

/** Changes to a body, at its top level or within a list or an object. */
const step: fc.Arbitrary<Step> = fc
  .record({ within: fc.boolean(), index: fc.nat(), key: fc.option(keyToo), value: fc.option(odd) })
  .map(({ within, index, key, value }): Step => (body) => {
    const inner = Object.values(body).find((each) => typeof each === 'object' && each !== null);
    let holder: object = within && typeof inner === 'object' && inner !== null ? inner : body;
    if (Array.isArray(holder) && index % 3 > 0) holder = Object(holder[index % holder.length]);
    const keys = Object.keys(holder);
    const chosen = key ?? keys[index % Math.max(1, keys.length)] ?? 'x';
    // JSON has no named keys of lists, and a list's own `constructor` would slow down all lists of the process.
    if (Array.isArray(holder) && value !== null && !Object.hasOwn(holder, chosen)) return;
    if (value === null && Array.isArray(holder)) holder.splice(index % (holder.length + 1), 1);
    else if (value === null) Reflect.deleteProperty(holder, chosen);
    // Keys are defined as own properties, since assigning `__proto__`, which JSON can hold, would set the prototype.
    else {
      const own = structuredClone(value);
      Reflect.defineProperty(holder, chosen, { value: own, enumerable: true, configurable: true });
    }
  });

const bodyFor = (route: ApiRoute): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.array(step, { minLength: 0, maxLength: 3 }).map((steps) => {
        // With its password, and without the token beside it, the account would be deleted.
        const wrong = route.operationId === 'deleteUser' ? { password: 'not the password' } : {};
        const made = Object(structuredClone(bodyOf(route, { ...given, ...wrong })));
        for (const each of steps) each(made);
        return JSON.stringify(made);
      }),
    },
    { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
    { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
  );

function parsed(sent: string): Body | null {
  try {
    const value: unknown = JSON.parse(sent);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value))
      : null;
  } catch {
    return null;
  }
}

const ROUTES_WITH_BODY = ROUTES.filter(({ body }) => body !== undefined);

it('the generated bodies cover every route of the OpenAPI document that takes a body', () => {
  expect(ROUTES_WITH_BODY.length).toBeGreaterThan(30);
});

it.each(ROUTES_WITH_BODY.map((route) => [route.name, route] as const))(
  '%s accepts only valid bodies, and replies as the OpenAPI document says',
  async (_name, route) => {
    const path = pathOf(route, given);
    const statuses = new Map<number, number>();
    const messages = new Set<string>();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(bodyFor(route), async (sent) => {
        if (run++ % 8 === 0) await api.sql`delete from throttles`;
        const { status, text: message } = await browser.send(route.method, path, sent, {
          'content-type': 'application/json',
        });
        messages.add(message);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500) throw new Error(`answered ${status}`);
        const body = parsed(sent);
        if (status < 300 && (body === null || !isValid(route, body))) throw new Error('was taken');
      }),
      { numRuns: RUN_COUNT },
    );
    const undocumented = [...statuses.keys()].filter((status) => !route.responses[status]);
    expect(undocumented).toEqual([]);
    // The generator has to reach beyond the first check, and into it.
    expect(statuses.get(400) ?? 0).toBeGreaterThan(RUN_COUNT / 10);
    expect(messages.size).toBeGreaterThan(2);
    const answer = await browser.get('/api/auth/user');
    expect(answer.status).toBe(200);
  },
  Math.max(60_000, RUN_COUNT * 100),
);

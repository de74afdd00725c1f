// Sends generated bodies, valid and invalid, to each route of the OpenAPI document that has a body. The API must accept
// only bodies that are valid according to the document. FUZZ_RUNS=10000 makes the test much longer.
import type { Assessment } from '@bearings/contracts';
import { Ajv } from 'ajv';
import * as fc from 'fast-check';
import { registered } from '../support/account.factory.js';
import { type ApiRoute, exampleBody, API_DOCUMENT, fillRoutePath, API_ROUTES } from '../support/api-requests.js';
import type { Browser } from '../support/browser.js';
import { createIntent } from '../support/buyer.js';
import { sampleSize } from '../support/sample-size.js';
import { submission } from '../support/submission.factory.js';
import { useTestApi } from '../support/test-api.js';

const RUN_COUNT = Number(process.env['FUZZ_RUNS'] ?? sampleSize(60, 240));

const api = useTestApi({ worker: false });
let browser: Browser;
let givenIds: Record<string, string>;
beforeAll(async () => {
  ({ browser } = await registered(api, 'generated@example.org'));
  const { body } = await browser.post<Assessment>('/api/assessments/public', submission());
  const { id } = body;
  const secret = await createIntent({ browser, assessmentId: id });
  const paymentIntentId = secret.split('_secret_')[0] ?? '';
  givenIds = { id, assessment: id, assessmentId: id, paymentIntentId };
});

type Body = Record<string, unknown>;

/** The schemas of the OpenAPI document, changed so that objects may have only the declared fields. */
const BODY_SCHEMAS: object = JSON.parse(JSON.stringify(API_DOCUMENT.components), (_key, value: unknown) =>
  typeof value === 'object' && value !== null && 'properties' in value && 'type' in value
    ? { additionalProperties: false, ...value }
    : value,
);

const ajv = new Ajv({
  strict: false,
  formats: { email: /^[^\s@]+@[^\s@]+$/, uuid: /^[0-9a-f-]{36}$/i, date: true, password: true },
});
ajv.addSchema({ $id: 'document', components: BODY_SCHEMAS });

/** Returns whether a body is valid for a route according to the OpenAPI document. */
function isValid({ body = {} }: ApiRoute, sent: Body): boolean {
  const reference = body.$ref ?? '';
  return ajv.validate({ $ref: `document${reference}` }, trimTexts(sent));
}

/** Returns a body as the routes read it, with blanks around each text removed. */
const trimTexts = (sent: Body): unknown =>
  JSON.parse(JSON.stringify(sent), (_key, value: unknown) => (typeof value === 'string' ? value.trim() : value));

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, -1, 0, 9.98, 1e300, '', ' ', '0', '6', 'q37', '\0', '\ud800', '{}'),
  fc.constantFrom('a@b', 'x'.repeat(101), `${'a'.repeat(250)}@b.org`, 'x'.repeat(9_000)),
  fc.constantFrom("'; drop table users; --", '<script>alert(1)</script>', '../../etc', '%00'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom({ $ne: null }, { length: 36 }, { toString: 1 }, { constructor: {} }, [[]], [{}]),
);
const extraKey = fc.constantFrom('isPaid', 'id', 'role', 'userId', '__proto__', 'constructor', 'q37');

type Step = (body: Body) => void;

/** Generates functions that change a body, at its top level or within a list or object in it. */
const step: fc.Arbitrary<Step> = fc
  .record({
    within: fc.boolean(),
    index: fc.nat(),
    key: fc.option(extraKey),
    value: fc.option(oddValue),
  })
  .map(({ within, index, key, value }): Step => (body) => {
    const inner = Object.values(body).find((each) => typeof each === 'object' && each !== null);
    let holder: object = within && typeof inner === 'object' && inner !== null ? inner : body;
    if (Array.isArray(holder) && index % 3 > 0) holder = Object(holder[index % holder.length]);
    const keys = Object.keys(holder);
    const chosenKey = key ?? keys[index % Math.max(1, keys.length)] ?? 'x';
    // Sets no named key on an array. JSON cannot contain such a key, and an own `constructor` would slow down all
    // arrays of the process.
    if (Array.isArray(holder) && value !== null && !Object.hasOwn(holder, chosenKey)) return;
    if (value === null && Array.isArray(holder)) holder.splice(index % (holder.length + 1), 1);
    else if (value === null) Reflect.deleteProperty(holder, chosenKey);
    // Defines an own property, because JSON can have the key `__proto__`, and assigning to it would set the prototype.
    else {
      const copiedValue = structuredClone(value);
      Reflect.defineProperty(holder, chosenKey, {
        value: copiedValue,
        enumerable: true,
        configurable: true,
      });
    }
  });

const bodyArbitrary = (route: ApiRoute): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.array(step, { minLength: 0, maxLength: 3 }).map((steps) => {
        // Uses a wrong password, because the right one would delete the test's account.
        const wrongFields = route.operationId === 'deleteUser' ? { password: 'not the password' } : {};
        const createdBody = Object(structuredClone(exampleBody(route, { ...givenIds, ...wrongFields })));
        for (const each of steps) each(createdBody);
        return JSON.stringify(createdBody);
      }),
    },
    { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
    { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
  );

function parseBody(sent: string): Body | null {
  try {
    const value: unknown = JSON.parse(sent);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value))
      : null;
  } catch {
    return null;
  }
}

const ROUTES_WITH_BODY = API_ROUTES.filter(({ body }) => body !== undefined);

it.each(ROUTES_WITH_BODY.map((route) => [route.name, route] as const))(
  '%s accepts only valid bodies, and returns only documented statuses',
  async (_name, route) => {
    const path = fillRoutePath(route, givenIds);
    const statuses = new Map<number, number>();
    const messages = new Set<string>();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(bodyArbitrary(route), async (sent) => {
        if (run++ % 8 === 0) await api.sql`delete from throttles`;
        const { status, text: message } = await browser.send(route.method, path, sent, {
          'content-type': 'application/json',
        });
        messages.add(message);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500) throw new Error(`answered ${status}`);
        const body = parseBody(sent);
        if (status < 300 && (body === null || !isValid(route, body))) throw new Error('was taken');
      }),
      { numRuns: RUN_COUNT },
    );
    const undocumentedStatuses = [...statuses.keys()].filter((status) => !route.responses[status]);
    expect(undocumentedStatuses).toEqual([]);
    // Some bodies must have been refused, and for different reasons. Otherwise the generator tests too little.
    expect(statuses.get(400) ?? 0).toBeGreaterThan(RUN_COUNT / 10);
    expect(messages.size).toBeGreaterThan(2);
    const answer = await browser.get('/api/auth/user');
    expect(answer.status).toBe(200);
  },
  Math.max(60_000, RUN_COUNT * 100),
);

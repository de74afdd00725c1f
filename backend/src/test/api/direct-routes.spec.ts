// Routes that are called without Nest, by Fastify and before it, held against the same routes called by Nest.
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { request } from 'node:http';
import { DirectRoutes } from '../../auth/access/direct-routes.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { type Buyer, completedBuyer, pay } from '../support/buyer.js';
import { statementsOf } from '../support/statement-counter.js';
import { submission } from '../support/submission.factory.js';
import { startTestApi, type TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

/** Tests send it to have a request answered by Nest. */
const BY_NEST = 'x-by-nest';
/** With it a request may have a body, so it is not answered before Fastify. */
const BY_FASTIFY = { 'content-length': '0' };

let api: TestApi;
let buyer: Buyer;
let stranger: Buyer;
let direct = 0;

/** Registers the routes so that each request chooses. */
function registerBoth(): void {
  const { register } = DirectRoutes.prototype;
  jest.spyOn(DirectRoutes.prototype, 'register').mockImplementation(function both(
    this: DirectRoutes,
    fastify: FastifyInstance,
  ) {
    let nest: RouteHandlerMethod;
    fastify.addHook('onRoute', ({ handler }) => {
      nest = handler;
    });
    register.call(this, fastify);
    fastify.addHook('onRoute', (route) => {
      const [byNest, own] = [nest, route.handler];
      if (byNest === own) return;
      route.handler = function choose(incoming, reply) {
        if (incoming.headers[BY_NEST] !== undefined) return byNest.call(this, incoming, reply);
        direct += 1;
        return own.call(this, incoming, reply);
      };
    });
  });
}

beforeAll(async () => {
  registerBoth();
  api = await startTestApi({ metricsPort: 0 });
  buyer = await completedBuyer(api, 'direct@example.org');
  stranger = await completedBuyer(api, 'direct.stranger@example.org');
  await buyer.browser.post('/api/verify-payment', { paymentIntentId: await pay(api, buyer) });
  await until(
    () => buyer.browser.get(`/api/reports/assessment/${buyer.assessmentId}`),
    ({ status }) => status === 200,
  );
});
afterAll(async () => {
  jest.restoreAllMocks();
  await api.close();
});

const VARYING = new Set(['x-request-id', 'Date', 'date']);
const line = (): unknown => {
  const {
    reqId: _,
    ms: __,
    time: ___,
    ...rest
  } = JSON.parse(api.log.findLast((each) => each.includes('"msg":"request"')) ?? '{}');
  return rest;
};

/** Everything that a client sees of a reply, in its order, and the line of the log. */
function send(method: string, path: string, headers: Record<string, string>, body?: string) {
  return new Promise<object>((resolve, reject) => {
    const typed = body === undefined ? {} : { 'content-type': 'application/json' };
    const call = request(api.url + path, { method, headers: { ...headers, ...typed } }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        const sent = reply.rawHeaders.map((text, at) =>
          VARYING.has(reply.rawHeaders[at - 1] ?? '') ? 'varies' : text,
        );
        const text = Buffer.concat(parts).toString('base64');
        setTimeout(() => resolve({ status: reply.statusCode, sent, text, line: line() }), 20);
      });
    });
    call.on('error', reject).end(body);
  });
}

type Case = [
  what: string,
  call: () => [method: string, path: string, headers: Record<string, string>, body?: string],
  early?: 'early',
];
const NO_ID = '00000000-0000-4000-8000-000000000000';
const cookieOf = ({ browser }: Buyer): string =>
  [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const mine = (extra = {}) => ({ cookie: cookieOf(buyer), ...extra });
const theirs = () => ({ cookie: cookieOf(stranger) });
const invented = { cookie: `bearings_session=${'A'.repeat(43)}; bearings_signed_in=1` };
const status = (id = buyer.assessmentId) => `/api/reports/status/${id}`;
const report = (id = buyer.assessmentId) => `/api/reports/assessment/${id}`;
const capitals = () => buyer.assessmentId.toUpperCase();
const submit = '/api/assessments/public';

const CASES: Case[] = [
  ['the user', () => ['GET', '/api/auth/user', mine()], 'early'],
  ['the user without a session', () => ['GET', '/api/auth/user', {}]],
  ['the user of an invented session', () => ['GET', '/api/auth/user', invented]],
  ['a HEAD', () => ['HEAD', '/api/auth/user', mine()]],
  ['a status', () => ['GET', status(), mine()], 'early'],
  ['a status by an id in capitals', () => ['GET', status(capitals()), mine()], 'early'],
  ['a status with a query', () => ['GET', `${status()}?a=b`, mine()]],
  ['a status with a slash at its end', () => ['GET', `${status()}/`, mine()]],
  ['a status of somebody else', () => ['GET', status(), theirs()]],
  ['a status of nothing', () => ['GET', status(NO_ID), mine()]],
  ['a status by a malformed id', () => ['GET', status('a'), mine()]],
  ['a status without a session', () => ['GET', status(), {}]],
  ['a report', () => ['GET', report(), mine()], 'early'],
  ['a report, packed', () => ['GET', report(), mine({ 'accept-encoding': 'gzip' })], 'early'],
  ['a report of another country', () => ['GET', `${report()}?country=Ireland`, mine()]],
  ['a report by a wrong version', () => ['GET', `${report()}?revision=x`, mine()]],
  ['a report with an unknown query', () => ['GET', `${report()}?other=x`, mine()]],
  ['a report of somebody else', () => ['GET', report(), theirs()]],
  ['a report, HEAD', () => ['HEAD', report(), mine()]],
  ['a submission', () => ['POST', submit, mine(), JSON.stringify(submission())]],
  ['a submission that is no object', () => ['POST', submit, mine(), '[]']],
  ['a submission that is no JSON', () => ['POST', submit, mine(), '{']],
  ['a submission without answers', () => ['POST', submit, mine(), '{"email":"a@example.org"}']],
  [
    'a submission from another site',
    () => ['POST', submit, mine({ 'sec-fetch-site': 'cross-site' }), '{}'],
  ],
];

// With a third parameter of its own, Jest would wait for a callback where a case has none.
it.each(CASES)('%s is answered as Nest answers it', async (...[, call, early]) => {
  const [method, path, headers, body] = call();
  const byFastify = { ...headers, ...(body === undefined && BY_FASTIFY) };
  const byNest = await send(method, path, { ...byFastify, [BY_NEST]: '1' }, body);
  const before = direct;
  expect(await send(method, path, byFastify, body)).toEqual(byNest);
  // Refused before the route: by the parser, the rule for bodies or the one for other sites.
  const isRefused = body === '{' || body === '[]' || headers['sec-fetch-site'];
  expect(direct - before).toBe(isRefused ? 0 : 1);
  const between = direct;
  expect(await send(method, path, headers, body)).toEqual(byNest);
  expect(direct - between).toBe(isRefused || early ? 0 : 1);
});

it.each([
  ['the user', '/api/auth/user', '/api/auth/user'],
  ['a status', '/api/reports/status/:assessment', () => status()],
])('%s is measured before Fastify as by it', async (_, route, path) => {
  const measured = async () => {
    const name = `bearings_http_request_seconds_count{method="GET",route="${route}",status="200"} `;
    const text = await api.app.get(Metrics).scrape();
    return Number(text.split(name)[1]?.split('\n', 1)[0] ?? 0);
  };
  const address = typeof path === 'string' ? path : path();
  const [count, before] = [await measured(), direct];
  await send('GET', address, mine());
  expect([await measured(), direct]).toEqual([count + 1, before]);
  await send('GET', address, mine(BY_FASTIFY));
  expect([await measured(), direct]).toEqual([count + 2, before + 1]);
});

it('an error before Fastify is sent by it, without asking the database again', async () => {
  const count = async (headers: Record<string, string>): Promise<number> =>
    (await statementsOf(() => send('GET', status(), { ...theirs(), ...headers }))).length;
  expect(await count({})).toBe(await count(BY_FASTIFY));
});

// Routes that Fastify calls without Nest, held against the same routes called by Nest.
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { request } from 'node:http';
import { DirectRoutes } from '../auth/access/direct-routes.js';
import { type Buyer, completedBuyer, pay } from './buyer.js';
import { submission } from './submission.factory.js';
import { startTestApi, type TestApi } from './test-api.js';
import { until } from './until.js';

/** Tests send it to have a request answered by Nest. */
const BY_NEST = 'x-by-nest';

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
  api = await startTestApi();
  buyer = await completedBuyer(api, 'direct@example.org');
  stranger = await completedBuyer(api, 'direct.stranger@example.org');
  await buyer.browser.post('/api/verify-payment', { paymentIntentId: await pay(api, buyer) });
  await until(
    () => buyer.browser.get(`/api/reports/assessment/${buyer.assessmentId}`),
    ({ status }) => status === 200,
  );
}, 60_000);
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
];
const NO_ID = '00000000-0000-4000-8000-000000000000';
const cookieOf = ({ browser }: Buyer): string =>
  [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const mine = (extra = {}) => ({ cookie: cookieOf(buyer), ...extra });
const theirs = () => ({ cookie: cookieOf(stranger) });
const invented = { cookie: `bearings_session=${'A'.repeat(43)}; bearings_signed_in=1` };
const status = (id = buyer.assessmentId) => `/api/reports/status/${id}`;
const report = (id = buyer.assessmentId) => `/api/reports/assessment/${id}`;
const submit = '/api/assessments/public';

const CASES: Case[] = [
  ['the user', () => ['GET', '/api/auth/user', mine()]],
  ['the user without a session', () => ['GET', '/api/auth/user', {}]],
  ['the user of an invented session', () => ['GET', '/api/auth/user', invented]],
  ['a HEAD', () => ['HEAD', '/api/auth/user', mine()]],
  ['a status', () => ['GET', status(), mine()]],
  ['a status with a slash at its end', () => ['GET', `${status()}/`, mine()]],
  ['a status of somebody else', () => ['GET', status(), theirs()]],
  ['a status of nothing', () => ['GET', status(NO_ID), mine()]],
  ['a status by a malformed id', () => ['GET', status('a'), mine()]],
  ['a status without a session', () => ['GET', status(), {}]],
  ['a report', () => ['GET', report(), mine()]],
  ['a report, packed', () => ['GET', report(), mine({ 'accept-encoding': 'gzip' })]],
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

it.each(CASES)('%s is answered as Nest answers it', async (_, call) => {
  const [method, path, headers, body] = call();
  const byNest = await send(method, path, { ...headers, [BY_NEST]: '1' }, body);
  const before = direct;
  const own = await send(method, path, headers, body);
  expect(own).toEqual(byNest);
  // Refused before the route: by the parser, the rule for bodies or the one for other sites.
  const isRefused = body === '{' || body === '[]' || headers['sec-fetch-site'];
  expect(direct - before).toBe(isRefused ? 0 : 1);
});

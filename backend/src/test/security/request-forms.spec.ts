// A request in an unusual but valid HTTP form must get the same access decision, headers and log line as a usual one.
import type { User } from '@bearings/contracts';
import { Browser } from '../support/browser.js';
import { type Buyer, createBuyerWithSecondAssessment, createVisitorWithAssessment } from '../support/buyer.js';
import { type RawReply, type RawRequest, sendRawRequests } from '../support/raw-client.js';
import { listServedRoutes } from '../support/served-routes.js';
import { useTestApi } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';

/** Number of replies to parallel requests of different people. REPLIES=200000 makes the test much longer. */
const REPLY_COUNT = Number(process.env['REPLIES'] ?? 3_000);
const PRIVATE_CACHE_CONTROL = 'private, no-store';
const SECURITY_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

const api = useTestApi();
let visitor: Buyer;
let buyer: Buyer;
let stranger: Buyer;
beforeAll(async () => {
  visitor = await createVisitorWithAssessment(api, 'forms.visitor@example.org');
  buyer = await createBuyerWithSecondAssessment(api, 'forms.buyer@example.org');
  stranger = await createBuyerWithSecondAssessment(api, 'forms.stranger@example.org');
});

const getCookieHeader = (browser: Browser): string =>
  `cookie: ${[...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`;

const percentEncode = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;

/** Functions that rewrite a request into another form with the same meaning, by the name of the form. */
const REQUEST_REWRITERS: Record<string, (request: RawRequest) => RawRequest> = {
  'a percent-encoded letter': (request) => ({
    ...request,
    target: request.target.replace(/^\/(.)(.)/, (_, first, second) => `/${first}${percentEncode(second)}`),
  }),
  'a percent-encoded letter in the last part of the path': (request) => ({
    ...request,
    target: request.target.replace(/([a-z\d])$/, percentEncode),
  }),
  'a slash at the end of the path': (request) => ({ ...request, target: `${request.target}/` }),
  'an absolute URI': (request) => ({ ...request, target: `http://localhost${request.target}` }),
  'an absolute URI with another host': (request) => ({
    ...request,
    target: `http://example.org${request.target}`,
  }),
  HEAD: (request) => ({ ...request, method: request.method === 'GET' ? 'HEAD' : request.method }),
};

const sendOne = async (request: RawRequest): Promise<RawReply> => {
  const [reply] = await sendRawRequests(api.url, [request]);
  if (!reply) throw new Error(`No reply to ${request.target}.`);
  return reply;
};

const listLoggedRequests = (): { route: string; status: number }[] =>
  api.log
    .filter((line) => line.includes('"msg":"request"'))
    .map((line): { route: string; status: number } => JSON.parse(line));

describe.each(Object.entries(REQUEST_REWRITERS))('a request rewritten to use %s', (_, inForm) => {
  it('gets the same status, security headers and log line as the original request', async () => {
    const plainRequest = {
      method: 'GET',
      target: '/api/assessments/draft',
      headers: [getCookieHeader(visitor.browser)],
    };
    const expected = await sendOne(plainRequest);
    const before = listLoggedRequests().length;
    const reply = await sendOne(inForm(plainRequest));
    expect([reply.status, reply.headers['cache-control']]).toEqual([expected.status, PRIVATE_CACHE_CONTROL]);
    expect(Object.keys(reply.headers)).toEqual(expect.arrayContaining(SECURITY_HEADERS));
    const lines = await pollUntil(
      () => listLoggedRequests().slice(before),
      (found) => found.length > 0,
    );
    expect(lines).toMatchObject([{ route: '/api/assessments/draft', status: expected.status }]);
  });

  it('gets the same access decision as the original request on every route', async () => {
    const routes = listServedRoutes(api).filter(({ name }) => !/logout|csv|zip|pdf|sample/.test(name));
    expect(routes.length).toBeGreaterThan(50);
    const differingReplies: unknown[] = [];
    for (const { name } of routes) {
      const [method = '', pattern = ''] = name.split(' ');
      const target = pattern.replace(/:\w+/g, buyer.assessmentId);
      // Calls that change data are made only without a session, so that they are refused.
      const people = method === 'GET' ? [null, visitor, stranger, buyer] : [null];
      for (const person of people) {
        const headers = person ? [getCookieHeader(person.browser)] : [];
        const plainRequest = { method, target, headers, ...(method !== 'GET' && { body: '{}' }) };
        const [expected, reply] = [await sendOne(plainRequest), await sendOne(inForm(plainRequest))];
        if (expected.status === 429 || expected.status === reply.status) continue;
        differingReplies.push([name, expected.status, reply.status]);
      }
    }
    expect(differingReplies).toEqual([]);
  });
});

describe('a request that is refused before its route is known', () => {
  it.each<[string, number, RawRequest]>([
    ['with a too long parameter', 414, { target: `/api/assessments/${'a'.repeat(3_000)}` }],
    ['with a malformed encoding', 400, { target: '/api/assessments/%E0%A4%A' }],
    ['with a too large header', 431, { target: '/', headers: [`x-large: ${'a'.repeat(20_000)}`] }],
    ['that is not valid HTTP', 400, { target: '/', headers: ['no header'] }],
    ['with two Host headers', 400, { target: '/api/countries', headers: ['host: example.org'] }],
  ])('%s gets a reply with the security headers', async (_, status, request) => {
    const reply = await sendOne(request);
    expect([reply.status, reply.headers['cache-control']]).toEqual([status, PRIVATE_CACHE_CONTROL]);
    expect(Object.keys(reply.headers)).toEqual(expect.arrayContaining(SECURITY_HEADERS));
    expect(JSON.parse(reply.text)).toMatchObject({ statusCode: status });
  });
});

describe('requests of different people over the same connections', () => {
  it(
    'never get another person’s data',
    async () => {
      const people = [visitor, buyer, stranger];
      const emails = await Promise.all(
        people.map(async ({ browser }) => (await browser.get<User>('/api/auth/user')).body?.email),
      );
      let mixedUpCount = 0;
      let replies = 0;
      const forms = Object.values(REQUEST_REWRITERS);
      async function talk(start: number): Promise<void> {
        for (let round = start; replies < REPLY_COUNT; round += 1) {
          const sentReplies = Array.from({ length: 12 }, (_, index) => {
            const askingPerson = (round + index) % people.length;
            const owner = (round + index * 2) % people.length;
            const target =
              index % 2 === 0 ? '/api/auth/user' : `/api/reports/status/${people[owner]?.assessmentId ?? ''}`;
            const plainRequest = {
              method: 'GET',
              target,
              headers: people[askingPerson] ? [getCookieHeader(people[askingPerson].browser)] : [],
            };
            const requestForm = forms[(round * 5 + index) % (forms.length + 3)];
            return {
              asking: askingPerson,
              owner,
              request: requestForm ? requestForm(plainRequest) : plainRequest,
            };
          });
          const answers = await sendRawRequests(
            api.url,
            sentReplies.map(({ request }) => request),
          );
          expect(answers).toHaveLength(sentReplies.length);
          for (const [index, { asking, owner, request }] of sentReplies.entries()) {
            const { status = 0, text = '' } = answers[index] ?? {};
            const isHead = request.method === 'HEAD';
            const isRight =
              index % 2 === 1
                ? status === (asking === owner ? 200 : 404)
                : emails[asking] === undefined
                  ? status === 401
                  : status === 200 && (isHead || text.includes(`"${emails[asking]}"`));
            replies += 1;
            if (!isRight) mixedUpCount += 1;
          }
        }
      }
      await Promise.all(Array.from({ length: 16 }, (_, index) => talk(index * 7)));
      expect([mixedUpCount, replies >= REPLY_COUNT]).toEqual([0, true]);
    },
    120_000 + 10 * REPLY_COUNT,
  );
});

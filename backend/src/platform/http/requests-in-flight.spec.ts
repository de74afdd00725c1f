import fastify, { type FastifyInstance } from 'fastify';
import { sendRawRequests, type RawRequest } from '../../test/support/raw-client.js';
import { limitRequestsInFlight } from './requests-in-flight.js';

const READER_HEADER = 'x-reader';

let server: FastifyInstance;
let url: string;
/** Number of requests that are being answered now, for each caller. */
let running: Record<string, number>;
let maxCalls: Record<string, number>;
let logged: string[];
beforeEach(async () => {
  [running, maxCalls] = [{}, {}];
  logged = [];
  server = fastify({ logger: { stream: { write: (line: string) => void logged.push(line) } } });
  limitRequestsInFlight(server, ({ headers }) => String(headers[READER_HEADER] ?? '') || null);
  server.get('/:index', async ({ headers, params }) => {
    const reader = String(headers[READER_HEADER]);
    running[reader] = (running[reader] ?? 0) + 1;
    maxCalls[reader] = Math.max(maxCalls[reader] ?? 0, running[reader]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running[reader] -= 1;
    return params;
  });
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());

const createRequests = (reader: string | null, count: number): RawRequest[] =>
  Array.from({ length: count }, (_, index) => ({
    target: `/${index}`,
    headers: reader === null ? [] : [`${READER_HEADER}: ${reader}`],
  }));

it('the server answers the requests of one connection one after another in the order received', async () => {
  const replies = await sendRawRequests(url, createRequests(null, 40));
  expect(replies.map(({ text }) => JSON.parse(text).index)).toEqual(
    Array.from({ length: 40 }, (_, index) => String(index)),
  );
  expect(maxCalls).toEqual({ undefined: 1 });
});

it('the server answers at most eight requests of one caller at a time, without delaying other callers', async () => {
  const busyReplies = Array.from({ length: 30 }, () => sendRawRequests(url, createRequests('busy', 10)));
  const [reply] = await sendRawRequests(url, createRequests('other', 1));
  expect([reply?.status, running['busy']]).toEqual([200, 8]);
  const replies = (await Promise.all(busyReplies)).flat();
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(300);
  expect(maxCalls).toEqual({ busy: 8, other: 1 });
});

it('the server refuses a caller’s further requests while a hundred are waiting, and logs no error of ours', async () => {
  const replies = await sendRawRequests(url, createRequests('busy', 150));
  const refusedReplies = replies.filter(({ status }) => status === 429);
  expect(refusedReplies.length).toBeGreaterThan(0);
  expect(refusedReplies.every(({ headers }) => headers['retry-after'] === '2')).toBe(true);
  expect(replies.length - refusedReplies.length).toBeGreaterThan(100);
  expect(logged.filter((line) => /"level":(40|50)/.test(line))).toEqual([]);
});

it('the server still answers a caller whose waiting requests were aborted', async () => {
  const abortController = new AbortController();
  const calls = Array.from({ length: 40 }, () =>
    fetch(`${url}/1`, {
      signal: abortController.signal,
      headers: { [READER_HEADER]: 'busy' },
    }).catch(() => null),
  );
  await new Promise((resolve) => setTimeout(resolve, 5));
  abortController.abort();
  await Promise.all(calls);
  const [reply] = await sendRawRequests(url, createRequests('busy', 1));
  expect(reply?.status).toBe(200);
});

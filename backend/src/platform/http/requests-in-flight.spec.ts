import { setImmediate as waitForNextTurn } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { sendRawRequests, type RawRequest } from '../../test/support/raw-client.js';
import { pollUntil } from '../../test/support/until.js';
import { limitRequestsInFlight } from './requests-in-flight.js';

const READER_HEADER = 'x-reader';

let server: FastifyInstance;
let url: string;
/** Number of requests that are being answered now, for each caller. */
let running: Record<string, number>;
let maxCalls: Record<string, number>;
let logged: string[];
/** Number of connections that have sent a request, for each caller. */
let connected: Record<string, number>;
/** What each request waits for before it is answered. */
let wait: () => Promise<unknown>;
beforeEach(async () => {
  [running, maxCalls, connected] = [{}, {}, {}];
  logged = [];
  wait = () => waitForNextTurn();
  server = fastify({ logger: { stream: { write: (line: string) => void logged.push(line) } } });
  const sockets = new Set<unknown>();
  server.addHook('onRequest', async ({ headers, raw: { socket } }) => {
    const reader = String(headers[READER_HEADER]);
    if (!sockets.has(socket)) connected[reader] = (connected[reader] ?? 0) + 1;
    sockets.add(socket);
  });
  limitRequestsInFlight(server, ({ headers }) => String(headers[READER_HEADER] ?? '') || null);
  server.get('/:index', async ({ headers, params }) => {
    const reader = String(headers[READER_HEADER]);
    running[reader] = (running[reader] ?? 0) + 1;
    maxCalls[reader] = Math.max(maxCalls[reader] ?? 0, running[reader]);
    await wait();
    running[reader] -= 1;
    return params;
  });
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());

/** Lets the requests from now on wait until the returned function is called. */
function holdRequests(): () => void {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  wait = () => released;
  return release;
}

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
  const release = holdRequests();
  const busyReplies = Array.from({ length: 30 }, () => sendRawRequests(url, createRequests('busy', 10)));
  await pollUntil(() => connected['busy'], 30);
  wait = () => waitForNextTurn();
  const [reply] = await sendRawRequests(url, createRequests('other', 1));
  expect([reply?.status, running['busy']]).toEqual([200, 8]);
  release();
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
  const release = holdRequests();
  const abortController = new AbortController();
  const calls = Array.from({ length: 40 }, () =>
    fetch(`${url}/1`, {
      signal: abortController.signal,
      headers: { [READER_HEADER]: 'busy' },
    }).catch(() => null),
  );
  await pollUntil(() => connected['busy'], 40);
  abortController.abort();
  await Promise.all(calls);
  wait = () => waitForNextTurn();
  const [reply] = await sendRawRequests(url, createRequests('busy', 1));
  expect(reply?.status).toBe(200);
  release();
});

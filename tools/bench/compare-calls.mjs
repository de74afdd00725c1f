// Compares the most used API calls with the same calls to two other servers, which do the same work on the same
// PostgreSQL: a bare one without a framework, and a peer with the frameworks that most teams would choose.
import { endpoints } from '@bearings/contracts';
import { createSubmission } from '@bearings/faults/buyer.mjs';
import { freePort, startPart, waitUntilReady } from '@bearings/processes';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Client } from 'pg';
import { measureLoad, requestBytes } from './load.mjs';
import { addAssessments, addVisitors, clearThrottles } from './rows.mjs';
import { buyReport, NODE_OPTIONS } from './site.mjs';

const ROUND_COUNT = 5;
const LOAD_OPTIONS = { connections: 32, seconds: 2.5, warmUp: 0.7 };
/**
 * Number of assessments added before the first call, because PostgreSQL would plan its queries for
 * empty tables otherwise.
 */
const ASSESSMENT_COUNT = 10_000;
/** Number of visitors. With this many, each visitor submits only a few times. */
const VISITOR_COUNT = 2_000;
/**
 * Minimum requests per second of our API, as a share of the bare server's requests per second, as a guard against
 * regressions. Null means that there is no minimum.
 * @type {Readonly<Record<string, number | null>>}
 */
export const MIN_SHARES_OF_BARE_SERVER = {
  submit: 0.35,
  status: 0.35,
  'session user': 0.4,
  'report read': 0.3,
  landing: 0.18,
  live: null,
};
/** Maximum of the 99th percentile of our API's response times, in milliseconds. */
export const MAX_P99_MS = 100;
/** The calls without the database, which the peer does not answer. */
const CALLS_WITHOUT_DATABASE = new Set(['landing', 'live']);

/** @typedef {import('./load.mjs').Load} Load */
/** @typedef {{ name: string, rounds: { bare: Load, ours: Load, peer?: Load }[] }} Compared */

/**
 * @param {import('./site.mjs').Site} site @param {string} backend the compiled backend
 * @returns {Promise<Compared[]>}
 */
export async function compareCalls(site, backend) {
  const database = new Client({ connectionString: site.databaseUrl });
  await database.connect();
  await addAssessments(database, ASSESSMENT_COUNT);
  const calls = await listCalls(site, database);
  const repliesPath = join(site.folder, 'replies.json');
  writeFileSync(repliesPath, JSON.stringify(await recordReplies(site.url, calls)));
  const start = (/** @type {string} */ file) => startServer(site, file, [backend, repliesPath]);
  const servers = [await start('bare-server.mjs'), await start('peer-server.mjs')];
  const [bareUrl = '', peerUrl = ''] = servers.map(({ url }) => url);
  try {
    for (const call of calls) await checkPeerReply(call, site.url, peerUrl);
    /** @type {Compared[]} */
    const comparedCalls = calls.map(({ name }) => ({ name, rounds: [] }));
    // The first round is not counted: it compiles code and plans statements.
    for (let round = 0; round <= ROUND_COUNT; round += 1) {
      for (const [index, { name, requestOf, awake }] of calls.entries()) {
        const measure = async (/** @type {string} */ url) => {
          await clearThrottles(database);
          return measureLoad(url, requestOf, { ...LOAD_OPTIONS, awake });
        };
        // The servers take turns in being measured first.
        const first = round % 2 === 0 ? await measure(bareUrl) : null;
        const ours = await measure(site.url);
        const bare = first ?? (await measure(bareUrl));
        const peer = CALLS_WITHOUT_DATABASE.has(name) ? {} : { peer: await measure(peerUrl) };
        if (round > 0) comparedCalls[index]?.rounds.push({ bare, ours, ...peer });
      }
    }
    return comparedCalls;
  } finally {
    for (const { part } of servers) await part.kill();
    await database.end();
  }
}

/** Starts a program of this folder as a server. @param {import('./site.mjs').Site} site @param {string} file @param {string[]} args */
async function startServer(site, file, args) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const part = startPart({
    name: file,
    command: process.execPath,
    args: [join(import.meta.dirname, file), ...args],
    cwd: site.folder,
    env: { PATH: process.env.PATH, NODE_OPTIONS, DATABASE_URL: site.databaseUrl, PORT: String(port) },
    onLine: (line) => console.error(line),
  });
  await waitUntilReady(part, async () => (await fetch(`${url}/api/health/live`)).ok, 60_000);
  return { part, url };
}

/** @param {import('./site.mjs').Site} site @param {import('pg').Client} database */
async function listCalls(site, database) {
  const { buyer } = await buyReport(site, 900_000);
  const visitors = await addVisitors(database, VISITOR_COUNT);
  const run = randomUUID().slice(0, 8);
  const withId = (/** @type {{ path: string }} */ { path }) => path.replace(/:\w+/, buyer.assessment);
  let count = 0;
  const submission = (/** @type {number} */ index) => {
    // Each submission has different answers, also in later rounds, because equal answers would not be stored again.
    count += 1;
    const body = createSubmission(`${run}.${count}@example.org`, count);
    const cookie = visitors[index % visitors.length] ?? '';
    return requestBytes('POST', endpoints.submitAssessment.path, cookie, body);
  };
  const reads = {
    status: [withId(endpoints.reportStatus), buyer.cookieHeader()],
    'session user': [endpoints.currentUser.path, buyer.cookieHeader()],
    'report read': [withId(endpoints.report), buyer.cookieHeader()],
    landing: ['/', ''],
    live: ['/api/health/live', ''],
  };
  /** @type {{ name: string, path: string, cookie: string, requestOf: (index: number) => string, awake: boolean }[]} */
  return [
    { name: 'submit', path: '', cookie: '', requestOf: submission, awake: false },
    ...Object.entries(reads).map(([name, [path = '', cookie = '']]) => {
      const request = requestBytes('GET', path, cookie);
      // With `awake`, this process never sleeps, so that the server need not spend time on waking it. That keeps a
      // processor core busy, so it is possible only for calls without the database, which leave a core free.
      return {
        name,
        path,
        cookie,
        requestOf: () => request,
        awake: CALLS_WITHOUT_DATABASE.has(name),
      };
    }),
  ];
}

/**
 * Throws unless the peer answers a read with the same JSON as our API.
 * @param {Awaited<ReturnType<typeof listCalls>>[number]} call @param {string} ownUrl @param {string} peerUrl
 */
async function checkPeerReply({ name, path, cookie }, ownUrl, peerUrl) {
  if (name === 'submit' || CALLS_WITHOUT_DATABASE.has(name)) return;
  const [own, peer] = await Promise.all(
    [ownUrl, peerUrl].map(async (url) => (await fetch(url + path, { headers: { cookie } })).json()),
  );
  if (!isDeepStrictEqual(own, peer)) throw new Error(`The peer's reply to ${path} differs from ours.`);
}

/** Headers that node:http sets itself, so the bare server does not copy them. */
const OWN_HEADERS = new Set(['connection', 'content-length', 'date', 'keep-alive']);

/**
 * Records the replies of our API, by path. The bare server copies their headers and the bytes of pages.
 * @param {string} url
 * @param {Awaited<ReturnType<typeof listCalls>>} calls
 */
async function recordReplies(url, calls) {
  /** @type {Record<string, object>} */
  const replies = {};
  for (const { name, path, cookie } of calls) {
    if (name === 'submit') continue;
    replies[path] = await recordReply(url + path, cookie);
    // All JSON replies of our API have the same headers, so the bare server's reply to a submission gets those of the
    // status reply.
    if (name === 'status') replies[endpoints.submitAssessment.path] = replies[path];
  }
  return replies;
}

/**
 * Reads a reply without decompressing it, which `fetch` would do.
 * @param {string} url
 * @param {string} cookie
 */
async function recordReply(url, cookie) {
  const request = get(url, { headers: { cookie, 'accept-encoding': 'br, gzip' } });
  /** @type {import('node:http').IncomingMessage[]} */
  const [reply] = await once(request, 'response');
  const headers = Object.entries(reply?.headers ?? {}).filter(([name]) => !OWN_HEADERS.has(name));
  const body = Buffer.concat((await reply?.toArray()) ?? []);
  return { headers: headers.flat(), base64: body.toString('base64') };
}

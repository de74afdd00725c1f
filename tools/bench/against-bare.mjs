// Each hot call on our API and on a bare server that does the same work, taken by turns on one PostgreSQL.
import { endpoints } from '@bearings/contracts';
import { freePort, startPart, waitUntilReady } from '@bearings/processes';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { Client } from 'pg';
import { load, requestBytes } from './load.mjs';
import { buy } from './purchase.mjs';
import { addRows, addVisitors, forgetThrottles } from './rows.mjs';
import { NODE_OPTIONS } from './site.mjs';
import { submissionOf } from './submissions.mjs';

const ROUNDS = 5;
const LOAD = { connections: 32, seconds: 2.5, warmUp: 0.7 };
/** There before the first call: a plan made for empty tables reads them whole, and is kept while they fill. */
export const ROWS = 10_000;
/** Each submits a few times only. */
const VISITORS = 2_000;
/** Share of the bare server's calls a second that is promised, and of its slowest in a hundred. */
/** @type {Readonly<Record<string, number | null>>} */
export const GOALS = {
  submit: 0.75,
  status: 0.5,
  'session user': 0.45,
  'report read': 0.4,
  landing: 0.18,
  live: null,
};
export const P99_MS = 60;
const WITHOUT_DATABASE = new Set(['landing', 'live']);

/** @typedef {{ name: string, rounds: { bare: import('./load.mjs').Load, ours: import('./load.mjs').Load }[] }} Compared */

/** @typedef {{ rounds?: number, only?: readonly string[] }} Choice fewer rounds, and only some calls */

/**
 * @param {import('./site.mjs').Site} site @param {string} backend the compiled backend
 * @param {Choice} choice @returns {Promise<Compared[]>}
 */
export async function compareWithBare(site, backend, { rounds = ROUNDS, only }) {
  const database = new Client({ connectionString: site.databaseUrl });
  await database.connect();
  await addRows(database, 0, ROWS);
  const port = await freePort();
  const bareUrl = `http://127.0.0.1:${port}`;
  const all = await callsOf(site, database);
  const calls = all.filter(({ name }) => only?.includes(name) ?? true);
  const repliesPath = join(site.folder, 'bare-replies.json');
  writeFileSync(repliesPath, JSON.stringify(await repliesOf(site.url, all)));
  const bare = startPart({
    name: 'The bare server',
    command: process.execPath,
    args: [join(import.meta.dirname, 'bare-server.mjs'), backend, repliesPath],
    cwd: site.folder,
    env: {
      PATH: process.env.PATH,
      NODE_OPTIONS,
      DATABASE_URL: site.databaseUrl,
      PORT: String(port),
    },
    onLine: (line) => console.error(line),
  });
  try {
    await waitUntilReady(bare, async () => (await fetch(`${bareUrl}/api/health/live`)).ok, 30_000);
    const pids = { bare: pidAt(port), ours: pidAt(Number(new URL(site.url).port)) };
    /** @type {Compared[]} */
    const compared = calls.map(({ name }) => ({ name, rounds: [] }));
    // The first round finds code uncompiled and statements without a plan, and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, { requestOf, awake }] of calls.entries()) {
        const run = async (/** @type {'bare' | 'ours'} */ which) => {
          await forgetThrottles(database);
          const url = which === 'bare' ? bareUrl : site.url;
          const cpuTime = () => cpuMilliseconds(pids[which]);
          return load(url, requestOf, { ...LOAD, awake, cpuTime });
        };
        // By turns, and the other one first in every second round.
        const early = round % 2 === 0 ? await run('bare') : null;
        const ours = await run('ours');
        const bare = early ?? (await run('bare'));
        if (round > 0) compared[index]?.rounds.push({ bare, ours });
      }
    }
    return compared;
  } finally {
    await bare.kill();
    await database.end();
  }
}

/** @param {import('./site.mjs').Site} site @param {import('pg').Client} database */
async function callsOf(site, database) {
  const { browser, assessmentId } = await buy(site, 900_000);
  const buyer = browser.cookieHeader();
  const visitors = await addVisitors(database, VISITORS);
  const run = randomUUID().slice(0, 8);
  const status = endpoints.reportStatus.path.replace(/:\w+/, assessmentId);
  const report = endpoints.report.path.replace(/:\w+/, assessmentId);
  const cookieOf = (/** @type {number} */ turn) => visitors[turn % visitors.length] ?? '';
  let made = 0;
  const submission = (/** @type {number} */ turn) => {
    // Every one is new, also in the next round.
    made += 1;
    const body = { ...submissionOf(made), email: `${run}.${made}@example.org` };
    return requestBytes('POST', endpoints.submitAssessment.path, cookieOf(turn), body);
  };
  const always = (/** @type {string} */ request) => () => request;
  /** @type {{ name: string, path: string, requestOf: (turn: number) => string, cookie: string, awake: boolean }[]} */
  return [
    { name: 'submit', path: '', cookie: '', requestOf: submission, awake: false },
    ...Object.entries({
      status: [status, buyer],
      'session user': [endpoints.currentUser.path, buyer],
      'report read': [report, buyer],
      landing: ['/', ''],
      live: ['/api/health/live', ''],
    }).map(([name, [path = '', cookie = '']]) => ({
      name,
      path,
      cookie,
      requestOf: always(requestBytes('GET', path, cookie)),
      // Without the database one core is free.
      awake: WITHOUT_DATABASE.has(name),
    })),
  ];
}

/** What node:http adds by itself, or has to be counted anew. */
const OWN_HEADERS = new Set(['connection', 'content-length', 'date', 'keep-alive']);

/**
 * Our replies by path. The bare server sends their headers too: browsers need them from any server, and the
 * load reads them. @param {string} url @param {Awaited<ReturnType<typeof callsOf>>} calls
 */
async function repliesOf(url, calls) {
  /** @type {Record<string, object>} */
  const replies = {};
  for (const { name, path, cookie } of calls) {
    if (name === 'submit') continue;
    const reply = await replyOf(url + path, cookie);
    replies[path] = reply;
    // Its headers are those of every call of the API.
    if (name === 'status') replies[endpoints.submitAssessment.path] = reply;
  }
  return replies;
}

/** A reply as it is sent; fetch would unpack it. @param {string} url @param {string} cookie @returns {Promise<object>} */
function replyOf(url, cookie) {
  const headers = { cookie, 'accept-encoding': 'br, gzip' };
  return new Promise((resolve, reject) => {
    const request = get(url, { headers }, (reply) => {
      /** @type {Buffer[]} */
      const parts = [];
      reply.on('data', (part) => parts.push(part));
      reply.on('end', () => {
        const pairs = Object.entries(reply.headers).filter(([name]) => !OWN_HEADERS.has(name));
        resolve({ headers: pairs.flat(), base64: Buffer.concat(parts).toString('base64') });
      });
    });
    request.on('error', reject);
  });
}

/** The process that listens on a port, where the system shows it. @param {number} port */
function pidAt(port) {
  try {
    const text = execFileSync('ss', ['-ltnpH', `sport = :${port}`], { encoding: 'utf8' });
    return Number(/pid=(\d+)/.exec(text)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Processor time of a process so far; 0 where the system does not show it. @param {number} pid */
function cpuMilliseconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // In hundredths of a second.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}

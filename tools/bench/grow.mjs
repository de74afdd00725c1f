// Compares the response times of calls with 10,000 and with a million assessments. Two sites run, and calls to them
// alternate, so that a slow moment of the machine affects both. Usage: npm run bench -- --grow
import { ADMIN_LISTS, endpoints } from '@bearings/contracts';
import { submissionOf } from '@bearings/faults/buyer.mjs';
import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { load, median, requestBytes } from './load.mjs';
import { addRows, addVisitors, clearThrottles } from './rows.mjs';
import { buy } from './site.mjs';

const ROW_COUNTS = [10_000, 1_000_000];
const ROUNDS = 5;
const SECONDS_PER_CALL = 1;
/** Maximum response time of a visitor's call with a million assessments, divided by its time with 10,000. */
const MAX_GROWTH = 1.25;
/** Maximum response time of an administrator's call. */
const ADMIN_MS = 500;

/** @typedef {import('./site.mjs').Site} Site */

/**
 * Prints the median response times of each call on two sites, which `withSite` starts.
 * @param {(work: (site: Site) => Promise<boolean>) => Promise<boolean>} withSite
 * @returns {Promise<boolean>} whether every request is within its limit
 */
export const measureGrowth = (withSite) =>
  withSite((small) => withSite((large) => measureSites([small, large])));

/** @param {Site[]} sites one site for each size */
async function measureSites(sites) {
  /** @type {Awaited<ReturnType<typeof fill>>[]} */
  const filled = [];
  for (const [index, site] of sites.entries())
    filled.push(await fill(site, ROW_COUNTS[index] ?? 0));
  const names = filled[0]?.calls.map(({ name }) => name) ?? [];
  /** @type {number[][][]} response times in milliseconds by call, size and round */
  const taken = names.map(() => filled.map(() => []));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const index of names.keys()) {
      const order = [...filled.entries()];
      if (round % 2 === 1) order.reverse();
      for (const [size, { url, calls, database }] of order) {
        const requestOf = calls[index]?.requestOf ?? (() => '');
        await clearThrottles(database);
        const options = { connections: 1, seconds: SECONDS_PER_CALL, warmUp: SECONDS_PER_CALL / 4 };
        const { p50 } = await load(url, requestOf, options);
        // The first round is not counted: it fills caches and plans statements.
        if (round > 0) taken[index]?.[size]?.push(p50);
      }
    }
  }
  for (const { database } of filled) await database.end();
  return names
    .map((name, index) => {
      const [small = [], large = []] = taken[index] ?? [];
      const times = median(large.map((ms, round) => ms / (small[round] ?? ms)));
      const isAdmin = name === 'overview' || name.startsWith('list of ');
      const isKept = isAdmin ? median(large) <= ADMIN_MS : times <= MAX_GROWTH;
      const medians = `${median(small).toFixed(2)} ms, ${median(large).toFixed(2)} ms`;
      const limit = isAdmin ? `${ADMIN_MS} ms` : `${MAX_GROWTH} times`;
      console.log(
        `${name.padEnd(24)}${medians}, ${times.toFixed(2)} times  (at most ${limit}: ${isKept ? 'yes' : 'NO'})`,
      );
      return isKept;
    })
    .every(Boolean);
}

/** Fills a site's database. @param {Site} site @param {number} size how many assessments */
async function fill(site, size) {
  const database = new Client({ connectionString: site.databaseUrl });
  await database.connect();
  // Ignores the lost connection: when the measurement fails, the site stops PostgreSQL, and only
  // the first error is to be reported.
  database.on('error', () => {});
  const { buyer } = await buy(site, 800_000);
  const admin = await addAdmin(database);
  const visitors = await addVisitors(database, 400);
  await addRows(database, size);
  const calls = callsOf(buyer.cookieHeader(), buyer.assessment, admin, visitors);
  return { url: site.url, database, calls };
}

/** @param {string} buyer @param {string} assessmentId @param {string} admin @param {string[]} visitors */
function callsOf(buyer, assessmentId, admin, visitors) {
  const get = (/** @type {string} */ path, cookie = buyer) => {
    const request = requestBytes('GET', path.replace(/:\w+/, assessmentId), cookie);
    return () => request;
  };
  let count = 0;
  const submit = (/** @type {number} */ index) => {
    count += 1;
    const body = submissionOf(`grow.${count}@example.org`, count);
    const { path } = endpoints.submitAssessment;
    return requestBytes('POST', path, visitors[index % visitors.length] ?? '', body);
  };
  return [
    { name: 'submit', requestOf: submit },
    { name: 'status', requestOf: get(endpoints.reportStatus.path) },
    { name: 'session user', requestOf: get(endpoints.currentUser.path) },
    { name: 'report read', requestOf: get(endpoints.report.path) },
    { name: 'one assessment', requestOf: get(endpoints.assessment.path) },
    { name: 'assessments', requestOf: get(endpoints.assessments.path) },
    { name: 'reports', requestOf: get(endpoints.reports.path) },
    { name: 'receipts', requestOf: get(endpoints.payments.path) },
    { name: 'overview', requestOf: get('/api/admin/overview', admin) },
    ...Object.keys(ADMIN_LISTS).map((list) => ({
      name: `list of ${list}`,
      requestOf: get(`/api/admin/${list}`, admin),
    })),
  ];
}

/**
 * Adds an administrator with a session and returns its cookie.
 * @param {import('pg').Client} database
 */
async function addAdmin(database) {
  const token = randomBytes(32).toString('base64url');
  await database.query(
    `with u as (insert into users (email, first_name, last_name, role)
                values ('grow.admin@example.org', 'Grow', 'Admin', 'admin') returning id)
     insert into sessions (token_hash, user_id, expires_at, ends_at)
     select decode($1, 'hex'), id, now() + interval '12 hours', now() + interval '12 hours' from u`,
    [createHash('sha256').update(token).digest('hex')],
  );
  return `bearings_session=${token}`;
}

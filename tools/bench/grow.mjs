// Compares the response times of calls with 10,000 and with a million assessments. Two sites run, and calls to them
// alternate, so that a slow moment of the machine affects both. Usage: npm run bench -- --grow [--rows <count>]
import { ADMIN_LISTS, endpoints } from '@bearings/contracts';
import { QUESTIONS } from '@bearings/domain';
import { createSubmission } from '@bearings/faults/buyer.mjs';
import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { measureLoad, median, requestBytes } from './load.mjs';
import { addAssessments, addVisitors, clearThrottles } from './rows.mjs';
import { buyReport } from './site.mjs';

const SMALL_COUNT = 10_000;
const ROUND_COUNT = 5;
const SECONDS_PER_CALL = 1;
/** Maximum factor by which a visitor's call may be slower with many assessments than with 10,000. */
const MAX_SLOWDOWN_FACTOR = 1.25;
/** Maximum response time of an administrator's call with many assessments. */
const MAX_ADMIN_MS = 500;

/** @typedef {import('./site.mjs').Site} Site */

/**
 * Prints the median response times of each call on two sites, which `withSite` starts.
 * @param {(work: (site: Site) => Promise<boolean>) => Promise<boolean>} withSite
 * @param {number} count number of assessments of the larger site
 * @returns {Promise<boolean>} whether every request is within its limit
 */
export const measureGrowth = (withSite, count) =>
  withSite((small) => withSite((large) => measureSites([small, large], [SMALL_COUNT, count])));

/** @param {Site[]} sites @param {number[]} counts number of assessments of each site */
async function measureSites(sites, counts) {
  /** @type {Awaited<ReturnType<typeof fillSite>>[]} */
  const filledRounds = [];
  for (const [index, site] of sites.entries()) filledRounds.push(await fillSite(site, counts[index] ?? 0));
  const names = filledRounds[0]?.calls.map(({ name }) => name) ?? [];
  /** @type {number[][][]} response times in milliseconds by call, size and round */
  const timesByCall = names.map(() => filledRounds.map(() => []));
  for (let round = 0; round <= ROUND_COUNT; round += 1) {
    for (const index of names.keys()) {
      const order = [...filledRounds.entries()];
      if (round % 2 === 1) order.reverse();
      for (const [size, { url, calls, database }] of order) {
        const createRequest = calls[index]?.requestOf ?? (() => '');
        await clearThrottles(database);
        const options = { connections: 1, seconds: SECONDS_PER_CALL, warmUp: SECONDS_PER_CALL / 4 };
        const { p50 } = await measureLoad(url, createRequest, options);
        // The first round is not counted: it fills caches and plans statements.
        if (round > 0) timesByCall[index]?.[size]?.push(p50);
      }
    }
  }
  for (const { database } of filledRounds) await database.end();
  return names
    .map((name, index) => {
      const [small = [], large = []] = timesByCall[index] ?? [];
      const times = median(large.map((ms, round) => ms / (small[round] ?? ms)));
      const isAdmin = ['overview', 'statistics'].includes(name) || name.startsWith('list of ');
      const isLimitKept = isAdmin ? median(large) <= MAX_ADMIN_MS : times <= MAX_SLOWDOWN_FACTOR;
      const mediansText = `${median(small).toFixed(2)} ms, ${median(large).toFixed(2)} ms`;
      const limit = isAdmin ? `${MAX_ADMIN_MS} ms` : `${MAX_SLOWDOWN_FACTOR} times`;
      console.log(
        `${name.padEnd(24)}${mediansText}, ${times.toFixed(2)} times  (at most ${limit}: ${isLimitKept ? 'yes' : 'NO'})`,
      );
      return isLimitKept;
    })
    .every(Boolean);
}

/** Fills a site's database. @param {Site} site @param {number} size how many assessments */
async function fillSite(site, size) {
  const database = new Client({ connectionString: site.databaseUrl });
  await database.connect();
  // Ignores the lost connection: when the measurement fails, the site stops PostgreSQL, and only
  // the first error is to be reported.
  database.on('error', () => {});
  const { buyer } = await buyReport(site, 800_000);
  const admin = await addAdmin(database);
  const visitors = await addVisitors(database, 500);
  await addAssessments(database, size);
  const calls = listCalls(buyer.cookieHeader(), buyer.assessment, admin, visitors);
  return { url: site.url, database, calls };
}

/**
 * Returns a function that returns the bytes of a submission with other answers at each call.
 * @param {string[]} visitors cookies
 */
export function createSubmitRequests(visitors) {
  let count = 0;
  return (/** @type {number} */ index) => {
    count += 1;
    const body = createSubmission(`grow.${count}@example.org`, count);
    const { path } = endpoints.submitAssessment;
    return requestBytes('POST', path, visitors[index % visitors.length] ?? '', body);
  };
}

/** Returns a function that returns the bytes of a saved draft with other answers at each call. @param {string[]} visitors cookies */
function createDraftRequests(visitors) {
  let count = 0;
  return (/** @type {number} */ index) => {
    count += 1;
    const answers = Object.fromEntries(QUESTIONS.slice(0, count % 36).map(({ id }) => [id, String((count % 5) + 1)]));
    const { path } = endpoints.saveDraft;
    return requestBytes('PUT', path, visitors[index % visitors.length] ?? '', { firstName: 'Grow', answers });
  };
}

/** @param {string} buyer @param {string} assessmentId @param {string} admin @param {string[]} visitors */
function listCalls(buyer, assessmentId, admin, visitors) {
  const getRequest = (/** @type {string} */ path, cookie = buyer) => {
    const request = requestBytes('GET', path.replace(/:\w+/, assessmentId), cookie);
    return () => request;
  };
  return [
    { name: 'submit', requestOf: createSubmitRequests(visitors.slice(0, 400)) },
    { name: 'draft', requestOf: createDraftRequests(visitors.slice(400)) },
    { name: 'status', requestOf: getRequest(endpoints.reportStatus.path) },
    { name: 'session user', requestOf: getRequest(endpoints.currentUser.path) },
    { name: 'report read', requestOf: getRequest(endpoints.report.path) },
    { name: 'one assessment', requestOf: getRequest(endpoints.assessment.path) },
    { name: 'assessments', requestOf: getRequest(endpoints.assessments.path) },
    { name: 'reports', requestOf: getRequest(endpoints.reports.path) },
    { name: 'receipts', requestOf: getRequest(endpoints.payments.path) },
    { name: 'overview', requestOf: getRequest('/api/admin/overview', admin) },
    { name: 'statistics', requestOf: getRequest('/api/admin/statistics', admin) },
    ...Object.keys(ADMIN_LISTS).map((list) => ({
      name: `list of ${list}`,
      requestOf: getRequest(`/api/admin/${list}`, admin),
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

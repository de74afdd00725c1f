// npm run bench -- --grow: what calls take with 10,000 assessments and with a million, made in SQL.
import { ADMIN_LISTS, endpoints } from '@bearings/contracts';
import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { load, requestBytes } from './load.mjs';
import { buy } from './purchase.mjs';
import { addRows, addVisitors, forgetThrottles } from './rows.mjs';
import { submissionOf } from './submissions.mjs';

const SIZES = [10_000, 1_000_000];
const SECONDS = 2;

/** @typedef {{ name: string, medians: number[] }} Grown milliseconds by size */

/** @param {import('./site.mjs').Site} site @returns {Promise<{ sizes: number[], calls: Grown[] }>} */
export async function measureGrowth(site) {
  const database = new Client({ connectionString: site.databaseUrl });
  await database.connect();
  try {
    const { browser, assessmentId } = await buy(site, 800_000);
    const admin = await addAdmin(database);
    const visitors = await addVisitors(database, 400);
    const calls = callsOf(browser.cookieHeader(), assessmentId, admin, visitors);
    /** @type {Grown[]} */
    const grown = calls.map(({ name }) => ({ name, medians: [] }));
    let rows = 0;
    for (const size of SIZES) {
      await addRows(database, rows, size);
      rows = size;
      for (const [index, { requestOf }] of calls.entries()) {
        await forgetThrottles(database);
        // The first ones find caches cold, and statements without a plan.
        await load(site.url, requestOf, { connections: 2, seconds: SECONDS / 2 });
        const { p50 } = await load(site.url, requestOf, { connections: 1, seconds: SECONDS });
        grown[index]?.medians.push(p50);
      }
    }
    return { sizes: SIZES, calls: grown };
  } finally {
    await database.end();
  }
}

/** @param {string} buyer @param {string} assessmentId @param {string} admin @param {string[]} visitors */
function callsOf(buyer, assessmentId, admin, visitors) {
  const get = (/** @type {string} */ path, cookie = buyer) => {
    const request = requestBytes('GET', path.replace(/:\w+/, assessmentId), cookie);
    return () => request;
  };
  let made = 0;
  const submit = (/** @type {number} */ turn) => {
    made += 1;
    const body = { ...submissionOf(made), email: `grow.${made}@example.org` };
    const { path } = endpoints.submitAssessment;
    return requestBytes('POST', path, visitors[turn % visitors.length] ?? '', body);
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

/** A signed-in administrator's cookie. @param {import('pg').Client} database */
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

import { ADMIN_LISTS } from '@bearings/contracts';
import { CleanupService } from '../../platform/cleanup/cleanup.service.js';
import { getPolicy } from '../../platform/personal-data/data-policy.js';
import { signInAdmin } from '../support/account.factory.js';
import { buyReport, createBuyerWithSecondAssessment, createVisitorWithAssessment } from '../support/buyer.js';
import { findScans, findSorts, type RecordedQuery, recordQueries } from '../support/query-plans.js';
import { ADMIN_CREDENTIALS, useTestApi } from '../support/test-api.js';

/** Queries of the admin area that count all rows. They may scan an index, which is much smaller than the table. */
const ALLOWED_COUNT_QUERY_PATTERNS = [
  /^select count\(\*\)::int as count, .* from payments where refunded_at is null$/,
  /^select count\(1\) as "cnt" from "assessments"/,
  /^select count\(1\) as "cnt" from "reports"/,
  // The next query may scan the accounts, because nearly all of them match and the scan ends at the limit.
  /^select count\(\*\)::int as "counted" from \(select 1 from "users" "u" where "u"."role" = 'user' limit/,
];

const api = useTestApi();
let queries: RecordedQuery[];
beforeAll(async () => {
  queries = recordQueries(api.database);
  await makeTypicalCalls();
});

async function makeTypicalCalls(): Promise<void> {
  const buyer = await createBuyerWithSecondAssessment(api, 'plans@example.org');
  await createVisitorWithAssessment(api, 'unpaid@example.org');
  await buyReport(api, buyer);
  const { browser, assessmentId } = buyer;
  for (const path of ['auth/user', 'assessments', 'receipts', 'auth/export', `reports/${assessmentId}`])
    await browser.get(`/api/${path}`);
  await browser.post('/api/auth/login', {
    email: ADMIN_CREDENTIALS.email,
    password: 'not the password',
  });

  const admin = await signInAdmin(api);
  await admin.get('/api/admin/overview');
  await admin.get('/api/admin/statistics');
  await admin.get(`/api/admin/people/${assessmentId}`);
  for (const [name, { filters, sorts }] of Object.entries(ADMIN_LISTS)) {
    const fetchList = (query: string) => admin.get(`/api/admin/${name}?${query}`);
    for (const filter of filters) await fetchList(`filter=${filter}`);
    for (const sort of sorts) await fetchList(`sort=${sort}`);
    await fetchList('from=2026-01-01&to=2026-01-31');
    await admin.get(`/api/admin/export.csv?list=${name}&from=2026-01-01`);
    for (const search of ['plans', 'al', assessmentId]) await fetchList(`search=${search}`);
  }
  await api.app.get(CleanupService).run();
}

it('no query scans a large table', async () => {
  const hot = queries.filter(
    ({ sql }) => !ALLOWED_COUNT_QUERY_PATTERNS.some((counted) => counted.test(sql.toLowerCase())),
  );
  expect(hot.length).toBeGreaterThan(100);
  expect(await findScans(api.database, hot)).toEqual([]);
});

it('the cleanup finds the rows of each table by an index, oldest first', async () => {
  const jobs = api.database.entityMetadatas.flatMap((table) => getPolicy(table).keep);
  const cleanup = queries.filter(({ sql }) => /^select .* limit 500 for update skip locked$/i.test(sql));
  expect(cleanup).toHaveLength(jobs.length);
  expect(await findSorts(api.database, cleanup)).toEqual([]);
  const unsorted = { sql: 'select key from throttles order by points limit 500', parameters: [] };
  expect(await findSorts(api.database, [unsorted])).toHaveLength(1);
});

it('the check reports queries that scan a table or a complete index', async () => {
  const scan = { sql: 'select 1 from users where password_hash = $1', parameters: ['a'] };
  const fullIndex = { sql: 'select 1 from users order by email', parameters: [] };
  const search = { sql: 'select 1 from users where email = $1', parameters: ['a'] };
  expect(await findScans(api.database, [scan, fullIndex, search])).toHaveLength(2);
});

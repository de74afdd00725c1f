import type { PersonalData, ShareCreated } from '@bearings/contracts';
import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { completedVisitor, pay } from '../support/buyer.js';
import { tokenFor } from '../support/mailbox.js';
import { startTestApi, type TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const EMAIL = 'every-table@example.org';

/**
 * Every table: where the export has its rows of a person, or why it has none. A table in the export
 * needs a row of the person below, and no table may hold one after the account is deleted.
 */
const TABLES: Record<string, ((data: PersonalData) => unknown[]) | string> = {
  users: ({ account }) => [account],
  sessions: ({ sessions }) => sessions,
  assessments: ({ assessments }) => assessments,
  payments: ({ payments }) => payments,
  reports: ({ reports }) => reports,
  report_revisions: ({ reports }) => reports.flatMap(({ revisions }) => revisions),
  career_choices: ({ reports }) => reports.flatMap(({ choices }) => choices),
  plans: ({ plans }) => plans,
  plan_steps: ({ plans }) => plans.flatMap(({ steps }) => steps),
  share_links: ({ sharedLinks }) => sharedLinks,
  share_comments: ({ sharedLinks }) => sharedLinks.flatMap(({ comments }) => comments),
  contact_messages: ({ contactMessages }) => contactMessages,
  newsletter_subscribers: ({ newsletter }) => newsletter,
  mail_outbox: ({ messages }) => messages.filter(({ sentAt }) => sentAt === null),
  sent_mails: ({ messages }) => messages.filter(({ sentAt }) => sentAt !== null),
  abandoned_days: 'counts of a day, without persons',
  admin_audit: 'what administrators did; it names an assessment only while that exists',
  checkouts: 'a lock while an intent is made',
  event_cursor: "a place in Stripe's events",
  link_tokens: 'hashes of mailed links',
  migrations: 'the schema',
  model_budget: 'sums of a day',
  newsletter_confirmations: 'hashes of mailed links',
  payment_intents: "the payment provider's numbers; what was paid is in payments",
  provider_events: "the payment provider's numbers",
  refund_orders: 'its result is in payments',
  replaced_tokens: 'hashes of sessions',
  second_factors: 'the encrypted secret of an administrator’s app',
  recovery_codes: 'hashes of an administrator’s codes',
  throttles: 'hashes of addresses for minutes',
};

let api: TestApi;
let person: { userId: string; assessmentId: string; reportId: string };
let exported: PersonalData;
let before: string[];
let after: string[];

/** Returns the tables in which a row contains the person's email, account, assessment or report. */
async function tablesWithPerson(): Promise<string[]> {
  const found: string[] = [];
  for (const name of await tableNames()) {
    const rows: unknown[] = await api.database.query(
      `select 1 from "${name}" t where t::text ~* $1 limit 1`,
      [[EMAIL, person.userId, person.assessmentId, person.reportId].join('|')],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

async function tableNames(): Promise<string[]> {
  const tables: { name: string }[] = await api.database.query(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  return tables.map(({ name }) => name);
}

/** Creates a person with a row in every table that the export covers, and deletes the account. */
beforeAll(async () => {
  api = await startTestApi();
  const { browser, assessmentId } = await completedVisitor(api, EMAIL);
  const paymentIntentId = await pay(api, { browser, assessmentId });
  await browser.post('/api/verify-payment', { paymentIntentId });
  await until(
    () => browser.get<{ status: string }>(`/api/reports/status/${assessmentId}`),
    ({ body }) => body.status === 'ready',
    60_000,
  );
  // Opening the mailed link proves the address, so that what was sent from it belongs to the account.
  const token = await tokenFor(api, EMAIL, /receipt/);
  await browser.post('/api/auth/report-link/open', { token, password: PASSWORD });
  await browser.get(`/api/reports/${assessmentId}/plan`);
  await browser.put(`/api/reports/${assessmentId}/circumstances`, {
    circumstances: { stage: 'fe' },
  });
  await browser.patch(`/api/reports/${assessmentId}/careers/29-1141.00`, { choice: 'keep' });
  const { body: reports } = await browser.get<{ id: string }[]>('/api/reports');
  const { body: shared } = await browser.post<ShareCreated>(`/api/reports/${assessmentId}/shares`, {
    purpose: 'parent',
    withName: true,
    withScores: true,
    days: 90,
  });
  await new Browser(api.url).post(`/api/shared/${shared.token}/comments`, {
    key: randomUUID(),
    name: 'Grandmother',
    text: `I can see ${EMAIL} as a nurse.`,
  });
  await browser.post('/api/contact', {
    name: 'Ada',
    email: EMAIL,
    category: 'refund',
    subject: 'My report',
    message: 'Please send the money back.',
  });
  await browser.post('/api/newsletter/subscribe', { email: EMAIL });
  const [row]: { id: string }[] = await api.database.query(
    'select id from users where email = $1',
    [EMAIL],
  );
  person = { userId: row?.id ?? '', assessmentId, reportId: reports[0]?.id ?? '' };
  await api.database.query(
    `insert into mail_outbox (kind, user_id, due_at)
     values ('reset-password', $1, now() + interval '1 day')`,
    [person.userId],
  );
  exported = (await browser.get<PersonalData>('/api/user/export')).body;
  before = await tablesWithPerson();
  const { status } = await browser.send('DELETE', '/api/user', { password: PASSWORD });
  if (status !== 204) throw new Error(`Deleting the account answered ${status}.`);
  after = await tablesWithPerson();
}, 180_000);
afterAll(() => api.close());

it('says of every table what the export has of it', async () => {
  expect((await tableNames()).toSorted()).toEqual(Object.keys(TABLES).toSorted());
});

it.each(Object.entries(TABLES).filter(([, source]) => typeof source === 'function'))(
  'exports the rows of %s',
  (table, source) => {
    expect(before).toContain(table);
    // Something of a list, so that a field that no module exports fails too.
    const rows = typeof source === 'function' ? source(exported) : [];
    expect(rows).toEqual(expect.arrayContaining([expect.anything()]));
  },
);

it('deletes the rows of every table', () => {
  expect(after).toEqual([]);
});

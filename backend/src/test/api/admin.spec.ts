import {
  type AdminAuditEntry,
  type AdminAssessment,
  ADMIN_LISTS,
  type AdminOverview,
  type AdminPage,
  type AdminPayment,
  type AdminReport,
  type AdminUser,
} from '@bearings/contracts';
import { registered, signInAdmin } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import {
  type Buyer,
  createVisitorWithAssessment,
  createReportOwner,
  waitUntilReportReady,
  readStatus,
} from '../support/buyer.js';
import { countWaitingMails, waitForAllMailsTo, findMailTo } from '../support/mailbox.js';
import { ADMIN_CREDENTIALS, useTestApi } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';

const api = useTestApi();
let admin: Browser;
let buyer: Buyer;
beforeAll(async () => {
  admin = await signInAdmin(api);
  buyer = await createReportOwner(api, 'buyer.one@example.org');
  await createVisitorWithAssessment(api, 'looker@example.org');
  await registered(api, 'reader_x@example.org');
  await new Browser(api.url).post('/api/assessments/start-tracking', { email: 'new@example.org' });
});

const fetchOverview = async () => (await admin.get<AdminOverview>('/api/admin/overview')).body;
const fetchList = async <Row>(name: string, query = '') =>
  (await admin.get<AdminPage<Row>>(`/api/admin/${name}${query}`)).body;

describe('the overview for administrators', () => {
  it('shows the counts of the funnel, the revenue and what needs attention', async () => {
    const body = await fetchOverview();
    expect(body.unconfirmedLinks).toContain('https://web.arbeitsagentur.de/entgeltatlas/');
    expect(body.openPayRows).toBeGreaterThan(0);
    expect(body.model).toBeNull();
    expect(body).toMatchObject({ started: 3, completed: 2, paid: 1, ready: 1, revenue: 999 });
    expect(body.stuckReports).toBe(0);
    expect(body.queue).toEqual({ kind: 'in-process', waiting: 0 });
    expect(body.work.map(({ kind }) => kind)).toEqual(['email', 'follow-up', 'plan-reminder', 'report']);
    expect(body.days).toHaveLength(30);
    const today = new Date().toISOString().slice(0, 10);
    expect(body.days.at(-1)).toEqual({ date: today, started: 3, completed: 2, paid: 1, ready: 1 });
    expect(body.days[0]).toMatchObject({ started: 0, ready: 0 });
  });

  it('counts a report as stuck if it has been due for two minutes but is not written', async () => {
    await api.sql`update reports set state = 'requested', requested_at = now() - interval '10 minutes'`;
    await api.sql`insert into work (kind, assessment_id, due_at, lease_until, attempts)
       select 'report', assessment_id, now() - interval '2 minutes', now() + interval '1 minute', 2 from reports`;
    const { stuckReports, failingReports, work, release, instance } = await fetchOverview();
    expect({ release, instance }).toEqual({ release: '1.2.3-test', instance: 'test-1' });
    expect({ stuckReports, failingReports }).toEqual({ stuckReports: 1, failingReports: 1 });
    expect(work.find(({ kind }) => kind === 'report')).toMatchObject({ waiting: 0, running: 1, failed: 0 });
    const readTotal = async (filter: string) => (await fetchList<AdminReport>('reports', `?filter=${filter}`)).total;
    expect([await readTotal('stuck'), await readTotal('failing'), await readTotal('late')]).toEqual([1, 1, 0]);
    await api.sql`update work set attempts = 1 where kind = 'report'`;
    expect(await fetchOverview()).toMatchObject({ stuckReports: 1, failingReports: 0 });
    expect([await readTotal('stuck'), await readTotal('failing'), await readTotal('late')]).toEqual([1, 0, 1]);
    await api.sql`update reports set state = 'ready', requested_at = now()`;
    await api.sql`delete from work where kind = 'report'`;
  });
});

describe('the lists for administrators', () => {
  it('show users with the number of their assessments', async () => {
    const { items, total } = await fetchList<AdminUser>('users', '?sort=email');
    expect(items.map(({ email }) => email)).toEqual([
      ADMIN_CREDENTIALS.email,
      'buyer.one@example.org',
      'reader_x@example.org',
    ]);
    expect(total).toBe(3);
    expect(items[1]).toMatchObject({ hasPassword: false, assessments: 1, emailVerified: false });
    expect(JSON.stringify(items)).not.toContain('argon2');
  });

  it.each([
    ['?search=Grace%20hopper', ['reader_x@example.org']],
    ['?search=BUYER', ['buyer.one@example.org']],
    ['?search=r_x', ['reader_x@example.org']],
    ['?search=%25', []],
    ['?search=\\', []],
    [`?search=${encodeURIComponent("'; drop table users; --")}`, []],
    ['?filter=no-password', ['buyer.one@example.org']],
    ['?filter=staff&search=example', [ADMIN_CREDENTIALS.email]],
  ])('are searched and filtered by the query string %s', async (query, emails) => {
    const { items } = await fetchList<AdminUser>('users', query);
    expect(items.map(({ email }) => email)).toEqual(emails);
  });

  it('find an assessment by its id', async () => {
    const { items } = await fetchList<AdminAssessment>('assessments', `?search=${buyer.assessmentId}`);
    expect(items.map(({ id, status }) => [id, status])).toEqual([[buyer.assessmentId, 'ready']]);
  });

  it('show for each assessment the same status as its owner sees', async () => {
    const { items } = await fetchList<AdminAssessment>('assessments', '?sort=email');
    expect(items.map(({ email, status }) => [email, status])).toEqual([
      ['buyer.one@example.org', 'ready'],
      ['looker@example.org', 'payment_required'],
      ['new@example.org', 'in_progress'],
    ]);
  });

  it('accept only the filters, sort orders and parameters of the contract', async () => {
    for (const [name, { filters, sorts }] of Object.entries(ADMIN_LISTS)) {
      for (const query of [...filters.map((f) => `filter=${f}`), ...sorts.map((s) => `sort=${s}`)]) {
        expect([name, query, (await admin.get(`/api/admin/${name}?${query}`)).status]).toEqual([name, query, 200]);
      }
      for (const query of ['filter=constructor', 'sort=1', 'sort=--id', 'page=0', 'page=x', 'x=1']) {
        const refusedReply = await admin.get(`/api/admin/${name}?${query}`);
        expect([name, query, refusedReply.status]).toEqual([name, query, 400]);
      }
    }
  });

  it('are divided into pages that together contain every row', async () => {
    await api.sql`insert into users (email, first_name, last_name, created_at)
       select 'page' || n || '@example.org', 'Page', 'Turner', '2020-01-01' from generate_series(1, 60) n`;
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => fetchList<AdminUser>('users', `?search=turner&page=${page}`)),
    );
    expect(pages.map(({ items }) => items.length)).toEqual([25, 25, 10, 0]);
    expect(pages.every(({ total }) => total === 60)).toBe(true);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(60);
  });

  it('end after ten thousand rows, and say that there are more', async () => {
    await api.sql`insert into users (email, first_name, last_name)
       select 'many' || n || '@example.org', 'Crowd', 'Member' from generate_series(1, 10001) n`;
    const [last, behind] = await Promise.all(
      [400, 401].map((page) => fetchList<AdminUser>('users', `?search=crowd&page=${page}`)),
    );
    expect(last).toMatchObject({ total: 10_000, more: true });
    expect([last?.items.length, behind?.items.length]).toEqual([25, 0]);
    await api.sql`delete from users where first_name = 'Crowd'`;
    expect(await fetchList<AdminUser>('users', '?search=page1@')).toMatchObject({
      total: 1,
      more: false,
    });
  });

  it('find a user by a name of two letters', async () => {
    await api.sql`insert into users (email, first_name, last_name) values ('bo.li@example.org', 'Bo', 'Li')`;
    for (const search of ['li', 'BO', 'bo li']) {
      const { items } = await fetchList<AdminUser>('users', `?search=${encodeURIComponent(search)}`);
      expect(items.map(({ email }) => email)).toEqual(['bo.li@example.org']);
    }
  });
});

describe('an administrator', () => {
  it('can regenerate a report and refund a payment, and the audit shows both', async () => {
    const [report] = (await fetchList<AdminReport>('reports')).items;
    const [payment] = (await fetchList<AdminPayment>('payments')).items;
    expect(payment).toMatchObject({
      email: 'buyer.one@example.org',
      amount: 999,
      refundedAt: null,
    });
    await findMailTo(api, 'buyer.one@example.org', /report is ready/);

    const rerunReply = await admin.post<AdminReport>(`/api/admin/reports/${report?.id}/rerun`);
    expect([rerunReply.status, rerunReply.body.id]).toEqual([202, report?.id]);
    await waitUntilReportReady(buyer);
    const [again] = (await fetchList<AdminReport>('reports')).items;
    expect(Date.parse(again?.generatedAt ?? '')).toBeGreaterThan(Date.parse(report?.generatedAt ?? ''));

    const refund = await admin.post<AdminPayment>(`/api/admin/payments/${payment?.id}/refund`);
    expect(refund.status).toBe(200);
    expect(refund.body.refundedAt).not.toBeNull();
    expect((await readStatus(buyer)).status).toBe('payment_required');
    expect((await buyer.browser.get(`/api/reports/assessment/${buyer.assessmentId}`)).status).toBe(404);
    const unpaidReply = await admin.refused('POST', `/api/admin/reports/${report?.id}/rerun`);
    expect(unpaidReply.body.code).toBe('payment_required');

    const { items } = await fetchList<AdminAuditEntry>('audit');
    expect(items.map(({ action, subject, outcome }) => [action, subject, outcome])).toEqual([
      ['report.rerun', report?.id, 'failed'],
      ['payment.refund', payment?.id, 'done'],
      ['report.rerun', report?.id, 'done'],
    ]);
    expect(items.every(({ adminEmail }) => adminEmail === ADMIN_CREDENTIALS.email)).toBe(true);
    await pollUntil(() => countWaitingMails(api), 0);
    const mails = await waitForAllMailsTo(api, 'buyer.one@example.org');
    expect(mails.filter(({ subject }) => subject?.includes('report is ready'))).toHaveLength(1);
  });
});

// The statistics, customer records and CSV files for administrators: their contents and audit entries.
import type {
  AdminAssessment,
  AdminAuditEntry,
  AdminPage,
  AdminPayment,
  AdminPerson,
  AdminReport,
  AdminStatistics,
} from '@bearings/contracts';
import { QUESTIONS } from '@bearings/domain';
import { CleanupService } from '../../platform/cleanup/cleanup.service.js';
import { signInAdmin } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { buyReportFor, type Buyer, createVisitorWithAssessment } from '../support/buyer.js';
import { waitForAllMailsTo, findMailTo } from '../support/mailbox.js';
import { ADMIN_CREDENTIALS, useTestApi } from '../support/test-api.js';

const BUYER_EMAIL = 'detail@example.org';
const today = new Date().toISOString().slice(0, 10);

const api = useTestApi();
let admin: Browser;
let buyer: Buyer;
beforeAll(async () => {
  admin = await signInAdmin(api);
  buyer = await createVisitorWithAssessment(api, BUYER_EMAIL);
  await buyReportFor(api, buyer);
  await findMailTo(api, BUYER_EMAIL, /report is ready/);
  await waitForAllMailsTo(api, BUYER_EMAIL);
});

const fetchStatistics = async (query = '') => (await admin.get<AdminStatistics>(`/api/admin/statistics${query}`)).body;
const readAudit = async (action: string) =>
  (await admin.get<AdminPage<AdminAuditEntry>>(`/api/admin/audit?filter=${action}`)).body.items;

/**
 * Saves a visitor's draft with this many answers. Dates the draft two hours back, because newer ones do not count as
 * abandoned.
 */
async function saveDraftAndStop(answers: number): Promise<void> {
  const browser = new Browser(api.url);
  const draftAnswers = QUESTIONS.slice(0, answers).map(({ id }) => [id, '3']);
  await browser.put('/api/assessments/draft', {
    firstName: 'Ada',
    answers: Object.fromEntries(draftAnswers),
  });
  await api.sql`update assessments set changed_at = now() - interval '2 hours' where completed_at is null`;
}

describe('the statistics for a range of days', () => {
  it('cover the last 30 days, or the requested days', async () => {
    const all = await fetchStatistics();
    expect(all.days).toHaveLength(30);
    expect(all.to).toBe(today);
    const day = { date: today, started: 1, completed: 1, paid: 1, ready: 1, revenue: 999 };
    expect(all.days.at(-1)).toEqual(day);
    expect(all.sales).toEqual({ payments: 1, refunded: 0, disputed: 0 });
    expect((await fetchStatistics(`?from=${today}&to=${today}`)).days).toEqual([day]);
    const earlierFigures = await fetchStatistics('?from=2026-01-01&to=2026-01-31');
    expect(earlierFigures.days).toHaveLength(31);
    expect(earlierFigures.sales.payments).toBe(0);
  });

  it('count refunds and disputes, and subtract refunds from the revenue', async () => {
    await api.sql`update payments set refunded_amount = 500, refunded_at = now(), dispute = 'won'`;
    const { sales, days } = await fetchStatistics();
    expect(sales).toEqual({ payments: 1, refunded: 1, disputed: 1 });
    expect(days.at(-1)?.revenue).toBe(499);
    await api.sql`update payments set refunded_amount = 0, refunded_at = null, dispute = null`;
  });

  it('show after how many statements visitors stopped, even once their drafts are deleted', async () => {
    await saveDraftAndStop(0);
    await saveDraftAndStop(7);
    await saveDraftAndStop(7);
    const sixtyDaysAgo = new Date(Date.now() - 60 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
    const countStopped = async () =>
      (await fetchStatistics(`?from=${sixtyDaysAgo}&to=${today}`)).leaving.filter(({ people }) => people > 0);
    const expected = [
      { answered: 0, people: 1 },
      { answered: 7, people: 2 },
    ];
    expect((await fetchStatistics()).leaving).toHaveLength(37);
    expect(await countStopped()).toEqual(expected);

    await api.sql`update assessments set created_at = now() - interval '40 days', changed_at = now() - interval '40 days'
                   where completed_at is null`;
    await api.app.get(CleanupService).run();
    const openAssessments = await api.sql`select 1 from assessments where completed_at is null`;
    expect(openAssessments).toEqual([]);
    expect(await countStopped()).toEqual(expected);
  });

  it.each([
    '?from=2026-02-30',
    '?from=yesterday',
    '?to=0001-01-01',
    '?from=2026-03-02&to=2026-03-01',
    '?from=2024-01-01&to=2026-01-01',
    `?from=${encodeURIComponent("2026-01-01'--")}`,
  ])('are refused for the invalid range %s', async (query) => {
    expect((await admin.get(`/api/admin/statistics${query}`)).status).toBe(400);
  });
});

it('the lists for administrators can be limited to a range of days', async () => {
  const fetchList = async <Row>(path: string) => (await admin.get<AdminPage<Row>>(`/api/admin/${path}`)).body.items;
  await admin.get(`/api/admin/people/${buyer.assessmentId}`);
  for (const name of ['users', 'assessments', 'payments', 'reports', 'audit']) {
    expect((await fetchList(`${name}?from=${today}&to=${today}`)).length).toBeGreaterThan(0);
    expect(await fetchList(`${name}?to=2026-01-01`)).toEqual([]);
  }
  const [payment] = await fetchList<AdminPayment>('payments');
  const [report] = await fetchList<AdminReport>('reports');
  const [assessment] = await fetchList<AdminAssessment>('assessments');
  const { firstName, lastName } = assessment ?? {};
  expect(firstName).not.toBe('');
  expect([payment, report]).toMatchObject([
    { firstName, lastName },
    { firstName, lastName },
  ]);
});

describe("a customer's record", () => {
  it('contains all data of the customer, and each read of the record is audited', async () => {
    const personByAssessment = await admin.get<AdminPerson>(`/api/admin/people/${buyer.assessmentId}`);
    expect(personByAssessment.status).toBe(200);
    const { user, assessments, payments, reports, mails, audit } = personByAssessment.body;
    expect(user).toMatchObject({ email: BUYER_EMAIL });
    expect(assessments).toMatchObject([{ id: buyer.assessmentId, status: 'ready' }]);
    expect(payments).toMatchObject([{ assessmentId: buyer.assessmentId, amount: 999 }]);
    expect(reports).toMatchObject([{ assessmentId: buyer.assessmentId, state: 'ready' }]);
    expect(mails.map(({ kind }) => kind)).toEqual(['ready-with-receipt']);
    expect(mails.every(({ sentAt }) => sentAt !== null)).toBe(true);
    expect(JSON.stringify(personByAssessment.body)).not.toMatch(/argon2|responses|answers/);
    expect(audit[0]).toMatchObject({
      action: 'person.read',
      subject: buyer.assessmentId,
      adminEmail: ADMIN_CREDENTIALS.email,
      outcome: 'done',
    });

    const personByUser = await admin.get<AdminPerson>(`/api/admin/people/${user?.id}`);
    expect(personByUser.body).toMatchObject({ user, assessments, payments, reports });
    const reads = (await readAudit('person.read')).map(({ subject }) => subject);
    expect(reads.slice(0, 2)).toEqual([user?.id, buyer.assessmentId]);
  });

  it('is one entry in the audit for one look, in which the page loads it several times', async () => {
    await admin.get(`/api/admin/people/${buyer.assessmentId}`);
    const before = await readAudit('person.read');
    await admin.get(`/api/admin/people/${buyer.assessmentId}`);
    expect(await readAudit('person.read')).toEqual(before);
    await api.sql`update admin_audit set at = at - interval '6 minutes'`;
    await admin.get(`/api/admin/people/${buyer.assessmentId}`);
    expect(await readAudit('person.read')).toHaveLength(before.length + 1);
  });

  it('returns 404 for an unknown id and audits the attempt', async () => {
    const unknownId = '00000000-0000-4000-8000-000000000000';
    expect((await admin.get(`/api/admin/people/${unknownId}`)).status).toBe(404);
    expect((await readAudit('person.read'))[0]).toMatchObject({
      subject: unknownId,
      outcome: 'failed',
    });
  });
});

describe('the CSV file of a list', () => {
  const fetchFile = async (path: string) => {
    const { status, headers, text } = await admin.get(`/api/admin/export.csv?list=${path}`);
    return { status, headers, lines: text.split('\r\n').slice(0, -1) };
  };

  it('has all rows of the filtered list, with formulas escaped for spreadsheets', async () => {
    await api.sql`insert into users (email, first_name, last_name, created_at)
       select 'row' || n || '@example.org', '=HYPERLINK("x")', '@Turner', '2020-01-01'
         from generate_series(1, 1203) n`;
    const { status, headers, lines } = await fetchFile('users&search=turner&sort=createdAt');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="users.csv"');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(lines[0]).toMatch(/^"id","email","firstName","lastName","country"/);
    expect(lines).toHaveLength(1204);
    expect(new Set(lines).size).toBe(1204);
    const expected = `"'=HYPERLINK(""x"")","'@Turner","United Kingdom"`;
    expect(lines.slice(1).filter((line) => !line.includes(expected))).toEqual([]);
    await api.sql`delete from users where last_name = '@Turner'`;
  });

  it.each(['users', 'assessments', 'payments', 'reports', 'audit'])(
    'can be downloaded for the list of %s',
    async (name) => {
      const { status, lines } = await fetchFile(name);
      expect(status).toBe(200);
      expect(lines.length).toBeGreaterThan(1);
      expect(lines[1]?.split(',').length).toBe(lines[0]?.split(',').length);
    },
  );

  it('is recorded in the audit with the list’s name but without the search text', async () => {
    await fetchFile(`payments&filter=refunded&from=2026-01-01&search=${BUYER_EMAIL}`);
    const [entry] = await readAudit('list.export');
    expect(entry).toMatchObject({
      detail: 'payments filter=refunded from=2026-01-01 search=yes',
      outcome: 'done',
      adminEmail: ADMIN_CREDENTIALS.email,
    });
    expect((await fetchFile('payments&filter=nothing')).status).toBe(400);
    expect((await readAudit('list.export'))[0]).toMatchObject({ outcome: 'failed' });
  });

  it('is refused for an unknown list', async () => {
    expect((await fetchFile('constructor')).status).toBe(400);
    expect((await fetchFile('sessions')).status).toBe(400);
  });
});

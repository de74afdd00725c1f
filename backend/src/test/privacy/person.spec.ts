import { LinkRepository } from '../../auth/links/link.repository.js';
import { SentMailEntity } from '../../platform/mail/sent-mail.entity.js';
import { WorkRepository } from '../../platform/work/work.repository.js';
import { PASSWORD, registered, signInAdmin } from '../support/account.factory.js';
import { PaymentService } from '../../payment/payment.service.js';
import { Browser } from '../support/browser.js';
import { createVisitorWithAssessment, createIntent, payForReport, createReportOwner } from '../support/buyer.js';
import { waitForAllMailsTo, waitForMailToken } from '../support/mailbox.js';
import { submission } from '../support/submission.factory.js';
import { useSharedApi } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';
import type { ExportLists } from '../../platform/personal-data/data-policy.js';

const api = useSharedApi();

/** Returns every table in which any column contains the text. */
async function findTablesWith(text: string): Promise<string[]> {
  const tables =
    await api.values<string>`select table_name as name from information_schema.tables where table_schema = 'public'`;
  const found: string[] = [];
  for (const name of tables) {
    const rows: unknown[] = await api.database.query(
      `select 1 from "${name}" t where t::text ilike '%' || $1 || '%' limit 1`,
      [text],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

interface LockWaits {
  /** Number of deletions that {@link runWhileDeleting} has stopped at present. */
  stopped: number;
  /** Number of SQL statements that wait for a row that a stopped deletion has locked. */
  behind: number;
}

async function countLockWaits(): Promise<LockWaits> {
  const [row] = await api.sql<LockWaits>`with stopped as (
       select pid from pg_stat_activity
        where wait_event = 'advisory' and datname = current_database())
     select (select count(*)::int from stopped) as stopped,
            (select count(*)::int from pg_stat_activity a, stopped s
              where a.datname = current_database() and s.pid = any(pg_blocking_pids(a.pid))) as behind`;
  if (!row) throw new Error('Counting waits returned no row.');
  return row;
}

/**
 * Waits until all emails to an account are sent. An email that is being sent during the deletion would wait for the
 * deletion too, and the test would count it.
 */
const waitUntilMailsSent = (email: string) =>
  pollUntil(
    () => api.sql`select 1 from work m join users u on u.id = m.user_id where u.email = ${email}`,
    (rows: unknown[]) => rows.length === 0,
  );

/**
 * Runs `meanwhile`. If a row of the table that meets the condition is deleted during that time, the deletion locks the
 * row and then stops until `goOn` is called.
 */
async function runWhileDeleting(
  table: string,
  condition: string,
  meanwhile: (goOn: () => Promise<void>) => Promise<void>,
): Promise<void> {
  await api.database.query(
    `create function wait_for_test() returns trigger language plpgsql as
       'begin perform pg_advisory_xact_lock_shared(11); return old; end';
     create trigger waits before delete on ${table} for each row
       when (${condition}) execute function wait_for_test()`,
  );
  const holder = api.database.createQueryRunner();
  try {
    await holder.query('select pg_advisory_lock(11)');
    await meanwhile(() => holder.query('select pg_advisory_unlock(11)'));
  } finally {
    // If a time limit has closed the connection while `meanwhile` waited, the lock is already released.
    if (!holder.isReleased) await holder.query('select pg_advisory_unlock_all()');
    await holder.release();
    await api.sql`drop function wait_for_test cascade`;
  }
}

const createExperience = (occupation: string) => ({
  jobs: [{ occupation, years: '3to5', isCurrent: true, moreTasks: [1], lessTasks: [2] }],
  pastimes: ['photography'],
  payNow: { hundredths: 31_234_56, period: 'year' },
});

/** Returns circumstances with a job of the person's, and one in mind that they keep despite working at heights. */
const createCircumstances = (occupation: string, keptJob: string) => ({
  interests: { care: 'like' },
  stage: 'fe',
  dealBreakers: ['heights'],
  jobsInMind: [keptJob],
  keptJobs: [{ occupation: keptJob, dealBreaker: 'heights', isKept: true }],
  experience: createExperience(occupation),
});

const deleteUser = (browser: Browser, proof: object) => browser.refused('DELETE', '/api/user', proof);

describe("a person's data", () => {
  it('is exported completely', async () => {
    const { browser, assessmentId } = await createReportOwner(api, 'exports@example.org');
    await browser.put('/api/assessments/draft', {
      firstName: 'Draftname',
      answers: { q1: '3' },
      circumstances: createCircumstances('x:caretaker', '47-2181.00'),
    });
    const { body, headers } = await browser.get<ExportLists>('/api/user/export');
    expect(headers.get('content-disposition')).toContain('my-data.json');
    const country = 'United Kingdom';
    expect(body.account).toMatchObject([
      { email: 'exports@example.org', country, hasPassword: false, emailVerifiedAt: null },
    ]);
    expect(body.sessions).toHaveLength(1);
    const [taken, draft] = body.assessments;
    expect(taken).toMatchObject({
      id: assessmentId,
      firstName: 'Ada',
      scores: expect.anything(),
      personality: expect.anything(),
      quality: expect.anything(),
    });
    expect(taken?.['responses']).toHaveLength(36);
    expect(draft).toMatchObject({
      draft: { firstName: 'Draftname', answers: { q1: '3' } },
      circumstances: createCircumstances('x:caretaker', '47-2181.00'),
    });
    expect(body.payments).toEqual([
      expect.objectContaining({
        assessmentId,
        amount: 999,
        currency: 'gbp',
        cardLast4: '4242',
        refundedAt: null,
      }),
    ]);
    expect(body.reports).toEqual([
      expect.objectContaining({
        assessmentId,
        state: 'ready',
        facts: expect.anything(),
        prose: expect.anything(),
      }),
    ]);
    expect(JSON.stringify(body)).not.toMatch(/argon2|token_hash|password_hash/);
  });

  it('is exported after a refund too, with the refunded payment and the report, which is still stored', async () => {
    const { browser, assessmentId } = await createReportOwner(api, 'refunded-export@example.org');
    const before = (await browser.get<ExportLists>('/api/user/export')).body;
    const payment = await api.value<string>`select id from payments where assessment_id = ${assessmentId}`;
    expect(await api.app.get(PaymentService).refund(payment)).toBe(true);
    expect((await browser.get(`/api/reports/${assessmentId}/download`)).status).not.toBe(200);
    const { body } = await browser.get<ExportLists>('/api/user/export');
    expect(body.payments).toEqual([
      {
        ...before.payments[0],
        refundedAmount: 999,
        refundedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        dispute: null,
      },
    ]);
    expect(body.reports).toEqual(before.reports);
    expect(body.assessments).toEqual(before.assessments);
  });
});

describe('deleting an account', () => {
  it('leaves only a payment that is not linked to a person', async () => {
    const email = 'gone@example.org';
    const { browser, assessmentId } = await createReportOwner(api, email);
    const token = await waitForMailToken(api, email, /receipt/);
    await browser.post('/api/auth/report-link/open', { token, password: PASSWORD });
    const otherVisitor = await createVisitorWithAssessment(api, 'GONE@example.org');
    const otherBrowser = new Browser(api.url);
    await otherBrowser.post('/api/auth/login', { email, password: PASSWORD });
    await api.sql`insert into work (kind, variant, user_id, due_at)
       select 'email', 'reset-password', id, now() + interval '1 day' from users where email = ${email}`;
    expect((await findTablesWith(email)).toSorted()).toEqual(['assessments', 'users']);

    const circumstances = createCircumstances('x:bank-branch', '47-2221.00');
    await browser.put('/api/assessments/draft', { answers: { q1: '3' }, circumstances });
    await browser.put(`/api/reports/${assessmentId}/circumstances`, { circumstances });
    // The second is a pattern: the answer on whether the job is kept.
    const answers = ['x:bank-branch', 'isKept%47-2221.00'];
    for (const answer of answers)
      expect((await findTablesWith(answer)).toSorted()).toEqual(['assessments', 'report_revisions']);

    const answer = await deleteUser(browser, { password: PASSWORD });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect([...browser.cookies.keys()]).toEqual(['bearings_signed_out']);
    expect((await otherBrowser.get('/api/auth/user')).status).toBe(401);
    expect((await otherVisitor.browser.get(`/api/assessments/${otherVisitor.assessmentId}`)).status).toBe(404);
    expect(await findTablesWith(email)).toEqual([]);
    expect(await findTablesWith(assessmentId)).toEqual([]);
    for (const answer of answers) expect(await findTablesWith(answer)).toEqual([]);
    const payments = await api.database.query('select amount, assessment_id from payments where assessment_id is null');
    expect(payments).toEqual([{ amount: 999, assessment_id: null }]);
    expect(api.log.join('')).not.toMatch(/gone@example/i);
    expect(await waitForAllMailsTo(api, email)).toEqual([]);
  });

  it('cancels open payment intents', async () => {
    const { browser } = await registered(api, 'undecided@example.org');
    const { body } = await browser.post<{ id: string }>('/api/assessments/public', submission());
    const secret = await createIntent({ browser, assessmentId: body.id });
    await deleteUser(browser, { password: PASSWORD });
    const intent = secret.split('_secret_')[0];
    await pollUntil(
      () => api.sql<{ status: string }>`select status from payment_intents where id = ${intent}`,
      (rows) => rows[0]?.status === 'canceled',
    );
  });

  it('requires the password, and is refused after ten wrong ones', async () => {
    const { browser } = await registered(api, 'stays@example.org');
    expect((await deleteUser(browser, {})).body).toMatchObject({
      statusCode: 400,
      field: 'password',
    });
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) {
      statuses.push((await deleteUser(browser, { password: `wrong password ${i}` })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    expect((await browser.get('/api/auth/user')).status).toBe(200);
  });

  it('works by an emailed link for an account without a password, but only in a session of that account', async () => {
    const { browser } = await createReportOwner(api, 'linked@example.org');
    expect((await deleteUser(browser, { password: PASSWORD })).status).toBe(400);
    expect((await browser.post('/api/user/deletion-link')).status).toBe(202);
    const token = await waitForMailToken(api, 'linked@example.org', /Delete your account/);
    const { browser: stranger } = await registered(api, 'stranger@example.org');
    expect((await deleteUser(stranger, { token })).status).toBe(410);
    expect((await deleteUser(browser, { token })).status).toBe(204);
    expect(await findTablesWith('linked@example.org')).toEqual([]);
  });

  it('keeps a visitor’s assessment with the same email address when the account never confirmed that address', async () => {
    const { browser } = await registered(api, 'unproved@example.org');
    const visitor = await createVisitorWithAssessment(api, 'unproved@example.org');
    await deleteUser(browser, { password: PASSWORD });
    expect((await visitor.browser.get(`/api/assessments/${visitor.assessmentId}`)).status).toBe(200);
  });

  it('returns 409 for an administrator', async () => {
    const admin = await signInAdmin(api);
    expect((await deleteUser(admin, { password: 'x' })).body.code).toBe('admin_account');
  });

  it('waits until an email that is being sent is marked as sent', async () => {
    const email = 'marked@example.org';
    const { browser } = await registered(api, email);
    const { body } = await browser.post<{ id: string }>('/api/assessments/public', submission({ email }, 3));
    const id = await api.value<string>`insert into work (kind, variant, assessment_id, due_at)
       values ('email', 'receipt', ${body.id}, now() + interval '1 day') returning id`;
    // The worker stops while it marks the email as sent: it has locked the row of the email but not yet written to the
    // assessment.
    await waitUntilMailsSent(email);
    await runWhileDeleting('work', `old.id = '${id}'`, async (goOn) => {
      const markPromise = api.app.get(WorkRepository).end({ id, fence: 0 }, async (manager) => {
        await manager.insert(SentMailEntity, { kind: 'receipt', assessmentId: body.id, addedAt: new Date() });
      });
      await pollUntil(countLockWaits, ({ stopped }) => stopped === 1);
      const removed = deleteUser(browser, { password: PASSWORD });
      await pollUntil(countLockWaits, ({ behind }) => behind > 0);
      await goOn();
      await markPromise;
      expect((await removed).status).toBe(204);
    });
    expect(await findTablesWith(body.id)).toEqual([]);
  });

  it('waits while an emailed link is being opened', async () => {
    const links = [
      {
        email: 'opens@example.org',
        purpose: 'purchase',
        path: '/api/auth/report-link/open',
        issue: async (browser: Browser, email: string) => {
          const { body } = await browser.post<{ id: string }>('/api/assessments/public', submission({ email }, 3));
          return api.app.get(LinkRepository).issueForPurchase(body.id, email, null);
        },
      },
      {
        email: 'resets@example.org',
        purpose: 'password',
        path: '/api/auth/password/reset',
        issue: async (browser: Browser, email: string) => {
          await browser.post('/api/auth/password/forgot', { email });
          return waitForMailToken(api, email, /new password/);
        },
      },
    ];
    for (const { email, purpose, path, issue } of links) {
      const { browser } = await registered(api, email);
      const token = await issue(browser, email);
      const password = `new ${PASSWORD}`;
      // The call that opens the link stops when it has locked the row of the link but not yet the row of the account.
      await waitUntilMailsSent(email);
      await runWhileDeleting('link_tokens', `old.purpose = '${purpose}'`, async (goOn) => {
        const openPromise = new Browser(api.url).send('POST', path, { token, password });
        await pollUntil(countLockWaits, ({ stopped }) => stopped === 1);
        const removed = deleteUser(browser, { password: PASSWORD });
        await pollUntil(countLockWaits, ({ behind }) => behind > 0);
        await goOn();
        expect((await removed).status).toBe(204);
        // The session may be stored before or after the account is deleted.
        expect([200, 401]).toContain((await openPromise).status);
      });
      expect(await findTablesWith(email)).toEqual([]);
    }
  });

  it('deletes all data even while a report is being written', async () => {
    const email = 'midway@example.org';
    const work = api.app.get(WorkRepository);
    const end = work.end.bind(work);
    const storedFlags: boolean[] = [];
    let startWriting = (): void => undefined;
    let resume = (): void => undefined;
    const beganPromise = new Promise<void>((resolve) => (startWriting = resolve));
    const releasePromise = new Promise<void>((resolve) => (resume = resolve));
    const spy = jest.spyOn(work, 'end').mockImplementation(async (claimed, store) => {
      if (!('kind' in claimed) || claimed.kind !== 'report') return end(claimed, store);
      startWriting();
      await releasePromise;
      const isStored = await end(claimed, store);
      storedFlags.push(isStored);
      return isStored;
    });
    const { browser } = await registered(api, email);
    const { body } = await browser.post<{ id: string }>('/api/assessments/public', submission({ email }, 2));
    const buyer = { browser, assessmentId: body.id };
    await browser.post('/api/verify-payment', { paymentIntentId: await payForReport(api, buyer) });
    await beganPromise;
    expect((await deleteUser(browser, { password: PASSWORD })).status).toBe(204);
    resume();
    await pollUntil(() => storedFlags, [false]);
    spy.mockRestore();
    expect(await findTablesWith(email)).toEqual([]);
    expect(await findTablesWith(body.id)).toEqual([]);
    expect(api.log.join('')).not.toContain(email);
  });
});

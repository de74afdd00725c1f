// What administrators do at a person's request: moving a report, correcting an email, deleting answers, an objection,
// sending an email again, exporting the person's data.
import type { AdminAuditEntry, AdminPage, AdminPerson, Assessment, ErrorBody } from '@bearings/contracts';
import { PeopleReader } from '../../../scripts/item-statistics/people-reader.js';
import type { ExportLists } from '../../platform/personal-data/data-policy.js';
import { PASSWORD, registered, signInAdmin } from '../support/account.factory.js';
import type { Browser } from '../support/browser.js';
import { createReportOwner, createVisitorWithAssessment } from '../support/buyer.js';
import { findMailTo, waitForAllMailsTo } from '../support/mailbox.js';
import { submission } from '../support/submission.factory.js';
import { useTestApi } from '../support/test-api.js';

const REFERENCE = 'receipt 1042';

const api = useTestApi();
let admin: Browser;
beforeAll(async () => {
  admin = await signInAdmin(api);
});

const request = (id: string, action: string, body: object = {}) =>
  admin.send('POST', `/api/admin/people/${id}/${action}`, { reference: REFERENCE, ...body });
const refuse = async (id: string, action: string, body: object) => {
  const { status, body: error } = await admin.refused('POST', `/api/admin/people/${id}/${action}`, body);
  const { field }: Pick<ErrorBody, 'field'> = error;
  return [status, field];
};
const readAudit = async (): Promise<AdminAuditEntry | undefined> =>
  (await admin.get<AdminPage<AdminAuditEntry>>('/api/admin/audit')).body.items[0];
const readStatus = async (browser: Browser, id: string) => (await browser.get(`/api/assessments/${id}`)).status;
const listPayments = () => api.sql`select intent_id, amount, refunded_amount, paid_at from payments order by intent_id`;

/** Returns the ids of the assessments that count in the figures about many people. */
async function listCounted(): Promise<string[]> {
  const pages = [];
  for await (const page of new PeopleReader(api.database.manager).streamAnswers()) pages.push(...page);
  return pages.map(({ id }) => id);
}

describe('moving a report', () => {
  it('gives it to the other account alone, without touching the payment, and records the proof', async () => {
    const { browser: former, assessmentId } = await createReportOwner(api, 'moves.from@example.org');
    const { browser: latter, id } = await registered(api, 'moves.to@example.org');
    const payments = await listPayments();
    expect((await request(assessmentId, 'move', { email: ' Moves.To@example.org' })).status).toBe(204);
    expect([await readStatus(former, assessmentId), await readStatus(latter, assessmentId)]).toEqual([404, 200]);
    expect((await latter.get(`/api/reports/assessment/${assessmentId}`)).status).toBe(200);
    expect(await listPayments()).toEqual(payments);
    expect(await readAudit()).toMatchObject({
      action: 'report.move',
      subject: assessmentId,
      reference: REFERENCE,
      outcome: 'done',
      personEmail: 'moves.to@example.org',
    });
    expect((await admin.get<AdminPerson>(`/api/admin/people/${assessmentId}`)).body.user?.id).toBe(id);
  });

  it('is refused without a proof, for an unknown account, its own account and unfinished answers', async () => {
    const { browser, assessmentId } = await createVisitorWithAssessment(api, 'stays.here@example.org');
    await registered(api, 'has.account@example.org');
    const email = 'has.account@example.org';
    expect(await refuse(assessmentId, 'move', { email, reference: ' ' })).toEqual([400, 'reference']);
    expect(await refuse(assessmentId, 'move', { email: 'nobody@example.org', reference: 'x' })).toEqual([400, 'email']);
    expect((await readAudit())?.outcome).toBe('failed');
    expect((await request(assessmentId, 'move', { email })).status).toBe(204);
    expect(await refuse(assessmentId, 'move', { email, reference: 'x' })).toEqual([400, 'email']);
    const { body } = await browser.post<Assessment>('/api/assessments/start-tracking', { email: 'x@example.org' });
    expect((await request(body.id, 'move', { email })).status).toBe(409);
  });
});

describe('correcting an email', () => {
  it('signs the account out, ends its mailed links and mails one to the new address', async () => {
    const { browser, id, email } = await registered(api, 'mistyped.account@example.org');
    const { body: taken } = await browser.post<Assessment>('/api/assessments/public', submission({ email }));
    await browser.post('/api/auth/password/forgot', { email });
    await findMailTo(api, email, /new password/);
    expect((await request(taken.id, 'email', { email: 'right.account@example.org' })).status).toBe(204);
    expect((await browser.get('/api/auth/user')).status).toBe(401);
    expect(await api.sql`select 1 from link_tokens where user_id = ${id} and purpose = 'password'`).toEqual([]);
    await findMailTo(api, 'right.account@example.org', /./);
    expect(await api.values`select email from assessments where user_id = ${id}`).toEqual([
      'right.account@example.org',
    ]);
    const signIn = { email: 'right.account@example.org', password: PASSWORD };
    expect((await browser.post('/api/auth/login', signIn)).status).toBe(200);
    expect(await readAudit()).toMatchObject({ action: 'email.correct', subject: id, personId: id });
  });

  it('mails the link of a visitor’s bought report to the new address', async () => {
    const { assessmentId } = await createReportOwner(api, 'mistyped.buyer@example.org');
    await api.sql`update assessments set user_id = null where id = ${assessmentId}`;
    expect((await request(assessmentId, 'email', { email: 'right.buyer@example.org' })).status).toBe(204);
    await findMailTo(api, 'right.buyer@example.org', /new link/);
  });

  it('is refused for an address that has an account, and for an administrator', async () => {
    const { id } = await registered(api, 'one@example.org');
    await registered(api, 'other@example.org');
    const reference = REFERENCE;
    expect(await refuse(id, 'email', { email: 'other@example.org', reference })).toEqual([400, 'email']);
    const adminId = await api.value<string>`select id from users where role = 'admin'`;
    expect((await refuse(adminId, 'email', { email: 'new.admin@example.org', reference }))[0]).toBe(409);
  });
});

describe('deleting answers', () => {
  it('leaves only the payment without the person, and no refund', async () => {
    const email = 'deletes.answers@example.org';
    const { assessmentId } = await createReportOwner(api, email);
    const payments = await listPayments();
    expect((await request(assessmentId, 'delete-answers')).status).toBe(204);
    expect(await api.sql`select 1 from assessments where id = ${assessmentId}`).toEqual([]);
    expect(await api.sql`select 1 from reports where assessment_id = ${assessmentId}`).toEqual([]);
    expect(await listPayments()).toEqual(payments);
    expect(await api.sql`select 1 from refund_orders`).toEqual([]);
    expect(await readAudit()).toMatchObject({ action: 'answers.delete', subject: assessmentId, personId: null });
    expect((await request(assessmentId, 'delete-answers')).status).toBe(404);
  });

  it('is refused for an account, which has a deletion of its own', async () => {
    const { id } = await registered(api, 'whole.account@example.org');
    expect((await request(id, 'delete-answers')).status).toBe(404);
  });
});

describe('an objection', () => {
  it('leaves a visitor’s answers out of the figures', async () => {
    const { assessmentId } = await createVisitorWithAssessment(api, 'objects@example.org');
    const other = await createVisitorWithAssessment(api, 'agrees@example.org');
    expect(await listCounted()).toEqual(expect.arrayContaining([assessmentId, other.assessmentId]));
    expect((await request(assessmentId, 'object')).status).toBe(204);
    const counted = await listCounted();
    expect(counted).toContain(other.assessmentId);
    expect(counted).not.toContain(assessmentId);
  });

  it('of an account also covers answers that it gives later, and its ratings', async () => {
    const { browser, assessmentId } = await createReportOwner(api, 'objects.later@example.org');
    const rating = { rating: 5, comment: '', mayQuote: false, followUps: false };
    expect((await browser.put(`/api/reports/${assessmentId}/feedback`, rating)).status).toBe(200);
    const people = new PeopleReader(api.database.manager);
    const listRated = async () => {
      const ids: string[] = [];
      for await (const page of people.streamFeedback()) {
        ids.push(...page.filter(({ rating: stars }) => stars !== null).map((row) => row.assessmentId));
      }
      return ids;
    };
    expect(await listRated()).toEqual([assessmentId]);
    const id = await api.value<string>`select user_id from assessments where id = ${assessmentId}`;
    expect((await request(id, 'object')).status).toBe(204);
    const { body } = await browser.post<Assessment>('/api/assessments/public', submission({}, 3));
    const counted = await listCounted();
    expect([assessmentId, body.id].filter((each) => counted.includes(each))).toEqual([]);
    expect(await listRated()).toEqual([]);
    const { assessments } = (await browser.get<ExportLists>('/api/user/export')).body;
    expect(assessments.map(({ objectedAt }) => typeof objectedAt)).toEqual(['string', 'object']);
    expect(await readAudit()).toMatchObject({ action: 'person.object', subject: id, reference: REFERENCE });
  });
});

describe('sending an email of a purchase again', () => {
  it('sends link, receipt and report to the address that we have, and records which', async () => {
    const email = 'lost.mails@example.org';
    const { assessmentId } = await createReportOwner(api, email);
    await waitForAllMailsTo(api, email);
    const mails = [
      ['link', /^Your new link$/, 1],
      ['receipt', /with your receipt$/, 2],
      ['report', /as a PDF$/, 1],
    ] as const;
    for (const [mail, subject, count] of mails) {
      expect((await request(assessmentId, 'resend', { mail })).status).toBe(204);
      await findMailTo(api, email, subject, count);
      expect(await readAudit()).toMatchObject({
        action: 'mail.resend',
        subject: assessmentId,
        detail: mail,
        reference: REFERENCE,
        outcome: 'done',
      });
    }
  });

  it('is refused for what is not paid, for an unknown email and for the id of an account', async () => {
    const { assessmentId } = await createVisitorWithAssessment(api, 'never.paid@example.org');
    expect((await request(assessmentId, 'resend', { mail: 'link' })).status).toBe(409);
    expect((await readAudit())?.outcome).toBe('failed');
    expect(await waitForAllMailsTo(api, 'never.paid@example.org')).toEqual([]);
    expect(await refuse(assessmentId, 'resend', { mail: 'password', reference: 'x' })).toEqual([400, 'mail']);
    const { id } = await registered(api, 'no.assessment@example.org');
    expect((await request(id, 'resend', { mail: 'link' })).status).toBe(404);
  });
});

describe('exporting one person’s data', () => {
  const exportOf = async (id: string) => {
    const { body } = await admin.post<ExportLists>(`/api/admin/people/${id}/export`, { reference: REFERENCE });
    return body;
  };
  const withoutTime = (body: object) => ({ ...body, exportedAt: null });

  it('returns what an account’s own export has, and records the proof', async () => {
    const { browser, assessmentId } = await createReportOwner(api, 'by.letter@example.org');
    // Both exports say when each email was sent.
    await waitForAllMailsTo(api, 'by.letter@example.org');
    const id = await api.value<string>`select user_id from assessments where id = ${assessmentId}`;
    const own = (await browser.get<ExportLists>('/api/user/export')).body;
    expect(withoutTime(await exportOf(assessmentId))).toEqual(withoutTime(own));
    expect(own.reports).toHaveLength(1);
    expect(await readAudit()).toMatchObject({ action: 'person.export', subject: id, reference: REFERENCE });
  });

  it('of a visitor has the assessment with all that belongs to it, and nobody else’s rows', async () => {
    const { assessmentId } = await createReportOwner(api, 'visitor.letter@example.org');
    await createReportOwner(api, 'other.letter@example.org');
    await api.sql`update assessments set user_id = null where id = ${assessmentId}`;
    const body = await exportOf(assessmentId);
    expect(body.assessments).toMatchObject([{ id: assessmentId, email: 'visitor.letter@example.org' }]);
    expect(body.payments).toMatchObject([{ assessmentId }]);
    expect(body.reports).toMatchObject([{ assessmentId, state: 'ready' }]);
    expect([body.account, body.sessions]).toEqual([[], []]);
  });
});

it('all of them need the administrator’s password again, and leave everything as it was without it', async () => {
  const { assessmentId } = await createVisitorWithAssessment(api, 'unproved.request@example.org');
  const before = await api.sql`select * from assessments where id = ${assessmentId}`;
  await api.sql`update sessions set proven_at = null`;
  for (const action of ['move', 'email', 'delete-answers', 'object', 'resend', 'export']) {
    const { status, body } = await admin.refused('POST', `/api/admin/people/${assessmentId}/${action}`, {
      reference: REFERENCE,
      email: 'moves.to@example.org',
      mail: 'link',
    });
    expect([action, status, body.code]).toEqual([action, 403, 'proof_needed']);
  }
  expect(await api.sql`select * from assessments where id = ${assessmentId}`).toEqual(before);
});

// Administrators read a customer's report through the same API calls as the customer.
import type { AdminAuditEntry, AdminPage, Plan } from '@bearings/contracts';
import { signInAdmin } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { type Buyer, createVisitorWithAssessment, createReportOwner } from '../support/buyer.js';
import { useTestApi } from '../support/test-api.js';

const api = useTestApi();
let admin: Browser;
let buyer: Buyer;
beforeAll(async () => {
  admin = await signInAdmin(api);
  buyer = await createReportOwner(api, 'customer@example.org');
});

const listAuditedReads = async () => {
  const { body } = await admin.get<AdminPage<AdminAuditEntry>>('/api/admin/audit?filter=person.read');
  return body.items.map(({ subject, detail, outcome }) => ({ subject, detail, outcome }));
};

it('an administrator can read a customer’s report, and one look is one entry in the audit', async () => {
  const { assessmentId: subject } = buyer;
  const reportId = await api.value<string>`select id from reports where assessment_id = ${subject}`;
  const look = () =>
    Promise.all(
      [
        `/api/reports/assessment/${reportId}`,
        `/api/reports/status/${subject}`,
        `/api/reports/${reportId}/plan`,
        `/api/assessments/${subject}`,
      ].map(async (path) => (await admin.get(path)).status),
    );
  expect(await look()).toEqual([200, 200, 200, 200]);
  expect((await admin.get(`/api/reports/${reportId}/download`)).status).toBe(200);
  const read = { subject, detail: 'report', outcome: 'done' };
  const download = { ...read, detail: 'report, downloaded' };
  expect(await listAuditedReads()).toEqual([download, read]);

  await api.sql`update admin_audit set at = at - interval '6 minutes'`;
  await look();
  expect(await listAuditedReads()).toEqual([read, download, read]);
});

it('the audit says whose record was read, and links to it', async () => {
  const { body } = await admin.get<AdminPage<AdminAuditEntry>>('/api/admin/audit?filter=person.read');
  const person = { personEmail: 'customer@example.org', personName: 'Ada Lovelace', personId: buyer.assessmentId };
  expect(body.items).toMatchObject([person, person, person]);
  for (const { personId } of body.items) expect((await admin.get(`/api/admin/people/${personId}`)).status).toBe(200);
});

it('a plan keeps the wording for its owner’s country when an administrator in another country reads it', async () => {
  const path = `/api/reports/${buyer.assessmentId}`;
  const { body: plan } = await buyer.browser.patch<Plan>(`${path}/plan`, { reminders: false });
  await admin.put('/api/user/country', { country: 'United States' });
  expect((await admin.get<Plan>(`${path}/plan`)).body).toEqual(plan);
  expect((await admin.get(`${path}/pdf`)).status).toBe(200);
  const storedTexts: unknown =
    await api.sql`select text from plan_steps where assessment_id = ${buyer.assessmentId} order by due_on, created_at, id`;
  expect(storedTexts).toEqual(plan.steps.map(({ text }) => ({ text })));
});

it('an administrator’s use of their own assessment creates no audit entries', async () => {
  const before = await listAuditedReads();
  const { assessmentId } = await createVisitorWithAssessment(api, 'admin@example.org', admin);
  expect((await admin.get(`/api/assessments/${assessmentId}`)).status).toBe(200);
  const intent = { assessmentId, amount: 9.99 };
  expect((await admin.post('/api/create-payment-intent', intent)).status).toBe(200);
  expect(await listAuditedReads()).toEqual(before);
});

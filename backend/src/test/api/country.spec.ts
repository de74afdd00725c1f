// The country that a buyer chooses before payment is stored with the assessment, and after the
// purchase with the account.
import type { AdminPage, AdminUser, Assessment, ErrorBody, ReportDetail, User } from '@bearings/contracts';
import { PASSWORD, registered, signInAdmin } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import {
  type Buyer,
  buyReportFor,
  createVisitorWithAssessment,
  readReport,
  waitUntilReportReady,
} from '../support/buyer.js';
import { submission } from '../support/submission.factory.js';
import { useTestApi } from '../support/test-api.js';

const US = 'US';

const api = useTestApi();

const changeCountry = (buyer: Buyer, body: object) =>
  buyer.browser.patch<Assessment & ErrorBody>(`/api/assessments/${buyer.assessmentId}`, body);

const fetchUser = async ({ browser }: Buyer) => (await browser.get<User>('/api/auth/user')).body;

async function fetchReport(buyer: Buyer): Promise<ReportDetail> {
  await waitUntilReportReady(buyer);
  return readReport(buyer);
}

async function findListedCountry(email: string): Promise<string | undefined> {
  const admin = await signInAdmin(api);
  const { body } = await admin.get<AdminPage<AdminUser>>(`/api/admin/users?search=${email}`);
  return body.items[0]?.country;
}

describe('the country for a buyer’s report', () => {
  it('is used after payment in the report, the account, the list of assessments and the administration', async () => {
    const buyer = await createVisitorWithAssessment(api, 'chooser@example.org');
    const { body: before } = await buyer.browser.get<Assessment>(`/api/assessments/${buyer.assessmentId}`);
    expect(before.country).toBe('GB');
    expect((await changeCountry(buyer, { country: US })).body).toMatchObject({
      country: US,
      email: 'chooser@example.org',
    });
    await buyReportFor(api, buyer);
    const detail = await fetchReport(buyer);
    expect(detail.country).toBe(US);
    expect((await fetchUser(buyer)).country).toBe(US);
    expect(await findListedCountry('chooser@example.org')).toBe(US);
    const { body } = await buyer.browser.get<Assessment[]>('/api/assessments');
    expect(body.map(({ country }) => country)).toEqual([US]);
    const text = await buyer.browser.get(`/api/reports/${buyer.assessmentId}/download/text`);
    expect(text.text).toContain('Pay in the United States');
    // An administrator gets the report in the buyer's country too.
    const admin = await signInAdmin(api);
    expect((await fetchReport({ ...buyer, browser: admin })).country).toBe(US);
  });

  it('can be sent with the answers, and does not change when they are sent again', async () => {
    const browser = new Browser(api.url);
    const sentBody = { ...submission({ email: 'sender@example.org' }), country: US };
    const { body } = await browser.post<Assessment>('/api/assessments/public', sentBody);
    expect(body.country).toBe(US);
    const buyer = { browser, assessmentId: body.id };
    expect((await changeCountry(buyer, { country: 'CA' })).body.country).toBe('CA');
    const secondReply = await browser.post<Assessment>('/api/assessments/public', sentBody);
    expect([secondReply.body.id, secondReply.body.country]).toEqual([body.id, 'CA']);
    await buyReportFor(api, buyer);
    expect((await fetchReport(buyer)).country).toBe('CA');
  });

  it('is used in the report while the buyer is not signed in', async () => {
    await registered(api, 'known@example.org');
    const buyer = await createVisitorWithAssessment(api, 'known@example.org');
    await changeCountry(buyer, { country: US });
    await buyReportFor(api, buyer);
    expect((await buyer.browser.get('/api/auth/user')).status).toBe(401);
    expect((await fetchReport(buyer)).country).toBe(US);
    // At sign-in the purchase is attached to the account, and its country replaces the country of the account.
    const credentials = { email: 'known@example.org', password: PASSWORD };
    expect((await buyer.browser.post('/api/auth/login', credentials)).status).toBe(200);
    expect((await fetchUser(buyer)).country).toBe(US);
    expect((await fetchReport(buyer)).country).toBe(US);
  });

  it('is stored with a signed-in account only at the purchase', async () => {
    const { browser } = await registered(api, 'signed.in@example.org');
    const buyer = await createVisitorWithAssessment(api, 'signed.in@example.org', browser);
    await changeCountry(buyer, { country: US });
    expect((await fetchUser(buyer)).country).toBe('GB');
    await buyReportFor(api, buyer);
    expect((await fetchUser(buyer)).country).toBe(US);
  });

  it('is not stored with the account when the visitor signs in without having paid', async () => {
    const { browser: known } = await registered(api, 'settled@example.org');
    await known.put('/api/user/country', { country: 'DE' });
    const visitor = await createVisitorWithAssessment(api, 'settled@example.org');
    await changeCountry(visitor, { country: US });
    await visitor.browser.post('/api/auth/login', {
      email: 'settled@example.org',
      password: PASSWORD,
    });
    expect((await fetchUser(visitor)).country).toBe('DE');
  });

  it('is the country of the account until the buyer chooses another', async () => {
    const { browser } = await registered(api, 'mover@example.org');
    await browser.put('/api/user/country', { country: 'DE' });
    const { assessmentId } = await createVisitorWithAssessment(api, 'mover@example.org', browser);
    const readCountry = async () => (await browser.get<Assessment>(`/api/assessments/${assessmentId}`)).body.country;
    expect(await readCountry()).toBe('DE');
    await browser.put('/api/user/country', { country: 'CA' });
    expect(await readCountry()).toBe('CA');
  });

  it('must be a known code, and cannot be changed after payment', async () => {
    const buyer = await createVisitorWithAssessment(api, 'fixed@example.org');
    for (const country of ['Atlantis', 'United States', 'us', '', null, 7, ['CA']]) {
      const refusedReply = await changeCountry(buyer, { country });
      expect([country, refusedReply.status, refusedReply.body.field]).toEqual([country, 400, 'country']);
      const sentBody = { ...submission({ email: 'fixed@example.org' }, 2), country };
      const answer = await buyer.browser.refused('POST', '/api/assessments/public', sentBody);
      expect([country, answer.status, answer.body.field]).toEqual([country, 400, 'country']);
    }
    await buyReportFor(api, buyer);
    expect((await changeCountry(buyer, { country: US })).status).toBe(409);
  });
});

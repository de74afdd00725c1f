// The country that a buyer chooses before payment is stored with the assessment, and after the
// purchase with the account.
import type { AdminPage, AdminUser, Assessment, Draft, ErrorBody, ReportDetail, User } from '@bearings/contracts';
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
const UNITED_STATES = 'United States';

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
    expect(before.countryCode).toBe('GB');
    expect((await changeCountry(buyer, { countryCode: US })).body).toMatchObject({
      countryCode: US,
      email: 'chooser@example.org',
    });
    await buyReportFor(api, buyer);
    const detail = await fetchReport(buyer);
    expect(detail.country).toBe(US);
    expect((await fetchUser(buyer)).country).toBe(UNITED_STATES);
    expect(await findListedCountry('chooser@example.org')).toBe(UNITED_STATES);
    const { body } = await buyer.browser.get<Assessment[]>('/api/assessments');
    expect(body.map(({ countryCode }) => countryCode)).toEqual([US]);
    const text = await buyer.browser.get(`/api/reports/${buyer.assessmentId}/download/text`);
    expect(text.text).toContain('Pay in the United States');
    // An administrator gets the report in the buyer's country too.
    const admin = await signInAdmin(api);
    expect((await fetchReport({ ...buyer, browser: admin })).country).toBe(US);
  });

  it('can be sent with the answers, and does not change when they are sent again', async () => {
    const browser = new Browser(api.url);
    const sentBody = { ...submission({ email: 'sender@example.org' }), countryCode: US };
    const { body } = await browser.post<Assessment>('/api/assessments/public', sentBody);
    expect(body.countryCode).toBe(US);
    const buyer = { browser, assessmentId: body.id };
    expect((await changeCountry(buyer, { countryCode: 'CA' })).body.countryCode).toBe('CA');
    const secondReply = await browser.post<Assessment>('/api/assessments/public', sentBody);
    expect([secondReply.body.id, secondReply.body.countryCode]).toEqual([body.id, 'CA']);
    await buyReportFor(api, buyer);
    expect((await fetchReport(buyer)).country).toBe('CA');
  });

  it('is used in the report while the buyer is not signed in', async () => {
    await registered(api, 'known@example.org');
    const buyer = await createVisitorWithAssessment(api, 'known@example.org');
    await changeCountry(buyer, { countryCode: US });
    await buyReportFor(api, buyer);
    expect((await buyer.browser.get('/api/auth/user')).status).toBe(401);
    expect((await fetchReport(buyer)).country).toBe(US);
    // At sign-in the purchase is attached to the account, and its country replaces the country of the account.
    const credentials = { email: 'known@example.org', password: PASSWORD };
    expect((await buyer.browser.post('/api/auth/login', credentials)).status).toBe(200);
    expect((await fetchUser(buyer)).country).toBe(UNITED_STATES);
    expect((await fetchReport(buyer)).country).toBe(US);
  });

  it('is stored with a signed-in account only at the purchase', async () => {
    const { browser } = await registered(api, 'signed.in@example.org');
    const buyer = await createVisitorWithAssessment(api, 'signed.in@example.org', browser);
    await changeCountry(buyer, { countryCode: US });
    expect((await fetchUser(buyer)).country).toBe('United Kingdom');
    await buyReportFor(api, buyer);
    expect((await fetchUser(buyer)).country).toBe(UNITED_STATES);
  });

  it('is the country of an older report too, once the buyer has bought another for it', async () => {
    const { browser } = await registered(api, 'buys.twice@example.org');
    const older = await createVisitorWithAssessment(api, 'buys.twice@example.org', browser);
    await buyReportFor(api, older);
    expect((await fetchReport(older)).country).toBe('GB');
    const { body: second } = await browser.post<Assessment>(
      '/api/assessments/public',
      submission({ email: 'buys.twice@example.org' }, 1),
    );
    const newer = { browser, assessmentId: second.id };
    await changeCountry(newer, { countryCode: US });
    await buyReportFor(api, newer);
    const { body: listed } = await browser.get<Assessment[]>('/api/assessments');
    expect(listed.map(({ countryCode }) => countryCode)).toEqual([US, US]);
    expect((await fetchReport(older)).country).toBe(US);
  });

  it('is not stored with the account when the visitor signs in without having paid', async () => {
    const { browser: known } = await registered(api, 'settled@example.org');
    await known.put('/api/user/country', { country: 'Germany' });
    const visitor = await createVisitorWithAssessment(api, 'settled@example.org');
    await changeCountry(visitor, { countryCode: US });
    await visitor.browser.post('/api/auth/login', {
      email: 'settled@example.org',
      password: PASSWORD,
    });
    expect((await fetchUser(visitor)).country).toBe('Germany');
  });

  it('is the country of the account until the buyer chooses another', async () => {
    const { browser } = await registered(api, 'mover@example.org');
    await browser.put('/api/user/country', { country: 'Germany' });
    const { assessmentId } = await createVisitorWithAssessment(api, 'mover@example.org', browser);
    const readCountry = async () =>
      (await browser.get<Assessment>(`/api/assessments/${assessmentId}`)).body.countryCode;
    expect(await readCountry()).toBe('DE');
    await browser.put('/api/user/country', { country: 'Canada' });
    expect(await readCountry()).toBe('CA');
  });

  it('must be a known code, and cannot be changed after payment', async () => {
    const buyer = await createVisitorWithAssessment(api, 'fixed@example.org');
    for (const countryCode of ['Atlantis', 'United States', 'us', '', null, 7, ['CA']]) {
      const refusedReply = await changeCountry(buyer, { countryCode });
      expect([countryCode, refusedReply.status, refusedReply.body.field]).toEqual([countryCode, 400, 'countryCode']);
      const sentBody = { ...submission({ email: 'fixed@example.org' }, 2), countryCode };
      const answer = await buyer.browser.refused('POST', '/api/assessments/public', sentBody);
      expect([countryCode, answer.status, answer.body.field]).toEqual([countryCode, 400, 'countryCode']);
    }
    await buyReportFor(api, buyer);
    expect((await changeCountry(buyer, { countryCode: US })).status).toBe(409);
  });

  it('is saved with a draft, and submitted with it unless the answers name another', async () => {
    const browser = new Browser(api.url);
    await browser.post('/api/assessments/start-tracking', { email: 'draft.country@example.org' });
    await browser.put('/api/assessments/draft', { answers: { q1: '3' }, countryCode: 'NZ' });
    // A later draft without a country, as from a page that was open before, does not delete it.
    await browser.put('/api/assessments/draft', { answers: { q1: '4' } });
    expect((await browser.get<Draft>('/api/assessments/draft')).body).toEqual({
      answers: { q1: '4' },
      countryCode: 'NZ',
    });
    const submitted = submission({ email: 'draft.country@example.org' });
    const { body } = await browser.post<Assessment>('/api/assessments/public', submitted);
    expect(body.countryCode).toBe('NZ');
    const refusedReply = await browser.refused('PUT', '/api/assessments/draft', { answers: {}, countryCode: 'NX' });
    expect([refusedReply.status, refusedReply.body.field]).toEqual([400, 'countryCode']);
  });
});

describe('the country of an account', () => {
  it('is a name from the list of names, and no code', async () => {
    const { browser } = await registered(api, 'namer@example.org');
    const { body: names } = await browser.get<string[]>('/api/countries');
    expect([names.length, names[0], names.includes('South Africa')]).toEqual([20, 'United Kingdom', true]);
    for (const country of names) {
      expect((await browser.put<User>('/api/user/country', { country })).body.country).toBe(country);
      expect((await browser.get<User>('/api/auth/user')).body.country).toBe(country);
    }
    for (const country of ['GB', 'united kingdom', 'Atlantis', '', null, 7, ['Norway'], undefined]) {
      const refusedReply = await browser.refused('PUT', '/api/user/country', { country });
      expect([country, refusedReply.status, refusedReply.body.field]).toEqual([country, 400, 'country']);
    }
  });
});

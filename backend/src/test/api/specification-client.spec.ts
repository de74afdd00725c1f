// A client that knows nothing but the specification buys a report: it sends and reads only the calls and fields that
// are named there, so this file imports no types of the contracts.
import { PASSWORD, registered } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { confirmCard } from '../support/card.js';
import { useTestApi } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';

interface User {
  firstName: string;
  email: string;
  country: string;
}

interface Assessment {
  id: string;
  createdAt: string;
  completedAt?: string | null;
  personalityType: string | null;
  isPaid: boolean;
}

interface Report {
  id: string;
  assessmentId: string;
  createdAt: string;
  content: string;
}

interface ReportDetail {
  assessmentId: string;
  generatedAt: string;
  content: string;
  personalityAnalysis?: string;
  careerRecommendations?: string;
  nextSteps?: string;
}

interface ReportStatus {
  status: 'ready' | 'generating' | 'payment_required' | 'error';
  error: string | null;
}

const EMAIL = 'letter@example.org';
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
/** The five steps of the answer scale: value and score. */
const responses = Array.from({ length: 36 }, (_, index) => {
  const score = (index % 5) + 1;
  return { questionId: `q${index + 1}`, answer: String(score), score };
});

const api = useTestApi();
let client: Browser;
let assessmentId: string;

const readStatus = async () => (await client.get<ReportStatus>(`/api/reports/status/${assessmentId}`)).body;

// Each test continues where the one before has ended, like the visits of one buyer.
describe('a client of the specification', () => {
  beforeAll(async () => {
    await registered(api, EMAIL);
    client = new Browser(api.url);
  });

  it('is a visitor at first, as the error of the current user says', async () => {
    const { status, text } = await client.get('/api/auth/user');
    expect(`${status}: ${text}`).toMatch(/^401: .*Unauthorized/);
  });

  it('has an assessment tracked and stored', async () => {
    expect((await client.post('/api/assessments/start-tracking', { email: EMAIL })).status).toBeLessThan(300);
    const submission = { email: EMAIL, firstName: 'Grace', lastName: 'Hopper', responses };
    const { status, body } = await client.post<{ id: string }>('/api/assessments/public', submission);
    expect([status < 300, typeof body.id]).toEqual([true, 'string']);
    assessmentId = body.id;
    expect(await readStatus()).toMatchObject({ status: 'payment_required' });
  });

  it('pays with the provider’s key and the client secret, and has the payment verified', async () => {
    const { body: config } = await client.get<{ stripePublicKey: string }>('/api/config');
    expect(config.stripePublicKey).toMatch(/^pk_test_\w+$/);
    const payment = { assessmentId, amount: 9.99 };
    const { body } = await client.post<{ clientSecret: string }>('/api/create-payment-intent', payment);
    const paymentIntentId = await confirmCard(api, body.clientSecret, '4242424242424242');
    expect((await client.post('/api/verify-payment', { paymentIntentId })).status).toBe(200);
  });

  it('polls the status until the report is ready, and may request the report again', async () => {
    const { status, error } = await pollUntil(readStatus, (reply) => reply.status !== 'generating');
    expect([status, error]).toEqual(['ready', null]);
    const again = await client.post(`/api/assessments/${assessmentId}/generate-report`);
    expect(again.status).toBeLessThan(300);
    expect(await readStatus()).toMatchObject({ status: 'ready' });
  });

  it('signs in with the administrator’s call first, and then with the user’s', async () => {
    const credentials = { email: EMAIL, password: PASSWORD };
    expect((await client.post('/api/admin/login', credentials)).status).toBe(401);
    expect((await client.post('/api/auth/login', credentials)).status).toBe(200);
    const { body } = await client.get<User>('/api/auth/user');
    expect(body).toMatchObject({ firstName: 'Grace', email: EMAIL, country: 'United Kingdom' });
  });

  it('chooses a country from the list of names', async () => {
    const { body: countries } = await client.get<string[]>('/api/countries');
    expect(countries).toContain((await client.get<User>('/api/auth/user')).body.country);
    const country = countries.find((name) => name === 'Ireland');
    expect((await client.put('/api/user/country', { country })).status).toBe(200);
    expect((await client.get<User>('/api/auth/user')).body.country).toBe('Ireland');
  });

  it('lists the assessments and reports, and reads one of each', async () => {
    const { body: assessments } = await client.get<Assessment[]>('/api/assessments');
    expect(assessments).toMatchObject([{ id: assessmentId, isPaid: true }]);
    const [listed] = assessments;
    expect([listed?.createdAt, listed?.completedAt]).toEqual([
      expect.stringMatching(TIME),
      expect.stringMatching(TIME),
    ]);
    expect(['extravert', 'introvert']).toContain(listed?.personalityType);
    expect((await client.get<Assessment>(`/api/assessments/${assessmentId}`)).body.id).toBe(assessmentId);

    const { body: reports } = await client.get<Report[]>('/api/reports');
    expect(reports).toMatchObject([{ id: expect.any(String), assessmentId, createdAt: expect.stringMatching(TIME) }]);
    const { body: detail } = await client.get<ReportDetail>(`/api/reports/assessment/${assessmentId}`);
    expect(detail).toMatchObject({ assessmentId, generatedAt: expect.stringMatching(TIME) });
    for (const { content } of [detail, ...reports]) expect(content.split('\n## ').length).toBeGreaterThan(4);
    expect(detail.content).toMatch(/^[-*] /m);
    for (const text of [detail.personalityAnalysis, detail.careerRecommendations, detail.nextSteps]) {
      expect(text).toEqual(expect.any(String));
    }
  });

  it.each([
    ['download', 'text/html'],
    ['download/text', 'text/plain'],
  ])('saves the report by /%s as %s', async (file, type) => {
    const { status, headers } = await client.download(`/api/reports/${assessmentId}/${file}`);
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining(type)]);
    expect(headers.get('content-disposition')).toContain('attachment');
  });

  it('signs out by a navigation', async () => {
    expect((await client.get('/api/login')).headers.get('location')).toBe('/dashboard');
    expect((await client.get('/api/logout')).headers.get('location')).toBe('/');
    expect((await client.get('/api/auth/user')).status).toBe(401);
    expect((await client.get('/api/login')).headers.get('location')).toBe('/login');
  });
});

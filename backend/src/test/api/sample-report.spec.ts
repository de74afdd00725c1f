// The sample report is the report of an invented person. The usual code composes it, and any visitor can read it.
import type { AssessmentSubmission, CareerRow, ReportCareers, ReportDetail } from '@bearings/contracts';
import { COUNTRIES, INVENTED_CIRCUMSTANCES, INVENTED_PERSON, createInventedAnswers, SAMPLE_ID } from '@bearings/domain';
import { Browser } from '../support/browser.js';
import { buyReport } from '../support/buyer.js';
import { readPdf } from '../support/pdf-reader.js';
import { useTestApi } from '../support/test-api.js';

const api = useTestApi();
let visitor: Browser;
beforeAll(async () => {
  visitor = new Browser(api.url);
});

const fetchDetail = (browser: Browser, id: string, country: string) =>
  browser.get<ReportDetail>(`/api/reports/assessment/${id}?country=${country}`);
const fetchCareers = (browser: Browser, id: string, country: string) =>
  browser.get<ReportCareers>(`/api/reports/${id}/careers?country=${country}`);

describe('the sample report', () => {
  it('has the careers, scores and pay that a buyer with the same answers gets', async () => {
    const answers: AssessmentSubmission = {
      ...INVENTED_PERSON,
      responses: createInventedAnswers(),
      circumstances: INVENTED_CIRCUMSTANCES,
    };
    const browser = new Browser(api.url);
    const { body } = await browser.post<{ id: string }>('/api/assessments/public', answers);
    const buyer = { browser, assessmentId: body.id };
    await buyReport(api, buyer);
    const [sample, bought] = await Promise.all([
      fetchDetail(visitor, SAMPLE_ID, 'GB'),
      fetchDetail(browser, body.id, 'GB'),
    ]);
    const pickFacts = ({ document }: ReportDetail) => ({
      categories: document.categories.map(({ category, score, band }) => [category, score, band]),
      careers: document.careers.map(({ code, fit, pay: { text } }) => [code, fit, text]),
      personality: document.personality,
    });
    expect(pickFacts(sample.body)).toEqual(pickFacts(bought.body));
    const [listed, own] = await Promise.all([
      fetchCareers(visitor, SAMPLE_ID, 'DE'),
      fetchCareers(browser, body.id, 'DE'),
    ]);
    const listCodes = ({ careers, next }: ReportCareers) => [...careers, ...next].map((row) => row.code);
    expect(listCodes(listed.body)).toEqual(listCodes(own.body));
  });

  it('is composed for each country without storing anything', async () => {
    const before = await countRows();
    for (const country of COUNTRIES) {
      const { status, body } = await fetchDetail(visitor, SAMPLE_ID, country);
      expect([status, body.country, body.document.careers.length]).toEqual([200, country, 10]);
    }
    expect(await countRows()).toEqual(before);
  });

  it.each([`assessment/${SAMPLE_ID}`, `${SAMPLE_ID}/careers`])(
    'returns the same reply for %s with and without compression',
    async (path) => {
      const fetchEncoded = (encoding: string) =>
        visitor.send('GET', `/api/reports/${path}`, undefined, { 'accept-encoding': encoding });
      const plain = await fetchEncoded('identity');
      for (const [accepted, encoding] of [
        ['gzip', 'gzip'],
        ['br, GZIP;q=0.5', 'gzip'],
        ['identity', null],
        ['gzip;q=0', null],
        ['br, gzip ; q=0.000', null],
        ['gzip;q=0, *', null],
        ['not-gzip', null],
      ] as const) {
        const reply = await fetchEncoded(accepted);
        expect([accepted, reply.headers.get('content-encoding')]).toEqual([accepted, encoding]);
        expect(reply.headers.get('vary')).toBe('accept-encoding');
        expect(reply.body).toEqual(plain.body);
      }
    },
  );

  it('compares the invented person with any occupation, and returns 404 for an unknown one', async () => {
    const diver = await visitor.get<CareerRow>(`/api/reports/${SAMPLE_ID}/careers/49-9092.00`);
    expect(diver.body).toMatchObject({ code: '49-9092.00' });
    const unknownCareer = await visitor.get(`/api/reports/${SAMPLE_ID}/careers/00-0000.00`);
    expect(unknownCareer.status).toBe(404);
  });

  it('returns 400 for an unknown country', async () => {
    expect((await fetchDetail(visitor, SAMPLE_ID, 'Mars')).status).toBe(400);
  });

  it('can be downloaded as PDF, HTML and text', async () => {
    const readFileReply = (file: string) => fetch(`${api.url}/api/reports/${SAMPLE_ID}/${file}?country=DE`);
    const [pdf, html, text] = await Promise.all([
      readFileReply('pdf'),
      readFileReply('download'),
      readFileReply('download/text'),
    ]);
    const { pages } = await readPdf(Buffer.from(await pdf.arrayBuffer()));
    expect(pages.join(' ')).toContain(INVENTED_PERSON.firstName);
    expect(html.headers.get('content-disposition')).toMatch(/^attachment; filename=".*\.html"$/);
    expect(html.headers.get('content-security-policy')).toContain('sandbox');
    expect(await html.text()).toContain('<h2');
    expect(await text.text()).toContain('YOUR PROFILE');
  });

  it('cannot be changed', async () => {
    const owner = new Browser(api.url);
    await owner.post('/api/assessments/public', {
      ...INVENTED_PERSON,
      responses: createInventedAnswers(),
    });
    const path = `/api/reports/${SAMPLE_ID}`;
    const statuses = await Promise.all([
      owner.patch(`${path}/careers/29-1141.00`, { choice: 'keep' }),
      owner.patch(`${path}/plan`, { reminders: true }),
      owner.post(`${path}/email`, undefined),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

/** Returns the numbers of rows in the tables to which a stored report would add rows. */
async function countRows(): Promise<unknown> {
  return api.sql`select (select count(*) from assessments) assessments, (select count(*) from reports) reports`;
}

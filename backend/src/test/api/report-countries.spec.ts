// A reply with a report is cached for one country, so it must not be used after the reader's country changes.
import { getCountryName, type ReportDetail, type User } from '@bearings/contracts';
import { ReportService } from '../../report/report.service.js';
import { type Buyer, buyReport, createBuyerWithSecondAssessment } from '../support/buyer.js';
import { useTestApi } from '../support/test-api.js';

const api = useTestApi();
let buyer: Buyer;
beforeAll(async () => {
  buyer = await buyReport(api, await createBuyerWithSecondAssessment(api, 'countries@example.org'));
});

const readReport = () => buyer.browser.get<ReportDetail>(`/api/reports/assessment/${buyer.assessmentId}`);
const chooseCountry = (code: string) => buyer.browser.put<User>('/api/user/country', { country: getCountryName(code) });

it('a report that is read while its reader changes country is not cached for the wrong country', async () => {
  const previousCountry = (await readReport()).body.country;
  const reports = api.app.get(ReportService, { strict: false });
  const getReading = reports.getReading.bind(reports);
  const reading = jest.spyOn(reports, 'getReading').mockImplementation(async (id) => {
    expect((await chooseCountry('IE')).status).toBe(200);
    return getReading(id);
  });
  // A new generation time invalidates the cached reply.
  await api.sql`update reports set generated_at = now() where assessment_id = ${buyer.assessmentId}`;
  expect((await readReport()).body.country).toBe(previousCountry);
  reading.mockRestore();
  expect((await readReport()).body.country).toBe('IE');
  await chooseCountry(previousCountry);
  expect((await readReport()).body.country).toBe(previousCountry);
});

it('a report is composed only once for concurrent calls', async () => {
  const reports = api.app.get(ReportService, { strict: false });
  const reading = jest.spyOn(reports, 'getReading');
  await api.sql`update reports set generated_at = now() where assessment_id = ${buyer.assessmentId}`;
  const replies = await Promise.all(Array.from({ length: 8 }, readReport));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(reading).toHaveBeenCalledTimes(1);
  reading.mockRestore();
});

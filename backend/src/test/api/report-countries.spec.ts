// A reply with a report is cached for one country, so it must not be used after the reader's country changes.
import type { ReportDetail, User } from '@bearings/contracts';
import { getCountryName } from '@bearings/domain';
import { ReadingRepository } from '../../report/reading/reading.repository.js';
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
  const readings = api.app.get(ReadingRepository, { strict: false });
  const findSource = readings.findSource.bind(readings);
  const reading = jest.spyOn(readings, 'findSource').mockImplementation(async (id) => {
    expect((await chooseCountry('IE')).status).toBe(200);
    return findSource(id);
  });
  // A new generation time invalidates the cached reply.
  await api.sql`update reports set generated_at = now() where assessment_id = ${buyer.assessmentId}`;
  expect((await readReport()).body.country).toBe('IE');
  reading.mockRestore();
  expect((await readReport()).body.country).toBe('IE');
  await chooseCountry(previousCountry);
  expect((await readReport()).body.country).toBe(previousCountry);
});

it('a report is composed only once for concurrent calls', async () => {
  const readings = api.app.get(ReadingRepository, { strict: false });
  const reading = jest.spyOn(readings, 'findSource');
  await api.sql`update reports set generated_at = now() where assessment_id = ${buyer.assessmentId}`;
  const replies = await Promise.all(Array.from({ length: 8 }, readReport));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(reading).toHaveBeenCalledTimes(1);
  reading.mockRestore();
});

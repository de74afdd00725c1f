// The careers in the preview depend on the chosen country. At most five careers that the visitor named are rated.
import { type Assessment, type PreviewCareers } from '@bearings/contracts';
import { Browser } from '../support/browser.js';
import { buyReport, readReport } from '../support/buyer.js';
import { submission } from '../support/submission.factory.js';
import { useTestApi } from '../support/test-api.js';

const api = useTestApi();

const JOB_CODES = ['29-1141.00', '47-2111.00', '25-2031.00', '15-1252.00', '27-1024.00', '53-3032.00'] as const;

/**
 * Submits answers and the careers that the visitor named; `first` is the answer to the first
 * statement. Returns the assessment's id.
 */
async function submitAnswers(browser: Browser, jobsInMind: readonly string[], first = '4') {
  const sentBody = submission({ email: 'named@example.org' });
  const [one, ...rest] = sentBody.responses;
  const responses = one ? [{ ...one, answer: first, score: Number(first) }, ...rest] : rest;
  const circumstances = { interests: {}, jobsInMind };
  const { status, body } = await browser.post<Assessment>('/api/assessments/public', {
    ...sentBody,
    responses,
    circumstances,
  });
  expect(status).toBe(200);
  return body.id;
}

async function fetchCareers(browser: Browser, id: string): Promise<PreviewCareers> {
  const { status, body } = await browser.get<PreviewCareers>(`/api/assessments/${id}/preview-careers`);
  expect(status).toBe(200);
  return body;
}

it('the preview rates at most five named careers, even if the visitor then names others or answers again', async () => {
  const browser = new Browser(api.url);
  const id = await submitAnswers(browser, JOB_CODES.slice(0, 3));
  expect(await fetchCareers(browser, id)).toMatchObject({ inMind: { length: 3 }, unanswered: 0 });
  expect(await submitAnswers(browser, JOB_CODES.slice(3))).toBe(id);
  expect(await fetchCareers(browser, id)).toMatchObject({ inMind: { length: 2 }, unanswered: 1 });
  const otherReply = await submitAnswers(browser, [JOB_CODES[5], JOB_CODES[0]], '1');
  expect(otherReply).not.toBe(id);
  const { inMind, unanswered } = await fetchCareers(browser, otherReply);
  expect(inMind.map(({ title }) => title)).toEqual(['Registered nurse (adult)']);
  expect(unanswered).toBe(1);
});

it('the preview shows the pay of the chosen country', async () => {
  const browser = new Browser(api.url);
  const id = await submitAnswers(browser, []);
  expect((await fetchCareers(browser, id)).shown?.career.pay).toMatchObject({ currency: 'GBP' });
  await browser.patch(`/api/assessments/${id}`, { countryCode: 'US' });
  const { country, shown, locked } = await fetchCareers(browser, id);
  expect(country).toBe('US');
  expect(shown?.career.pay).toMatchObject({ country: 'US' });
  expect(locked.map(({ pay }) => pay).join()).toContain('US$');
});

it('the preview counts which of the visitor’s own careers have pay and ways in for the country', async () => {
  const browser = new Browser(api.url);
  const id = await submitAnswers(browser, []);
  const { coverage, count } = await fetchCareers(browser, id);
  expect(coverage.line).toMatch(
    /^Of your ten careers, \w+ with published pay.*; all with the country’s own ways in\.$/,
  );
  expect([count, coverage.note]).toEqual([10, null]);
  await browser.patch(`/api/assessments/${id}`, { countryCode: 'AE' });
  expect((await fetchCareers(browser, id)).coverage).toEqual({
    line: expect.stringMatching(
      /^Of your ten careers, none with published pay; none with the country’s own ways in, \w+ with general ones\.$/,
    ),
    note: 'So what you buy here is mainly the list, the reasons and the plan.',
  });
});

it('the preview shows a career of the report also if the visitor asks something of a job', async () => {
  const browser = new Browser(api.url);
  // Every occupation that fits these answers best lacks the condition.
  const { body } = await browser.post<Assessment>('/api/assessments/public', {
    ...submission({ email: 'asks@example.org' }, 4),
    circumstances: { interests: {}, conditions: ['fromHome'] },
  });
  const { shown } = await fetchCareers(browser, body.id);
  const { document } = await readReport(await buyReport(api, { browser, assessmentId: body.id }));
  expect(document.careers.map(({ title }) => title)).toContain(shown?.career.title);
});

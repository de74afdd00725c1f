// The sample report's data: what the API answers for an invented person, committed for the front end.
import {
  type AssessmentSubmission,
  type CareerRow,
  INVENTED_CIRCUMSTANCES,
  INVENTED_PERSON,
  inventedAnswers,
  type Plan,
  type ReportCareers,
  type ReportDetail,
  type ReportStatus,
} from '@bearings/contracts';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { OCCUPATIONS } from '@bearings/career-data';
import { PdfCompiler } from '../../pdf/pdf-compiler.js';
import { reportPdfData } from '../../pdf/report-pdf.js';
import { renderHtml } from '../../report/files/render-html.js';
import { renderText } from '../../report/files/render-text.js';
import { ReportReader } from '../../report/reading/report.reader.js';
import { SAMPLE_REPORT_ID } from '../../sample/compose-sample.js';
import { Browser } from '../support/browser.js';
import { pay } from '../support/buyer.js';
import { readPdf } from '../support/pdf-reader.js';
import { startTestApi, type TestApi } from '../support/test-api.js';
import { until } from '../support/until.js';

const FOLDER = path.join(import.meta.dirname, '../../../../frontend-account/src/features/sample');
const fileOf = (name: string): string => path.join(FOLDER, name);
const SAMPLE_ID = 'sample';
const WRITTEN_AT = '2026-11-02T09:30:00.000Z';
const DAY_MS = 86_400_000;

const ANSWERS: AssessmentSubmission = {
  ...INVENTED_PERSON,
  responses: inventedAnswers(),
  circumstances: INVENTED_CIRCUMSTANCES,
};

let api: TestApi;
let made: string;
let others: string;
let files: { pdf: Buffer; text: string; html: string };
beforeAll(async () => {
  api = await startTestApi();
  await api.database.query(`alter table reports alter column id set default '${SAMPLE_REPORT_ID}'`);
  const browser = new Browser(api.url);
  const { body } = await browser.post<{ id: string }>('/api/assessments/public', ANSWERS);
  const buyer = { browser, assessmentId: body.id };
  await browser.post('/api/verify-payment', { paymentIntentId: await pay(api, buyer) });
  await until(
    () => browser.get<ReportStatus>(`/api/reports/status/${body.id}`),
    (reply) => reply.body.status === 'ready',
    30_000,
  );
  const [report, careers, plan] = await Promise.all([
    browser.get<ReportDetail>(`/api/reports/assessment/${body.id}`),
    browser.get<ReportCareers>(`/api/reports/${body.id}/careers`),
    browser.get<Plan>(`/api/reports/${body.id}/plan`),
  ]);
  const listed = new Set(
    [...careers.body.careers, ...careers.body.next].map((row: CareerRow) => row.code),
  );
  const rows: CareerRow[] = [];
  for (const { code } of OCCUPATIONS) {
    if (listed.has(code)) continue;
    rows.push((await browser.get<CareerRow>(`/api/reports/${body.id}/careers/${code}`)).body);
  }
  others = `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
  files = await filesOf(body.id);
  made = `${JSON.stringify(
    {
      report: sampleOf(report.body),
      careers: careers.body,
      plan: planOf(plan.body),
    },
    null,
    1,
  )}\n`;
});
afterAll(() => api.close());

/** The downloads of the report, without its row's id and with the sample's date. */
async function filesOf(id: string): Promise<typeof files> {
  const read = await api.app.get(ReportReader).readShared(id, true);
  if (!read) throw new Error('The sample has no report.');
  const view = { ...read, assessmentId: SAMPLE_ID, generatedAt: WRITTEN_AT };
  return {
    pdf: await api.app.get(PdfCompiler).compile('report', reportPdfData(view)),
    text: renderText(view),
    html: renderHtml(view),
  };
}

/** The texts beside the document say the same again, and revisions need a server. */
function sampleOf(report: ReportDetail): Partial<ReportDetail> {
  const { name, personalityType, generator, wordCount, readingTime, document } = report;
  return {
    id: SAMPLE_ID,
    assessmentId: SAMPLE_ID,
    createdAt: WRITTEN_AT,
    generatedAt: WRITTEN_AT,
    content: '',
    name,
    personalityType,
    generator,
    wordCount,
    readingTime,
    document,
  };
}

/** Steps with the days until they are due, and ids that are the same each time. */
function planOf({ madeAt, steps, ...plan }: Plan): object {
  const start = Date.parse(madeAt.slice(0, 10));
  return {
    ...plan,
    assessmentId: SAMPLE_ID,
    steps: steps.map(({ dueOn, ...step }, index) => ({
      ...step,
      id: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      dueInDays: Math.round((Date.parse(dueOn) - start) / DAY_MS),
    })),
  };
}

/** When a step is due depends on the weekday on which the plan is made. */
const withoutDays = (key: string, value: unknown): unknown =>
  key === 'dueInDays' ? undefined : value;

it('is what the writer makes of the invented answers', async () => {
  const committed = async (): Promise<unknown> =>
    JSON.parse(await readFile(fileOf('sample-report.json'), 'utf8'), withoutDays);
  const wanted: unknown = JSON.parse(made, withoutDays);
  // A file that differs in these days alone stays as it is.
  if (process.env['UPDATE_SAMPLE'] === '1' && !isDeepStrictEqual(await committed(), wanted)) {
    await writeFile(fileOf('sample-report.json'), made);
  }
  expect(await committed()).toEqual(wanted);
});

it('keeps to the length of every report', () => {
  const { report }: { report: { wordCount: number } } = JSON.parse(made);
  expect(report.wordCount).toBeGreaterThanOrEqual(3000);
  // About 4,000 (decision 67), with room for an occupation or a text that is new.
  expect(report.wordCount).toBeLessThanOrEqual(4500);
});

it('compares every other occupation with the invented person', async () => {
  if (process.env['UPDATE_SAMPLE'] === '1') await writeFile(fileOf('sample-careers.json'), others);
  const committed = await readFile(fileOf('sample-careers.json'), 'utf8');
  expect(JSON.parse(committed)).toEqual(JSON.parse(others));
  expect(JSON.parse(committed)).toHaveLength(OCCUPATIONS.length - 25);
});

it('has the same text in its files', async () => {
  if (process.env['UPDATE_SAMPLE'] === '1') {
    await writeFile(fileOf('sample-report.pdf'), files.pdf);
    await writeFile(fileOf('sample-report.txt'), files.text);
    await writeFile(fileOf('sample-report.htm'), files.html);
  }
  const [committed, now] = [await readFile(fileOf('sample-report.pdf')), files.pdf];
  expect((await readPdf(committed)).pages).toEqual((await readPdf(now)).pages);
  expect(await readFile(fileOf('sample-report.txt'), 'utf8')).toBe(files.text);
  expect(await readFile(fileOf('sample-report.htm'), 'utf8')).toBe(files.html);
});

it('has neither an email nor the id of a row', () => {
  expect(made + others + files.text + files.html).not.toMatch(
    /[\w.]@|[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab](?!000-0000000000)/,
  );
});

// The calls of the sample report: the invented person's report for what a visitor chose there.
import {
  type Circumstances,
  type ErrorBody,
  INVENTED_CIRCUMSTANCES,
  type SamplePlan,
  type SampleReport,
  type SampleReportRequest,
} from '@bearings/contracts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { COUNTRIES } from '../../content/countries/countries.js';
import { OCCUPATIONS } from '@bearings/career-data';
import { PdfCompiler } from '../../pdf/pdf-compiler.js';
import { Browser } from '../support/browser.js';
import { readPdf } from '../support/pdf-reader.js';
import { startTestApi, type TestApi } from '../support/test-api.js';

const COMMITTED = path.join(
  import.meta.dirname,
  '../../../../frontend-account/src/features/sample/sample-report.json',
);
const UK = 'United Kingdom';
const SHORTER: Circumstances = { ...INVENTED_CIRCUMSTANCES, training: 'none' };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ask = (asked: Partial<SampleReportRequest>) =>
  new Browser(api.url).post<SampleReport>('/api/sample-report', {
    circumstances: INVENTED_CIRCUMSTANCES,
    former: INVENTED_CIRCUMSTANCES,
    country: UK,
    ...asked,
  });

describe('the report of the invented person', () => {
  it('is the committed sample for what that was made for', async () => {
    const { body, status } = await ask({});
    const committed: SampleReport & { plan: SamplePlan } = JSON.parse(
      await readFile(COMMITTED, 'utf8'),
    );
    expect(status).toBe(200);
    expect(body.reason).toBeNull();
    expect(body.report.document).toEqual(committed.report.document);
    expect(committed.careers).toMatchObject(body.careers);
    expect(body.others).toHaveLength(OCCUPATIONS.length - 25);
  });

  it('follows other circumstances, and says what changed', async () => {
    const { body } = await ask({ circumstances: SHORTER });
    expect(body.reason).toMatch(/training/i);
    expect(body.report.document.matching.takenIntoAccount.join(' ')).toContain(
      'as little as possible',
    );
    const before = (await ask({})).body.report.document.careers.map(({ code }) => code);
    expect(body.report.document.careers.map(({ code }) => code)).not.toEqual(before);
  });

  it.each(['Germany', 'United States', 'Japan'])('shows the pay of %s', async (country) => {
    const { body } = await ask({ country });
    expect(body.report.country).toBe(country);
    for (const { pay } of [...body.careers.careers, ...body.careers.next, ...body.others]) {
      expect(pay.country).toBe(country);
    }
  });

  it('is made for every country', async () => {
    for (const country of COUNTRIES) expect((await ask({ country })).status).toBe(200);
  });

  it('stores nothing, opens no session and has no name but the invented one', async () => {
    const reply = await ask({ circumstances: SHORTER });
    expect(reply.headers.getSetCookie()).toEqual([]);
    const [{ rows }] = await api.app
      .get(DataSource)
      .query(
        'select (select count(*) from assessments) + (select count(*) from reports) + (select count(*) from sessions) as rows',
      );
    expect(Number(rows)).toBe(0);
    expect(JSON.stringify(reply.body)).not.toMatch(/[\w.]@|[0-9a-f]{8}-[0-9a-f]{4}-4/);
  });

  it.each([
    ['circumstances', { circumstances: 'none' }],
    ['circumstances.stage', { circumstances: { interests: {}, stage: 'retired' } }],
    ['circumstances.interests', { former: { interests: { fly: 'like' } } }],
    ['country', { country: 'Atlantis' }],
  ])('refuses a wrong %s', async (field, asked) => {
    const { status, body } = await new Browser(api.url).post<ErrorBody>('/api/sample-report', {
      circumstances: INVENTED_CIRCUMSTANCES,
      former: INVENTED_CIRCUMSTANCES,
      country: UK,
      ...asked,
    });
    expect(status).toBe(400);
    expect(body.field).toBe(field);
  });
});

describe('the plan of the invented person', () => {
  const planFor = (careers: unknown) =>
    new Browser(api.url).post<SamplePlan & ErrorBody>('/api/sample-report/plan', {
      circumstances: INVENTED_CIRCUMSTANCES,
      country: UK,
      careers,
    });

  it('is the committed one for its careers', async () => {
    const { plan }: { plan: SamplePlan } = JSON.parse(await readFile(COMMITTED, 'utf8'));
    const { body } = await planFor(plan.careers.map(({ code }) => code));
    expect(body.careers).toEqual(plan.careers);
    const textsOf = ({ steps }: SamplePlan) =>
      steps.map(({ text, detail, career }) => ({ text, detail, career }));
    expect(textsOf(body)).toHaveLength(plan.steps.length);
    expect(textsOf(body)).toEqual(expect.arrayContaining(textsOf(plan)));
  });

  it('follows the careers that were kept', async () => {
    const { body } = await planFor(['49-9092.00']);
    expect(body.careers.map(({ code }) => code)).toEqual(['49-9092.00']);
    expect(body.steps.some(({ career }) => career?.code === '49-9092.00')).toBe(true);
  });

  it.each([
    ['an unknown one', ['00-0000.00']],
    ['more than six', OCCUPATIONS.slice(0, 7).map(({ code }) => code)],
    ['no list', 'all'],
  ])('refuses %s', async (_, careers) => {
    expect((await planFor(careers)).status).toBe(400);
  });
});

describe('the files of the invented person', () => {
  const file = (format: string) =>
    fetch(new URL('/api/sample-report/file', api.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ circumstances: SHORTER, country: 'Germany', format }),
    });

  it('are of the circumstances and the country', async () => {
    const pdf = await readPdf(Buffer.from(await (await file('pdf')).arrayBuffer()));
    expect(pdf.pages.join(' ')).toContain('Germany');
    for (const format of ['text', 'html']) {
      const reply = await file(format);
      expect(reply.headers.get('content-type')).toContain(format === 'text' ? 'plain' : 'html');
      expect(await reply.text()).toContain('Germany');
    }
    expect((await file('exe')).status).toBe(400);
  });

  it('leave the PDFs of buyers their turn: one at a time is made', async () => {
    let making = 0;
    let most = 0;
    const compile = jest.spyOn(PdfCompiler.prototype, 'compile').mockImplementation(async () => {
      making += 1;
      most = Math.max(most, making);
      await sleep(20);
      making -= 1;
      return Buffer.from('%PDF-');
    });
    const replies = await Promise.all(Array.from({ length: 5 }, () => file('pdf')));
    compile.mockRestore();
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(most).toBe(1);
  });
});

it('are refused beyond six hundred in an hour from one network', async () => {
  await api.app
    .get(DataSource)
    .query(`update throttles set points = 600 where key like 'sample-report:%'`);
  const { status, headers } = await ask({});
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

// Everything that shows a report starts from one source, which is loaded once and which no reading changes.
import type { Plan, ReportDetail, ShareCreated, SharedReport } from '@bearings/contracts';
import { Client } from 'pg';
import { ReadingRepository } from '../../report/reading/reading.repository.js';
import { registered, signInAdmin } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { type Buyer, createReportOwner, waitForRevision } from '../support/buyer.js';
import { useTestApi } from '../support/test-api.js';

const api = useTestApi();
let owner: Buyer;
let link: ShareCreated;
beforeAll(async () => {
  owner = await createReportOwner(api, 'one-source@example.org');
  await owner.browser.put(reportPath('circumstances'), { circumstances: { interests: {}, stage: 'fe' } });
  await waitForRevision(owner, 2);
  await owner.browser.patch(reportPath('plan'), { reminders: false });
  link = await createLink();
});

const reportPath = (rest: string) => `/api/reports/${owner.assessmentId}/${rest}`;
const createLink = async (): Promise<ShareCreated> => {
  const wanted = {
    purpose: 'parent',
    withName: true,
    withScores: true,
    withShape: true,
    withExperience: false,
    days: 90,
  };
  return (await owner.browser.post<ShareCreated>(reportPath('shares'), wanted)).body;
};

/** All calls that show the owner a report or a part of it. */
const listReads = (): string[] => [
  `/api/reports/assessment/${owner.assessmentId}`,
  `/api/reports/assessment/${owner.assessmentId}/page`,
  ...['download', 'download/text', 'pdf', 'adviser-sheet', 'plan', 'plan.ics', 'careers', 'careers/29-1141.00'].map(
    reportPath,
  ),
  reportPath('card?size=wide'),
  '/api/reports',
  '/api/reports/all.zip',
  '/api/user/report-glance',
  `/api/shared/${link.token}`,
  `/api/shared/${link.token}/picture`,
];

/** Returns how many statements of a call load facts or prose, which only composing a report needs. */
async function countLoads(call: () => Promise<{ status: number }>): Promise<[status: number, loads: number]> {
  const query = jest.spyOn(Client.prototype, 'query');
  try {
    const { status } = await call();
    const texts = (query.mock.calls as unknown[][]).map(([statement]) =>
      typeof statement === 'string' ? statement : String(statement && Reflect.get(Object(statement), 'text')),
    );
    return [status, texts.filter((text) => /^select\b/i.test(text) && /\bfacts\b/.test(text)).length];
  } finally {
    query.mockRestore();
  }
}

it('each call loads the report’s facts at most once, the PDF among them', async () => {
  const loads: Record<string, unknown> = {};
  for (const path of listReads()) loads[path] = await countLoads(() => owner.browser.download(path));
  expect(loads).toEqual(
    Object.fromEntries(listReads().map((path) => [path, [200, path.endsWith(owner.assessmentId) ? 0 : 1]])),
  );
});

it('no call that reads a report writes anything of it', async () => {
  const tables = ['assessments', 'reports', 'report_revisions', 'career_choices', 'plans', 'plan_steps', 'share_links'];
  const dump = async () =>
    Promise.all(
      tables.map(async (table): Promise<unknown> =>
        api.database.query(`select '${table}', t.xmin::text, t::text from ${table} t order by t::text`),
      ),
    );
  // A choice and a country that the stored plan does not know yet: its text differs now from what is read.
  await owner.browser.patch(reportPath('careers/29-1141.00'), { choice: 'keep' });
  await owner.browser.put('/api/user/country', { country: 'Canada' });
  const before = await dump();
  for (const path of listReads()) expect([path, (await owner.browser.download(path)).status]).toEqual([path, 200]);
  expect((await owner.browser.get<Plan>(reportPath('plan'))).body.careers.map(({ code }) => code)).toEqual([
    '29-1141.00',
  ]);
  expect(await dump()).toEqual(before);
});

it('page, files and lists show the same version for the same country', async () => {
  const readings = api.app.get(ReadingRepository, { strict: false });
  const revised = (await readings.findSource(owner.assessmentId))?.versions.at(-1)?.generatedAt?.toISOString();
  const page = await owner.browser.get<ReportDetail>(`/api/reports/assessment/${owner.assessmentId}`);
  const list = await owner.browser.get<{ generatedAt: string }[]>('/api/reports');
  const shared = await new Browser(api.url).get<SharedReport>(`/api/shared/${link.token}`);
  expect([page.body.generatedAt, list.body[0]?.generatedAt, shared.body.generatedAt]).toEqual([
    revised,
    revised,
    revised,
  ]);
  expect([page.body.country, shared.body.country]).toEqual(['CA', 'CA']);
  const text = (await owner.browser.get(reportPath('download/text'))).text;
  expect(text).toContain('Canada');
  expect((await owner.browser.get(reportPath('download/text?country=IE&revision=1'))).text).toContain('Ireland');
});

it('every call has the same readers', async () => {
  const ownReads = listReads().filter((path) => path.includes(owner.assessmentId));
  const readers: [Browser, number][] = [
    [owner.browser, 200],
    [await signInAdmin(api), 200],
    [(await registered(api, 'stranger@example.org')).browser, 404],
  ];
  for (const [browser, status] of readers) {
    for (const path of ownReads) expect([path, (await browser.download(path)).status]).toEqual([path, status]);
  }
  for (const path of ownReads) expect([200, 303]).not.toContain((await new Browser(api.url).get(path)).status);
});

it('a link shows the report until it ends or expires', async () => {
  const readWith = async ({ token }: ShareCreated) => {
    const visitor = new Browser(api.url);
    return [
      (await visitor.get(`/api/shared/${token}`)).status,
      (await visitor.download(`/api/shared/${token}/picture`)).status,
    ];
  };
  const [ended, expired] = [await createLink(), await createLink()];
  await owner.browser.send('DELETE', reportPath(`shares/${ended.link.id}`));
  await api.sql`update share_links set expires_at = now() where id = ${expired.link.id}`;
  expect([await readWith(link), await readWith(ended), await readWith(expired)]).toEqual([
    [200, 200],
    [404, 404],
    [404, 404],
  ]);
});

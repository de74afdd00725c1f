// Answers every question about what a person has done, and searches everything that leaves the site for the answers.
import { listJobTasks } from '@bearings/career-data';
import {
  type Assessment,
  type Circumstances,
  SHARE_PURPOSES,
  type ShareCreated,
  type ShareRequest,
} from '@bearings/contracts';
import { getCommonJobTitle, PASTIMES } from '@bearings/domain';
import { type ModelStandIn, startModelStandIn } from '@bearings/openai-stand-in';
import { PdfCompiler } from '../../pdf/pdf-compiler.js';
import { MAIL_TRANSPORT, type MailTransport } from '../../platform/mail/mail-transport.js';
import { Browser } from '../support/browser.js';
import { type Buyer, buyReport } from '../support/buyer.js';
import { findMailTo } from '../support/mailbox.js';
import { submission } from '../support/submission.factory.js';
import { startTestApi, type TestApi } from '../support/test-api.js';

const EMAIL = 'experienced@example.org';
/** Common jobs are never recommended, so their titles are in a report only if it repeats the answer. */
const JOBS = ['x:caretaker', 'x:telesales'];
/** A job that the reader did and one in mind, each with a deal-breaker that is a regular part of it. */
const [SECURITY_GUARD, ROOFER] = ['33-9032.00', '47-2181.00'];
const TYPED_TITLE = 'Chief Wizard of Zzyzx';

const CIRCUMSTANCES: Circumstances = {
  interests: { care: 'like', build: 'not_for_me' },
  stage: 'working',
  dealBreakers: ['heights', 'shifts'],
  jobsInMind: [ROOFER],
  keptJobs: [
    { occupation: ROOFER, dealBreaker: 'heights', isKept: true },
    { occupation: SECURITY_GUARD, dealBreaker: 'shifts', isKept: true },
  ],
  experience: {
    jobs: [...JOBS, SECURITY_GUARD].map((occupation, index) => ({
      occupation,
      years: 'over10',
      isCurrent: index === 0,
      moreTasks: [1, 3],
      lessTasks: [2],
    })),
    apprenticeship: '47-2111.00',
    pastimes: ['caring', 'gaming', 'selling', 'accounts', 'rescue'],
    direction: 'near',
    changes: ['pressure', 'security'],
    payNow: { hundredths: 47_531_00, period: 'year' },
  },
};

/** Texts that say what the person answered, in lower case. */
const ANSWERS = [
  ...JOBS,
  ...JOBS.map(getCommonJobTitle),
  ...JOBS.flatMap(listJobTasks).map(({ text }) => text),
  ...PASTIMES.filter(({ id }) => CIRCUMSTANCES.experience?.pastimes?.includes(id)).map(({ label }) => label),
  '47531',
  '47,531',
  'payNow',
  'moreTasks',
  'keptJobs',
  'isKept',
  'Kept all the same',
  // A way in or a step that begins at their job.
  'from your job',
  'from your work',
  TYPED_TITLE,
  'Zzyzx',
].map((text) => text.toLowerCase());

const STAYING_TITLE = 'Staying or changing';

const findAnswers = (text: string): string[] => ANSWERS.filter((answer) => text.toLowerCase().includes(answer));

let model: ModelStandIn;
let api: TestApi;
let owner: Buyer;
const messages: unknown[] = [];
const documents: { template: string; data: unknown }[] = [];

beforeAll(async () => {
  model = await startModelStandIn();
  const limits = { dailyLimit: 1_000, timeoutMs: 10_000, inputPrice: 0.4, outputPrice: 1.6 };
  const settings = { apiKey: 'sk-test', baseUrl: model.url, name: 'any', judge: 'any', isUnevaluated: true, ...limits };
  api = await startTestApi({ report: { model: settings, concurrency: 2 } });
  const transport = api.app.get<MailTransport>(MAIL_TRANSPORT);
  const send = transport.send.bind(transport);
  jest.spyOn(transport, 'send').mockImplementation(async (message) => {
    messages.push(message);
    await send(message);
  });
  const compiler = api.app.get(PdfCompiler);
  const compile = compiler.compile.bind(compiler);
  jest.spyOn(compiler, 'compile').mockImplementation((template, data) => {
    documents.push({ template, data });
    return compile(template, data);
  });
  const browser = new Browser(api.url);
  await browser.get(`/api/occupations?query=${encodeURIComponent(TYPED_TITLE)}&scope=all`);
  const answers = { ...submission({ email: EMAIL }), circumstances: CIRCUMSTANCES };
  const { id: assessmentId } = (await browser.post<Assessment>('/api/assessments/public', answers)).body;
  owner = { browser, assessmentId };
  await buyReport(api, owner);
  await findMailTo(api, EMAIL, /report is ready/);
}, 180_000);
afterAll(async () => {
  await api.close();
  await model.close();
});

it('the owner gets back what they gave, so that the searches below have something to find', async () => {
  const { text } = await owner.browser.get(`/api/assessments/${owner.assessmentId}`);
  expect(findAnswers(text)).toEqual(expect.arrayContaining([...JOBS, 'paynow', 'moretasks', 'keptjobs']));
});

it('the reasons of the owner’s report quote it, and it compares with their job', async () => {
  const { text } = await owner.browser.get(`/api/reports/assessment/${owner.assessmentId}`);
  expect(findAnswers(text).length).toBeGreaterThan(0);
  expect(text).toContain(STAYING_TITLE);
});

async function createLink(change: Partial<ShareRequest>): Promise<string> {
  const wanted: ShareRequest = {
    purpose: 'read',
    withName: true,
    withScores: true,
    withShape: true,
    withExperience: false,
    days: 30,
    ...change,
  };
  const { body } = await owner.browser.post<ShareCreated>(`/api/reports/${owner.assessmentId}/shares`, wanted);
  return body.token;
}

it.each(SHARE_PURPOSES)('a link with the purpose "%s" and its page hold none of it', async (purpose) => {
  const token = await createLink({ purpose });
  for (const path of [`/api/shared/${token}`, `/shared/${token}`]) {
    const { status, text } = await new Browser(api.url).get(path);
    expect([path, status, findAnswers(text)]).toEqual([path, 200, []]);
  }
});

it('a link for which the owner switched it on quotes it in the reasons, and in nothing without scores', async () => {
  const wholeToken = await createLink({ withExperience: true });
  const { text } = await new Browser(api.url).get(`/api/shared/${wholeToken}`);
  expect(findAnswers(text).length).toBeGreaterThan(0);
  expect(text).not.toContain(STAYING_TITLE);
  // Marks, pay and ids are in no report.
  for (const answer of [...JOBS, '47531', '47,531', 'paynow', 'moretasks', 'keptjobs', 'iskept'])
    expect(findAnswers(text)).not.toContain(answer);
  const careersToken = await createLink({ withExperience: true, withScores: false });
  for (const path of [`/api/shared/${careersToken}`, `/shared/${wholeToken}`]) {
    expect([path, findAnswers((await new Browser(api.url).get(path)).text)]).toEqual([path, []]);
  }
  documents.length = 0;
  await new Browser(api.url).download(`/api/shared/${wholeToken}/picture`);
  expect([documents.length, findAnswers(JSON.stringify(documents))]).toEqual([1, []]);
});

it('only the owner can make such a link or file', async () => {
  const stranger = new Browser(api.url);
  const wanted = { purpose: 'read', withName: true, withScores: true, withShape: true, withExperience: true, days: 30 };
  const link = await stranger.post(`/api/reports/${owner.assessmentId}/shares`, wanted);
  const file = await stranger.get(`/api/reports/${owner.assessmentId}/download/text?experience=true`);
  expect([link.status, file.status]).toEqual([404, 404]);
  // A visitor's query changes nothing of what the link shows.
  const token = await createLink({});
  const visit = await stranger.get(`/api/shared/${token}?experience=true&withExperience=true`);
  expect(findAnswers(visit.text)).toEqual([]);
});

it('the PDF and the files quote it if the owner asks for it, and not the sheet for an adviser', async () => {
  documents.length = 0;
  const path = `/api/reports/${owner.assessmentId}`;
  await owner.browser.download(`${path}/pdf?experience=true`);
  expect(findAnswers(JSON.stringify(documents)).length).toBeGreaterThan(0);
  for (const file of ['download', 'download/text']) {
    const { text } = await owner.browser.get(`${path}/${file}?experience=true`);
    expect([file, findAnswers(text).length > 0]).toEqual([file, true]);
  }
  documents.length = 0;
  await owner.browser.download(`${path}/adviser-sheet?experience=true`);
  expect(findAnswers(JSON.stringify(documents))).toEqual([]);
  expect((await owner.browser.get(`${path}/download/text?experience=yes`)).status).toBe(400);
});

it('the questions for an observer hold none of it', async () => {
  const path = `/api/reports/${owner.assessmentId}/observers`;
  const { body } = await owner.browser.post<ShareCreated>(path, { withName: true, showsBoth: false });
  const { status, text } = await new Browser(api.url).get(`/api/shared/${body.token}/questions`);
  expect([status, findAnswers(text)]).toEqual([200, []]);
});

it('the card, the PDF, the adviser’s sheet and the files hold none of it', async () => {
  documents.length = 0;
  for (const file of ['card?size=wide', 'pdf', 'adviser-sheet']) {
    const { status } = await owner.browser.download(`/api/reports/${owner.assessmentId}/${file}`);
    expect([file, status]).toEqual([file, 200]);
  }
  expect(documents.length).toBeGreaterThanOrEqual(3);
  for (const { template, data } of documents)
    expect([template, findAnswers(JSON.stringify(data))]).toEqual([template, []]);
  for (const file of ['download', 'download/text']) {
    const { status, text } = await owner.browser.get(`/api/reports/${owner.assessmentId}/${file}`);
    expect([file, status, findAnswers(text)]).toEqual([file, 200, []]);
  }
});

it('the emails, the calls of the language model and the log hold none of it', () => {
  expect(messages.length).toBeGreaterThan(0);
  expect(findAnswers(JSON.stringify(messages))).toEqual([]);
  expect(model.requests.length).toBeGreaterThan(0);
  expect(findAnswers(JSON.stringify(model.requests))).toEqual([]);
  expect(findAnswers(api.log.join(''))).toEqual([]);
});

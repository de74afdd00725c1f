import type { Assessment, Circumstances, Draft, JobTask, OccupationMatch } from '@bearings/contracts';
import { Browser } from '../support/browser.js';
import { useTestApi } from '../support/test-api.js';
import { submission } from '../support/submission.factory.js';

const api = useTestApi();

const SUBMIT_PATH = '/api/assessments/public';
const DRAFT_PATH = '/api/assessments/draft';

const FULL_CIRCUMSTANCES: Circumstances = {
  interests: { care: 'like', build: 'not_for_me' },
  stage: 'school',
  qualificationLevel: 2,
  schoolSubjects: ['biology', 'maths'],
  training: '3y',
  dealBreakers: ['heights', 'selling'],
  jobsInMind: ['29-1141.00'],
  keptJobs: [{ occupation: '29-1141.00', dealBreaker: 'heights', isKept: true }],
  experience: {
    jobs: [{ occupation: 'x:cleaner', years: 'under1', isCurrent: true, moreTasks: [2], lessTasks: [1, 3] }],
    apprenticeship: '47-2111.00',
    pastimes: ['animals', 'babysitting'],
    direction: 'open',
    changes: ['hours'],
    payNow: { hundredths: 11_50, period: 'hour' },
  },
};
const OTHER_CIRCUMSTANCES: Circumstances = {
  interests: { software: 'like' },
  stage: 'working',
  subjects: ['computing'],
  field: 'computing',
  fieldYears: '5up',
};

const newVisitor = (): Browser => new Browser(api.url);
const submitAnswers = async (browser: Browser, circumstances?: unknown): Promise<Assessment> =>
  (await browser.post<Assessment>(SUBMIT_PATH, { ...submission(), circumstances })).body;
const readStored = (id: string) =>
  api.value<Circumstances | null>`select circumstances from assessments where id = ${id}`;
const countRows = () =>
  api.sql`select (select count(*) from assessments) assessments, (select count(*) from sessions) sessions`;

describe('the submission of an assessment', () => {
  it('stores its circumstances and shows them to its owner only', async () => {
    const browser = newVisitor();
    const { id, circumstances } = await submitAnswers(browser, FULL_CIRCUMSTANCES);
    expect(circumstances).toEqual(FULL_CIRCUMSTANCES);
    expect(await readStored(id)).toEqual(FULL_CIRCUMSTANCES);
    expect((await browser.get<Assessment>(`/api/assessments/${id}`)).body.circumstances).toEqual(FULL_CIRCUMSTANCES);
    expect((await newVisitor().get(`/api/assessments/${id}`)).status).toBe(404);
  });

  it('stores no circumstances if the visitor skips the step, and empty ones if the step is left blank', async () => {
    const plainReply = await submitAnswers(newVisitor());
    expect(plainReply).not.toHaveProperty('circumstances');
    expect(await readStored(plainReply.id)).toBeNull();
    expect((await submitAnswers(newVisitor(), {})).circumstances).toEqual({ interests: {} });
  });

  it('with the same answers but other circumstances updates the circumstances of the same assessment', async () => {
    const browser = newVisitor();
    const first = await submitAnswers(browser, FULL_CIRCUMSTANCES);
    const secondReply = await submitAnswers(browser, OTHER_CIRCUMSTANCES);
    expect([secondReply.id, secondReply.circumstances]).toEqual([first.id, OTHER_CIRCUMSTANCES]);
    expect(await readStored(first.id)).toEqual(OTHER_CIRCUMSTANCES);
    const third = await submitAnswers(browser);
    expect([third.id, third.circumstances]).toEqual([first.id, OTHER_CIRCUMSTANCES]);
  });

  it('takes the circumstances from the draft if the submission contains none', async () => {
    const browser = newVisitor();
    await browser.put(DRAFT_PATH, { answers: { q1: '4' }, circumstances: FULL_CIRCUMSTANCES });
    expect((await submitAnswers(browser)).circumstances).toEqual(FULL_CIRCUMSTANCES);
    const otherVisitor = newVisitor();
    await otherVisitor.put(DRAFT_PATH, { answers: { q1: '4' }, circumstances: FULL_CIRCUMSTANCES });
    expect((await submitAnswers(otherVisitor, OTHER_CIRCUMSTANCES)).circumstances).toEqual(OTHER_CIRCUMSTANCES);
  });

  it('takes the circumstances from the draft even when the same answers were submitted before', async () => {
    const browser = newVisitor();
    const first = await submitAnswers(browser, FULL_CIRCUMSTANCES);
    await browser.put(DRAFT_PATH, { answers: { q1: '4' }, circumstances: OTHER_CIRCUMSTANCES });
    const secondReply = await submitAnswers(browser);
    expect([secondReply.id, secondReply.circumstances]).toEqual([first.id, OTHER_CIRCUMSTANCES]);
  });
});

describe('a draft', () => {
  it('keeps its circumstances when it is saved without any, and replaces them when it is saved with others', async () => {
    const browser = newVisitor();
    const saveDraft = async (draft: object) => (await browser.put<Draft>(DRAFT_PATH, draft)).body;
    expect(await saveDraft({ answers: { q1: '4' } })).not.toHaveProperty('circumstances');
    expect((await saveDraft({ answers: { q1: '4' }, circumstances: FULL_CIRCUMSTANCES })).circumstances).toEqual(
      FULL_CIRCUMSTANCES,
    );
    expect(await saveDraft({ answers: { q1: '5' } })).toEqual({
      answers: { q1: '5' },
      circumstances: FULL_CIRCUMSTANCES,
    });
    await browser.post('/api/assessments/start-tracking', { email: 'ada@example.org' });
    expect((await browser.get<Draft>(DRAFT_PATH)).body.circumstances).toEqual(FULL_CIRCUMSTANCES);
    await saveDraft({ answers: {}, circumstances: { interests: {} } });
    expect((await browser.get<Draft>(DRAFT_PATH)).body.circumstances).toEqual({ interests: {} });
  });
});

// Tests of further invalid circumstances are in the parser's circumstances.spec.ts.
describe.each([
  ['null as circumstances', null, 'circumstances'],
  ['an unknown answer about an interest', { interests: { care: 'love' } }, 'circumstances.interests.care'],
  ['an unknown occupation', { jobsInMind: ['99-9999.99'] }, 'circumstances.jobsInMind'],
  ['a typed job', { experience: { jobs: [{ occupation: 'Wizard' }] } }, 'circumstances.experience.jobs.occupation'],
])('a submission or a draft with %s', (_, circumstances, field) => {
  it('is refused with 400 and the name of the field, and nothing is stored', async () => {
    const before = await countRows();
    const submitReply = await newVisitor().refused('POST', SUBMIT_PATH, {
      ...submission(),
      circumstances,
    });
    const draftReply = await newVisitor().refused('PUT', DRAFT_PATH, {
      answers: { q1: '1' },
      circumstances,
    });
    for (const { status, body } of [submitReply, draftReply]) {
      expect({ status, field: body.field }).toEqual({ status: 400, field });
    }
    expect(await countRows()).toEqual(before);
  });
});

describe('the search for careers that a user has in mind', () => {
  it('finds occupations by their titles and by alternative British job titles', async () => {
    const { status, body, headers } = await newVisitor().get<OccupationMatch[]>('/api/occupations?query=barber');
    expect([status, body]).toEqual([
      200,
      [{ code: '39-5012.00', title: 'Hairdresser', matchedTitles: ['Barber'], dealBreakers: [] }],
    ]);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.getSetCookie()).toEqual([]);
    expect((await newVisitor().get<OccupationMatch[]>('/api/occupations?query=ma')).body).toHaveLength(8);
  });

  it('finds common jobs outside our occupations only if they are asked for', async () => {
    const find = async (query: string) =>
      (await newVisitor().get<OccupationMatch[]>(`/api/occupations?${query}`)).body.map(({ code }) => code);
    expect((await find('query=minicab&scope=all'))[0]).toBe('x:taxi');
    expect(await find('query=minicab')).not.toContain('x:taxi');
    expect(await find('query=x:taxi&scope=all')).toEqual(['x:taxi']);
    expect((await find('query=nurse&scope=all'))[0]).toBe((await find('query=nurse'))[0]);
  });

  it('finds the nearest jobs to an unknown title if any word may match', async () => {
    const find = async (query: string) =>
      (await newVisitor().get<OccupationMatch[]>(`/api/occupations?${query}`)).body.map(({ title }) => title);
    const unknown = encodeURIComponent('Head of Year 9');
    expect(await find(`query=${unknown}`)).toEqual([]);
    expect(await find(`query=${unknown}&match=any-word`)).toContain('Head teacher');
  });

  it.each([
    ['an unknown scope', 'query=a&scope=some', 'scope'],
    ['an unknown kind of match', 'query=a&match=none', 'match'],
    ['a text of 61 characters', `query=${'x'.repeat(61)}`, 'query'],
    ['two texts', 'query=a&query=b', 'query'],
    ['an unknown parameter', 'page=2', 'page'],
  ])('refuses a query with %s', async (_, query, field) => {
    const { status, body } = await newVisitor().refused('GET', `/api/occupations?${query}`);
    expect({ status, field: body.field }).toEqual({ status: 400, field });
  });
});

describe('the tasks of a job', () => {
  it('are six of an occupation or of a common job, the same for every caller', async () => {
    for (const code of ['25-2031.00', 'x:taxi']) {
      const { status, body, headers } = await newVisitor().get<JobTask[]>(`/api/occupations/${code}/tasks`);
      expect([status, body.map(({ number }) => number)]).toEqual([200, [1, 2, 3, 4, 5, 6]]);
      expect(headers.get('cache-control')).toBe('public, max-age=3600');
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  it('are not found for an unknown code', async () => {
    for (const code of ['x:spy', 'constructor', '00-0000.00'])
      expect((await newVisitor().get(`/api/occupations/${code}/tasks`)).status).toBe(404);
  });
});

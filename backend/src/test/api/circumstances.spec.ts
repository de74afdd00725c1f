import type { Assessment, Circumstances, Draft, OccupationMatch } from '@bearings/contracts';
import { Browser } from '../support/browser.js';
import { useTestApi } from '../support/test-api.js';
import { submission } from '../support/submission.factory.js';

const api = useTestApi();

const SUBMIT = '/api/assessments/public';
const DRAFT = '/api/assessments/draft';

const STATED: Circumstances = {
  interests: { care: 'like', build: 'not_for_me' },
  stage: 'school',
  qualificationLevel: 2,
  schoolSubjects: ['biology', 'maths'],
  training: '3y',
  dealBreakers: ['heights', 'selling'],
  jobsInMind: ['29-1141.00'],
};
const OTHER: Circumstances = {
  interests: { software: 'like' },
  stage: 'working',
  subjects: ['computing'],
  field: 'computing',
  fieldYears: '5up',
};

const visitor = (): Browser => new Browser(api.url);
const submit = async (browser: Browser, circumstances?: unknown): Promise<Assessment> =>
  (await browser.post<Assessment>(SUBMIT, { ...submission(), circumstances })).body;
const stored = (id: string) =>
  api.value<Circumstances | null>`select circumstances from assessments where id = ${id}`;
const count = async (table: string): Promise<number> => {
  const [row]: { count: number }[] = await api.database.query(`select count(*)::int from ${table}`);
  return row?.count ?? -1;
};

describe('a submission', () => {
  it('stores its circumstances and shows them to its owner only', async () => {
    const browser = visitor();
    const { id, circumstances } = await submit(browser, STATED);
    expect(circumstances).toEqual(STATED);
    expect(await stored(id)).toEqual(STATED);
    expect((await browser.get<Assessment>(`/api/assessments/${id}`)).body.circumstances).toEqual(
      STATED,
    );
    expect((await visitor().get(`/api/assessments/${id}`)).status).toBe(404);
  });

  it('has no circumstances when the step was skipped, and keeps an empty step', async () => {
    const without = await submit(visitor());
    expect(without).not.toHaveProperty('circumstances');
    expect(await stored(without.id)).toBeNull();
    expect((await submit(visitor(), {})).circumstances).toEqual({ interests: {} });
  });

  it('of the same answers with other circumstances returns the same assessment with the new ones', async () => {
    const browser = visitor();
    const first = await submit(browser, STATED);
    const second = await submit(browser, OTHER);
    expect([second.id, second.circumstances]).toEqual([first.id, OTHER]);
    expect(await stored(first.id)).toEqual(OTHER);
    const third = await submit(browser);
    expect([third.id, third.circumstances]).toEqual([first.id, OTHER]);
  });

  it('takes circumstances from the draft unless it has its own', async () => {
    const browser = visitor();
    await browser.put(DRAFT, { answers: { q1: '4' }, circumstances: STATED });
    expect((await submit(browser)).circumstances).toEqual(STATED);
    const other = visitor();
    await other.put(DRAFT, { answers: { q1: '4' }, circumstances: STATED });
    expect((await submit(other, OTHER)).circumstances).toEqual(OTHER);
  });

  it('takes circumstances from the draft also when the answers are unchanged', async () => {
    const browser = visitor();
    const first = await submit(browser, STATED);
    await browser.put(DRAFT, { answers: { q1: '4' }, circumstances: OTHER });
    const again = await submit(browser);
    expect([again.id, again.circumstances]).toEqual([first.id, OTHER]);
  });
});

describe('a draft', () => {
  it('saved without circumstances keeps the stored ones, and saved with them replaces them', async () => {
    const browser = visitor();
    const save = async (draft: object) => (await browser.put<Draft>(DRAFT, draft)).body;
    expect(await save({ answers: { q1: '4' } })).not.toHaveProperty('circumstances');
    expect((await save({ answers: { q1: '4' }, circumstances: STATED })).circumstances).toEqual(
      STATED,
    );
    expect(await save({ answers: { q1: '5' } })).toEqual({
      answers: { q1: '5' },
      circumstances: STATED,
    });
    await browser.post('/api/assessments/start-tracking', { email: 'ada@example.org' });
    expect((await browser.get<Draft>(DRAFT)).body.circumstances).toEqual(STATED);
    await save({ answers: {}, circumstances: { interests: {} } });
    expect((await browser.get<Draft>(DRAFT)).body.circumstances).toEqual({ interests: {} });
  });
});

// Further refused circumstances are in the spec of the parser.
describe.each([
  ['null', null, 'circumstances'],
  ['an unknown interest', { interests: { care: 'love' } }, 'circumstances.interests.care'],
  ['an unknown job', { jobsInMind: ['99-9999.99'] }, 'circumstances.jobsInMind'],
])('%s', (_, circumstances, field) => {
  it('is a 400 that names the field and stores nothing', async () => {
    const before = [await count('assessments'), await count('sessions')];
    const submitted = await visitor().refused('POST', SUBMIT, { ...submission(), circumstances });
    const saved = await visitor().refused('PUT', DRAFT, { answers: { q1: '1' }, circumstances });
    for (const { status, body } of [submitted, saved]) {
      expect({ status, field: body.field }).toEqual({ status: 400, field });
    }
    expect([await count('assessments'), await count('sessions')]).toEqual(before);
  });
});

it('a refused change leaves the stored circumstances as they were', async () => {
  const browser = visitor();
  const { id } = await submit(browser, STATED);
  await browser.refused('POST', SUBMIT, { ...submission(), circumstances: { stage: 'retired' } });
  expect(await stored(id)).toEqual(STATED);
});

describe('the search for jobs in mind', () => {
  it('finds occupations by title and by other British job titles', async () => {
    const { status, body, headers } = await visitor().get<OccupationMatch[]>(
      '/api/occupations?query=barber',
    );
    expect([status, body]).toEqual([
      200,
      [{ code: '39-5012.00', title: 'Hairdresser', also: ['Barber'] }],
    ]);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.getSetCookie()).toEqual([]);
    expect((await visitor().get<OccupationMatch[]>('/api/occupations?query=e')).body).toHaveLength(
      8,
    );
  });

  it.each([
    ['a text of 61 characters', `query=${'x'.repeat(61)}`, 'query'],
    ['two texts', 'query=a&query=b', 'query'],
    ['an unknown parameter', 'page=2', 'page'],
  ])('refuses %s', async (_, query, field) => {
    const { status, body } = await visitor().refused('GET', `/api/occupations?${query}`);
    expect({ status, field: body.field }).toEqual({ status: 400, field });
  });
});

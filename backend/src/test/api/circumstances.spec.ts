import type { Assessment, Circumstances, Draft, OccupationMatch } from '@bearings/contracts';
import { Browser } from '../support/browser.js';
import { useTestApi } from '../support/test-api.js';
import { submission } from '../support/submission.factory.js';

const api = useTestApi();

const SUBMIT_PATH = '/api/assessments/public';
const DRAFT_PATH = '/api/assessments/draft';

const CIRCUMSTANCES: Circumstances = {
  interests: { care: 'like', build: 'not_for_me' },
  stage: 'school',
  qualificationLevel: 2,
  schoolSubjects: ['biology', 'maths'],
  training: '3y',
  dealBreakers: ['heights', 'selling'],
  jobsInMind: ['29-1141.00'],
};
const OTHER_CIRCUMSTANCES: Circumstances = {
  interests: { software: 'like' },
  stage: 'working',
  subjects: ['computing'],
  field: 'computing',
  fieldYears: '5up',
};

const newVisitor = (): Browser => new Browser(api.url);
const submit = async (browser: Browser, circumstances?: unknown): Promise<Assessment> =>
  (await browser.post<Assessment>(SUBMIT_PATH, { ...submission(), circumstances })).body;
const readStored = (id: string) =>
  api.value<Circumstances | null>`select circumstances from assessments where id = ${id}`;
const countRows = async (table: string): Promise<number> => {
  const [row]: { count: number }[] = await api.database.query(`select count(*)::int from ${table}`);
  return row?.count ?? -1;
};

describe('the submission of an assessment', () => {
  it('stores its circumstances and shows them to its owner only', async () => {
    const browser = newVisitor();
    const { id, circumstances } = await submit(browser, CIRCUMSTANCES);
    expect(circumstances).toEqual(CIRCUMSTANCES);
    expect(await readStored(id)).toEqual(CIRCUMSTANCES);
    expect((await browser.get<Assessment>(`/api/assessments/${id}`)).body.circumstances).toEqual(
      CIRCUMSTANCES,
    );
    expect((await newVisitor().get(`/api/assessments/${id}`)).status).toBe(404);
  });

  it('stores no circumstances when the step was skipped, and empty ones when it was sent empty', async () => {
    const without = await submit(newVisitor());
    expect(without).not.toHaveProperty('circumstances');
    expect(await readStored(without.id)).toBeNull();
    expect((await submit(newVisitor(), {})).circumstances).toEqual({ interests: {} });
  });

  it('with the same answers but other circumstances updates the circumstances of the same assessment', async () => {
    const browser = newVisitor();
    const first = await submit(browser, CIRCUMSTANCES);
    const second = await submit(browser, OTHER_CIRCUMSTANCES);
    expect([second.id, second.circumstances]).toEqual([first.id, OTHER_CIRCUMSTANCES]);
    expect(await readStored(first.id)).toEqual(OTHER_CIRCUMSTANCES);
    const third = await submit(browser);
    expect([third.id, third.circumstances]).toEqual([first.id, OTHER_CIRCUMSTANCES]);
  });

  it('takes the circumstances from the draft if it has none itself', async () => {
    const browser = newVisitor();
    await browser.put(DRAFT_PATH, { answers: { q1: '4' }, circumstances: CIRCUMSTANCES });
    expect((await submit(browser)).circumstances).toEqual(CIRCUMSTANCES);
    const other = newVisitor();
    await other.put(DRAFT_PATH, { answers: { q1: '4' }, circumstances: CIRCUMSTANCES });
    expect((await submit(other, OTHER_CIRCUMSTANCES)).circumstances).toEqual(OTHER_CIRCUMSTANCES);
  });

  it('takes the circumstances from the draft even when the answers are those of an earlier submission', async () => {
    const browser = newVisitor();
    const first = await submit(browser, CIRCUMSTANCES);
    await browser.put(DRAFT_PATH, { answers: { q1: '4' }, circumstances: OTHER_CIRCUMSTANCES });
    const again = await submit(browser);
    expect([again.id, again.circumstances]).toEqual([first.id, OTHER_CIRCUMSTANCES]);
  });
});

describe('a draft', () => {
  it('keeps its circumstances when it is saved without any, and replaces them when it is saved with others', async () => {
    const browser = newVisitor();
    const save = async (draft: object) => (await browser.put<Draft>(DRAFT_PATH, draft)).body;
    expect(await save({ answers: { q1: '4' } })).not.toHaveProperty('circumstances');
    expect(
      (await save({ answers: { q1: '4' }, circumstances: CIRCUMSTANCES })).circumstances,
    ).toEqual(CIRCUMSTANCES);
    expect(await save({ answers: { q1: '5' } })).toEqual({
      answers: { q1: '5' },
      circumstances: CIRCUMSTANCES,
    });
    await browser.post('/api/assessments/start-tracking', { email: 'ada@example.org' });
    expect((await browser.get<Draft>(DRAFT_PATH)).body.circumstances).toEqual(CIRCUMSTANCES);
    await save({ answers: {}, circumstances: { interests: {} } });
    expect((await browser.get<Draft>(DRAFT_PATH)).body.circumstances).toEqual({ interests: {} });
  });
});

// Tests of further invalid circumstances are in the parser's circumstances.spec.ts.
describe.each([
  ['null as circumstances', null, 'circumstances'],
  [
    'circumstances with an unknown answer for a tile',
    { interests: { care: 'love' } },
    'circumstances.interests.care',
  ],
  [
    'circumstances with an unknown occupation',
    { jobsInMind: ['99-9999.99'] },
    'circumstances.jobsInMind',
  ],
])('%s', (_, circumstances, field) => {
  it('are refused with 400 and the name of the field, and nothing is stored', async () => {
    const before = [await countRows('assessments'), await countRows('sessions')];
    const submitted = await newVisitor().refused('POST', SUBMIT_PATH, {
      ...submission(),
      circumstances,
    });
    const saved = await newVisitor().refused('PUT', DRAFT_PATH, {
      answers: { q1: '1' },
      circumstances,
    });
    for (const { status, body } of [submitted, saved]) {
      expect({ status, field: body.field }).toEqual({ status: 400, field });
    }
    expect([await countRows('assessments'), await countRows('sessions')]).toEqual(before);
  });
});

it('a refused submission does not change the stored circumstances', async () => {
  const browser = newVisitor();
  const { id } = await submit(browser, CIRCUMSTANCES);
  await browser.refused('POST', SUBMIT_PATH, {
    ...submission(),
    circumstances: { stage: 'retired' },
  });
  expect(await readStored(id)).toEqual(CIRCUMSTANCES);
});

describe('the search for careers that a user has in mind', () => {
  it('finds occupations by title and by other British job titles', async () => {
    const { status, body, headers } = await newVisitor().get<OccupationMatch[]>(
      '/api/occupations?query=barber',
    );
    expect([status, body]).toEqual([
      200,
      [{ code: '39-5012.00', title: 'Hairdresser', also: ['Barber'] }],
    ]);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.getSetCookie()).toEqual([]);
    expect(
      (await newVisitor().get<OccupationMatch[]>('/api/occupations?query=e')).body,
    ).toHaveLength(8);
  });

  it.each([
    ['a text of 61 characters', `query=${'x'.repeat(61)}`, 'query'],
    ['two texts', 'query=a&query=b', 'query'],
    ['an unknown parameter', 'page=2', 'page'],
  ])('refuses a query with %s', async (_, query, field) => {
    const { status, body } = await newVisitor().refused('GET', `/api/occupations?${query}`);
    expect({ status, field: body.field }).toEqual({ status: 400, field });
  });
});

import type { Assessment, Draft } from '@bearings/contracts';
import { BANK_VERSION } from '@bearings/domain';
import { Browser } from '../support/browser.js';
import { submission } from '../support/submission.factory.js';
import { useSharedApi } from '../support/test-api.js';

const api = useSharedApi();

const newVisitor = (): Browser => new Browser(api.url);
const countRows = () =>
  api.sql`select (select count(*) from assessments) assessments, (select count(*) from sessions) sessions`;

describe('submitting an assessment', () => {
  it('stores twelve category scores and returns only the free preview', async () => {
    const { status, body, text } = await newVisitor().post<Assessment>('/api/assessments/public', submission());
    expect(status).toBe(200);
    const [row] = await api.database.query('select * from assessments where id = $1', [body.id]);
    expect(Object.keys(row.scores)).toHaveLength(12);
    expect(row.responses).toHaveLength(36);
    expect(row.bank_version).toBe(BANK_VERSION);
    expect(body.preview?.badges.map((badge) => badge.title)).toEqual([
      'Leadership Style',
      'Work Environment',
      'Communication',
    ]);
    expect(text).not.toContain('"scores"');
  });

  it('accepts answers in a repeated pattern, and mentions that in the preview', async () => {
    const { responses, ...who } = submission({ email: 'pattern@example.org' });
    const repeatedResponses = responses.map(({ questionId }, index) => {
      const score = (index % 5) + 1;
      return { questionId, answer: String(score), score };
    });
    const { status, body } = await newVisitor().post<Assessment>('/api/assessments/public', {
      ...who,
      responses: repeatedResponses,
    });
    expect(status).toBe(200);
    expect(body.preview?.quality).toMatchObject({
      reviewAdvised: true,
      text: expect.stringContaining('in the same order'),
    });
  });

  it('returns the same id for fifty concurrent calls with the same answers', async () => {
    const browser = newVisitor();
    await browser.post('/api/assessments/start-tracking', { email: 'ada@example.org' });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => browser.post<Assessment>('/api/assessments/public', submission())),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('creates a new assessment for new answers, and marks the unpaid earlier one as superseded', async () => {
    const browser = newVisitor();
    const first = await browser.post<Assessment>('/api/assessments/public', submission());
    const secondReply = await browser.post<Assessment>('/api/assessments/public', submission({}, 1));
    expect(secondReply.body.id).not.toBe(first.body.id);
    const { id } = first.body;
    expect(await api.value`select superseded_at from assessments where id = ${id}`).not.toBeNull();
  });

  it('returns the earlier assessment and deletes the draft when the answers are unchanged', async () => {
    const browser = newVisitor();
    const first = await browser.post<Assessment>('/api/assessments/public', submission());
    await browser.put('/api/assessments/draft', { answers: { q1: '2' } });
    const secondReply = await browser.post<Assessment>('/api/assessments/public', submission());
    expect(secondReply.body.id).toBe(first.body.id);
    expect((await browser.get('/api/assessments/draft')).body).toBeNull();
  });

  // Tests of further invalid answers are in responses.spec.ts.
  const [, ...rest] = submission().responses;
  it.each([
    ['an invalid email', { email: 'no-address' }, 'email'],
    ['a blank name', { firstName: '   ' }, 'firstName'],
    ['a name that is a list', { lastName: ['x'] }, 'lastName'],
    ['a missing answer', { responses: rest }, 'responses.q1'],
    ['an unknown field', { isPaid: true }, 'isPaid'],
  ])('refuses %s, naming the field and storing nothing', async (_, change, field) => {
    const before = await countRows();
    const { status, body, headers } = await newVisitor().refused('POST', '/api/assessments/public', {
      ...submission(),
      ...change,
    });
    expect({ status, field: body.field }).toEqual({ status: 400, field });
    expect(headers.getSetCookie()).toEqual([]);
    expect(await countRows()).toEqual(before);
  });

  it('stores a name exactly as typed, even with HTML markup and non-Latin letters', async () => {
    const name = '<img src=x onerror=alert(1)> Зоя 愛 "q"';
    const { body } = await newVisitor().post<Assessment>('/api/assessments/public', submission({ firstName: name }));
    expect(await api.value`select first_name from assessments where id = ${body.id}`).toBe(name);
  });
});

describe('a draft', () => {
  it('is returned, as saved, only to the session that saved it', async () => {
    const browser = newVisitor();
    expect((await browser.get<Draft | null>('/api/assessments/draft')).body).toBeNull();
    const draft = { email: 'ada@', firstName: 'Ada', answers: { q1: '4', q2: '5' } };
    await browser.put('/api/assessments/draft', draft);
    expect((await browser.get<Draft>('/api/assessments/draft')).body).toEqual(draft);
    expect((await newVisitor().get<Draft>('/api/assessments/draft')).body).toBeNull();
  });

  it('becomes a completed assessment with the id from start-tracking when the answers are submitted', async () => {
    const browser = newVisitor();
    const trackedReply = await browser.post<{ id: string }>('/api/assessments/start-tracking', {
      email: 'ada@example.org',
    });
    await browser.put('/api/assessments/draft', { answers: { q1: '4' } });
    const done = await browser.post<Assessment>('/api/assessments/public', submission());
    expect(done.body.id).toBe(trackedReply.body.id);
    expect((await browser.get('/api/assessments/draft')).body).toBeNull();
  });

  it('updates the number of answers (`answered`) of its assessment until the assessment is completed', async () => {
    const browser = newVisitor();
    const { body } = await browser.post<{ id: string }>('/api/assessments/start-tracking', {
      email: 'ada@example.org',
    });
    const assessment = async () => (await browser.get<Assessment>(`/api/assessments/${body.id}`)).body;
    expect((await assessment()).answered).toBe(0);
    const answers = { q1: '1', q2: '2', q3: '3', q4: '4', q5: '5', q6: '1', q36: '2' };
    await browser.put('/api/assessments/draft', { answers });
    expect((await assessment()).answered).toBe(7);
    await browser.post('/api/assessments/public', submission());
    expect(await assessment()).not.toHaveProperty('answered');
  });

  it.each([
    ['email', { email: null }],
    ['firstName', { firstName: null }],
    ['lastName', { lastName: 5 }],
    ['email', { email: 'x'.repeat(255) }],
    ['answers', { answers: null }],
    ['answers', { answers: { q37: '1' } }],
    ['answers.q1', { answers: { q1: '6' } }],
  ])('is refused and not stored when the field %s is invalid', async (field, change) => {
    const before = await countRows();
    const { status, body } = await newVisitor().refused('PUT', '/api/assessments/draft', {
      answers: { q1: '1' },
      ...change,
    });
    expect({ status, field: body.field }).toEqual({ status: 400, field });
    expect(await countRows()).toEqual(before);
  });
});

import { endpoints, type Plan, type ReportCareers, type Shares } from '@bearings/contracts';
import { answer, refuse, server } from '@bearings/web/testing';
import { resetSample, sampleReplies } from './sample-replies';

const send = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
  sampleReplies({
    method,
    url: `/api/reports/sample/${path}`,
    body,
  });
const dataOf = async <T>(sent: ReturnType<typeof send>): Promise<T> => {
  const reply = await sent;
  if (!reply || !('data' in reply)) throw new Error('The sample has no answer.');
  // The transport passes JSON on, whose shape the endpoints state.
  return JSON.parse(JSON.stringify(reply.data));
};
const plan = (): Promise<Plan> => dataOf(send('GET', 'plan?country=x'));
const careers = (): Promise<ReportCareers> => dataOf(send('GET', 'careers'));
const shares = (): Promise<Shares> => dataOf(send('GET', 'shares'));

afterEach(resetSample);

describe('the replies of the sample', () => {
  it('leave calls of other reports to the server', async () => {
    const other = '/api/reports/0b1e6a7e-6a40-4b9c-9f6e-1d2c3b4a5f60/plan';
    expect(sampleReplies({ method: 'GET', url: other })).toBeNull();
  });

  it('keep choices and notes until the page is left', async () => {
    const [first] = (await careers()).careers;
    const code = first?.code ?? '';
    await send('PATCH', `careers/${code}`, { choice: 'keep' });
    await send('PATCH', `careers/${code}`, { note: 'Ask.' });
    expect((await careers()).choices).toMatchObject([{ code, choice: 'keep', note: 'Ask.' }]);
    await send('PATCH', `careers/${code}`, { choice: null });
    expect((await careers()).choices[0]?.chosenAt).toBeNull();
    resetSample();
    expect((await careers()).choices).toEqual([]);
  });

  it('compare careers of the 25', async () => {
    const [next] = (await careers()).next;
    expect(await dataOf(send('GET', `careers/${next?.code}`))).toMatchObject({ code: next?.code });
    expect(await send('GET', 'careers/00-0000.00')).toMatchObject({ error: { status: 404 } });
  });

  it('compare and add every other occupation', async () => {
    const diver = '49-9092.00';
    expect((await careers()).others).toEqual([]);
    await send('PATCH', `careers/${diver}`, { added: true });
    expect((await careers()).others).toMatchObject([{ code: diver }]);
    expect(await dataOf(send('GET', `careers/${diver}`))).toHaveProperty('verdict');
  });

  it('tick, change, remove and add steps of the plan', async () => {
    const [first, second] = (await plan()).steps;
    const added = '00000000-0000-4000-8000-0000000000aa';
    await send('PATCH', 'plan', {
      reminders: true,
      steps: [
        { id: first?.id, done: true, text: 'Call them' },
        { id: second?.id, removed: true },
        { id: added, text: 'My own', dueOn: '2027-01-04', note: '' },
        { done: true },
        'no step',
      ],
    });
    const after = await plan();
    expect(after.reminders).toBe(true);
    expect(after.steps.find(({ id }) => id === first?.id)).toMatchObject({ text: 'Call them' });
    expect(after.steps.find(({ id }) => id === first?.id)?.doneAt).not.toBeNull();
    expect(after.steps.some(({ id }) => id === second?.id)).toBe(false);
    expect(after.steps.find(({ id }) => id === added)).toMatchObject({ own: true, doneAt: null });
    await send('PATCH', 'plan', {
      steps: [
        { id: second?.id, removed: false },
        { id: first?.id, done: false },
      ],
    });
    expect((await plan()).steps.some(({ id }) => id === second?.id)).toBe(true);
    expect((await plan()).steps.find(({ id }) => id === first?.id)?.doneAt).toBeNull();
    await send('PATCH', 'plan', { steps: null });
    expect((await plan()).steps).toHaveLength(after.steps.length + 1);
  });

  it('make steps for the kept careers, and leave what the visitor did something with', async () => {
    const [first] = (await plan()).steps;
    await send('PATCH', 'plan', { steps: [{ id: first?.id, note: 'Called.' }] });
    const [career] = (await careers()).careers;
    const kept = { code: career?.code ?? '', title: career?.title ?? '' };
    const steps = [
      { text: 'Ask a friend', detail: '', days: 3, career: null },
      { text: 'Watch the work', detail: 'For a day.', days: 10, career: kept },
      { text: first?.text ?? '', detail: '', days: 5, career: null },
    ];
    await send('PATCH', `careers/${kept.code}`, { choice: 'keep' });
    server.use(refuse(endpoints.samplePlan, 503, { code: 'unavailable', message: 'Not now.' }));
    expect((await plan()).kept).toBe(false);
    server.use(answer(endpoints.samplePlan, { careers: [kept], steps }));
    const made = await plan();
    expect(made).toMatchObject({ kept: true, careers: [kept] });
    expect(made.steps.map(({ text }) => text).toSorted()).toEqual(
      steps.map(({ text }) => text).toSorted(),
    );
    expect(made.steps.find(({ id }) => id === first?.id)).toMatchObject({ note: 'Called.' });
    expect(made.steps.find(({ text }) => text === 'Watch the work')).toMatchObject({
      career: kept,
      own: false,
    });
  });

  it('make and end links, and mark and remove comments', async () => {
    await send('POST', 'shares', { purpose: 'adviser', withName: false, withScores: false });
    const [made, given] = (await shares()).links;
    expect(made).toMatchObject({ purpose: 'adviser', state: 'open', comments: [] });
    const ids = given?.comments.map(({ id }) => id) ?? [];
    await send('PATCH', 'share-comments', { ids, change: 'seen' });
    expect((await shares()).links[1]?.comments[0]?.isNew).toBe(false);
    await send('PATCH', 'share-comments', { ids, change: 'removed' });
    expect((await shares()).links[1]?.comments).toEqual([]);
    await send('DELETE', `shares/${made?.id}`);
    expect((await shares()).links[0]?.state).toBe('ended');
  });

  it('send the report to the invented address, and have their files', async () => {
    expect(await dataOf(send('POST', 'email'))).toMatchObject({ email: 'robin@example.org' });
    for (const [path, name] of [
      ['pdf', /\.pdf$/],
      ['download/text', /\.txt$/],
      ['download', /\.html$/],
    ] as const) {
      const file = await dataOf<{ name: string }>(send('GET', path));
      expect(file.name).toMatch(name);
    }
  });

  it('have the open steps as a calendar file, as the visitor changed them', async () => {
    const [first, second] = (await plan()).steps;
    await send('PATCH', 'plan', {
      steps: [
        { id: first?.id, done: true },
        { id: second?.id, text: 'Ask Grandad' },
      ],
    });
    const file = await dataOf<{ name: string; text: string }>(send('GET', 'plan.ics'));
    expect(file.name).toBe('career-plan.ics');
    expect(file.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(file.text.match(/BEGIN:VEVENT/g)).toHaveLength((await plan()).steps.length - 1);
    expect(file.text).toContain('SUMMARY:Ask Grandad');
  });

  it('have no version that was not made', async () => {
    expect(await send('GET', '?revision=2')).toMatchObject({ error: { status: 404 } });
  });
});

import { endpoints, type Plan, type ReportCareers, type Shares } from '@bearings/contracts';
import { resetSample, sampleReplies } from './sample-replies';

const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
  sampleReplies({
    method,
    path: `/api/reports/sample/${path}`,
    reply: endpoints.report.reply,
    body,
  });
const dataOf = <T>(reply: ReturnType<typeof send>): T => {
  if (!reply || !('data' in reply)) throw new Error('The sample has no answer.');
  // The transport passes JSON on, whose shape the endpoints state.
  return JSON.parse(JSON.stringify(reply.data));
};
const plan = (): Plan => dataOf(send('GET', 'plan?country=x'));
const careers = (): ReportCareers => dataOf(send('GET', 'careers'));
const shares = (): Shares => dataOf(send('GET', 'shares'));

afterEach(resetSample);

describe('the replies of the sample', () => {
  it('leave calls of other reports to the server', () => {
    const other = '/api/reports/0b1e6a7e-6a40-4b9c-9f6e-1d2c3b4a5f60/plan';
    expect(sampleReplies({ method: 'GET', path: other, reply: endpoints.report.reply })).toBeNull();
  });

  it('keep choices and notes until the page is left', () => {
    const [first] = careers().careers;
    const code = first?.code ?? '';
    send('PATCH', `careers/${code}`, { choice: 'keep' });
    send('PATCH', `careers/${code}`, { note: 'Ask.' });
    expect(careers().choices).toMatchObject([{ code, choice: 'keep', note: 'Ask.' }]);
    send('PATCH', `careers/${code}`, { choice: null });
    expect(careers().choices[0]?.chosenAt).toBeNull();
    resetSample();
    expect(careers().choices).toEqual([]);
  });

  it('compare careers of the 25, and no other', () => {
    const [next] = careers().next;
    expect(dataOf(send('GET', `careers/${next?.code}`))).toMatchObject({ code: next?.code });
    expect(send('GET', 'careers/00-0000.00')).toMatchObject({ error: { status: 404 } });
  });

  it('tick, change, remove and add steps of the plan', () => {
    const [first, second] = plan().steps;
    const added = '00000000-0000-4000-8000-0000000000aa';
    send('PATCH', 'plan', {
      reminders: true,
      steps: [
        { id: first?.id, done: true, text: 'Call them' },
        { id: second?.id, removed: true },
        { id: added, text: 'My own', dueOn: '2027-01-04', note: '' },
        { done: true },
        'no step',
      ],
    });
    const after = plan();
    expect(after.reminders).toBe(true);
    expect(after.steps.find(({ id }) => id === first?.id)).toMatchObject({ text: 'Call them' });
    expect(after.steps.find(({ id }) => id === first?.id)?.doneAt).not.toBeNull();
    expect(after.steps.some(({ id }) => id === second?.id)).toBe(false);
    expect(after.steps.find(({ id }) => id === added)).toMatchObject({ own: true, doneAt: null });
    send('PATCH', 'plan', {
      steps: [
        { id: second?.id, removed: false },
        { id: first?.id, done: false },
      ],
    });
    expect(plan().steps.some(({ id }) => id === second?.id)).toBe(true);
    expect(plan().steps.find(({ id }) => id === first?.id)?.doneAt).toBeNull();
    send('PATCH', 'plan', { steps: null });
    expect(plan().steps).toHaveLength(after.steps.length + 1);
  });

  it('make and end links, and mark and remove comments', () => {
    send('POST', 'shares', { purpose: 'adviser', withName: false, withScores: false });
    const [made, given] = shares().links;
    expect(made).toMatchObject({ purpose: 'adviser', state: 'open', comments: [] });
    const ids = given?.comments.map(({ id }) => id) ?? [];
    send('PATCH', 'share-comments', { ids, change: 'seen' });
    expect(shares().links[1]?.comments[0]?.isNew).toBe(false);
    send('PATCH', 'share-comments', { ids, change: 'removed' });
    expect(shares().links[1]?.comments).toEqual([]);
    send('DELETE', `shares/${made?.id}`);
    expect(shares().links[0]?.state).toBe('ended');
  });

  it('send the report to the invented address, and have no files', () => {
    expect(dataOf(send('POST', 'email'))).toMatchObject({ email: 'robin@example.org' });
    expect(send('GET', 'pdf')).toMatchObject({ error: { body: { code: 'not_found' } } });
  });
});

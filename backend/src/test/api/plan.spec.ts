import type { Plan, ReportGlance } from '@bearings/contracts';
import { PLAN_LIMITS } from '@bearings/domain';
import { randomUUID } from 'node:crypto';
import { registered } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { type Buyer, buyReport, createReportOwner, refundActivePayment } from '../support/buyer.js';
import { countWaitingMails, waitForAllMailsTo, findMailTo } from '../support/mailbox.js';
import { useSharedApi } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';

const api = useSharedApi();

const planPath = ({ assessmentId }: Buyer, rest = '') => `/api/reports/${assessmentId}/plan${rest}`;
const readPlan = async (buyer: Buyer) => (await buyer.browser.get<Plan>(planPath(buyer))).body;
const sendChange = (buyer: Buyer, body: object) => buyer.browser.send<Plan>('PATCH', planPath(buyer), body);
const changeSteps = async (buyer: Buyer, ...steps: object[]) => {
  const { status, body } = await sendChange(buyer, { steps });
  expect(status).toBe(200);
  return body;
};
const expectRejection = async (buyer: Buyer, body: object) => {
  const { status, body: error } = await buyer.browser.refused('PATCH', planPath(buyer), body);
  return [status, error.field ?? null];
};
const pickStep = (plan: Plan, index = 0) => {
  const step = plan.steps[index];
  if (!step) throw new Error(`The plan has no step ${index}.`);
  return step;
};
/** Length of a date such as 2026-11-30. */
const ISO_DAY_LENGTH = 10;
const toIsoDayAfter = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1_000).toISOString().slice(0, ISO_DAY_LENGTH);

describe('a plan', () => {
  it('has steps on weekdays for the first three careers, before anything of it is stored', async () => {
    const buyer = await createReportOwner(api, 'first@example.org');
    const plan = await readPlan(buyer);
    expect(plan).toMatchObject({ assessmentId: buyer.assessmentId, reminders: false, kept: false });
    expect(plan.careers).toHaveLength(3);
    expect(plan.steps.length).toBeGreaterThanOrEqual(7);
    expect(plan.steps.length).toBeLessThanOrEqual(10);
    const dates = plan.steps.map(({ dueOn }) => dueOn);
    expect(dates).toEqual(dates.toSorted());
    expect(dates[0]?.localeCompare(toIsoDayAfter(0))).toBe(1);
    for (const date of dates) expect([0, 6]).not.toContain(new Date(date).getUTCDay());
    expect(plan.steps.every(({ own, doneAt, note }) => !own && doneAt === null && note === '')).toBe(true);
    expect(await readPlan(buyer)).toEqual(plan);
    expect(await api.sql`select 1 from plans where assessment_id = ${buyer.assessmentId}`).toEqual([]);
  });

  it('is stored only once by concurrent first changes, with the steps that were read before', async () => {
    const buyer = await createReportOwner(api, 'at-once@example.org');
    const before = await readPlan(buyer);
    const replies = await Promise.all(Array.from({ length: 12 }, () => sendChange(buyer, { reminders: false })));
    for (const { body } of replies) expect(body).toEqual(before);
    expect(
      await api.values`select id from plan_steps where assessment_id = ${buyer.assessmentId}
      order by due_on, created_at`,
    ).toEqual(before.steps.map(({ id }) => id));
  });

  it('shows new wording to a reader who moved without storing it, and stores it with their next change', async () => {
    const buyer = await createReportOwner(api, 'moved@example.org');
    await sendChange(buyer, { reminders: false });
    const listDetails = () => api.values<string>`select detail from plan_steps
      where assessment_id = ${buyer.assessmentId} order by due_on, created_at`;
    const before = await listDetails();
    await buyer.browser.put('/api/user/country', { country: 'United States' });
    const moved = (await readPlan(buyer)).steps.map(({ detail }) => detail);
    expect(moved).not.toEqual(before);
    expect(await listDetails()).toEqual(before);
    await sendChange(buyer, {});
    expect(await listDetails()).toEqual(moved);
  });

  it('stores ticks, texts, notes and dates of its steps', async () => {
    const buyer = await createReportOwner(api, 'changes@example.org');
    const { id, dueOn } = pickStep(await readPlan(buyer));
    const ticked = await changeSteps(buyer, { id, done: true });
    const { doneAt } = pickStep(ticked);
    expect(doneAt).not.toBeNull();
    expect(await changeSteps(buyer, { id, done: true })).toEqual(ticked);

    const changedPlan = await changeSteps(buyer, {
      id,
      text: '  Call <b>Zoë</b>; ask  ',
      note: 'Line\nbreak',
      done: false,
    });
    expect(changedPlan.steps.find((step) => step.id === id)).toMatchObject({
      text: 'Call <b>Zoë</b>; ask',
      note: 'Line\nbreak',
      doneAt: null,
      dueOn,
    });
    const movedPlan = await changeSteps(buyer, { id, dueOn: toIsoDayAfter(400) });
    expect(movedPlan.steps.at(-1)?.id).toBe(id);
  });

  it('merges changes that two tabs make to different fields of a step', async () => {
    const buyer = await createReportOwner(api, 'tabs@example.org');
    const { id } = pickStep(await readPlan(buyer));
    await Promise.all([
      changeSteps(buyer, { id, done: true }),
      changeSteps(buyer, { id, done: true }),
      changeSteps(buyer, { id, note: 'From the other tab' }),
    ]);
    const changedStep = (await readPlan(buyer)).steps.find((each) => each.id === id);
    expect(changedStep).toMatchObject({ note: 'From the other tab' });
    expect(changedStep?.doneAt).not.toBeNull();
  });

  it('lets the reader add steps, and remove and restore any step', async () => {
    const buyer = await createReportOwner(api, 'own@example.org');
    const before = await readPlan(buyer);
    const ownStep = { id: randomUUID(), text: 'Ask my aunt', dueOn: toIsoDayAfter(1) };
    await changeSteps(buyer, ownStep);
    const addedPlan = await changeSteps(buyer, ownStep);
    expect(addedPlan.steps).toHaveLength(before.steps.length + 1);
    expect(addedPlan.steps.find(({ id }) => id === ownStep.id)).toMatchObject({
      ...ownStep,
      own: true,
    });
    expect(await changeSteps(buyer, { id: ownStep.id, removed: true })).toEqual(before);
    expect(await changeSteps(buyer, { id: ownStep.id, removed: true })).toEqual(before);
    expect(await changeSteps(buyer, { ...ownStep, removed: false })).toEqual(addedPlan);

    const { id } = pickStep(before, 2);
    const removedPlan = await changeSteps(buyer, { id, removed: true });
    expect(removedPlan.steps.map((step) => step.id)).not.toContain(id);
    expect(await changeSteps(buyer, { id, removed: false })).toEqual(addedPlan);
  });

  it('has at most 100 steps, even after concurrent calls', async () => {
    const buyer = await createReportOwner(api, 'many@example.org');
    const { steps } = await readPlan(buyer);
    const room = PLAN_LIMITS.steps - steps.length;
    const createOwnStep = () => ({ id: randomUUID(), text: 'One more', dueOn: toIsoDayAfter(3) });
    await changeSteps(buyer, ...Array.from({ length: room - 1 }, createOwnStep));
    const bothReplies = await Promise.all([0, 1].map(() => sendChange(buyer, { steps: [createOwnStep()] })));
    expect(bothReplies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await readPlan(buyer)).steps).toHaveLength(PLAN_LIMITS.steps);
    expect(await expectRejection(buyer, { steps: [createOwnStep()] })).toEqual([400, 'steps']);
    expect(await expectRejection(buyer, { steps: Array.from({ length: 101 }, createOwnStep) })).toEqual([400, 'steps']);
  });

  it('stores pasted texts cleaned, a step as one line and a note with its lines', async () => {
    const buyer = await createReportOwner(api, 'pastes@example.org');
    const { id } = pickStep(await readPlan(buyer));
    const text = 'Ring \u202A+44 20 7946 0958\u202C\r\nap\u00ADply\tnow';
    const { status } = await sendChange(buyer, { steps: [{ id, text, note: 'a\r\nb\u0000\ud83d' }] });
    const stored = (await readPlan(buyer)).steps.find((step) => step.id === id);
    expect([status, stored?.text, stored?.note]).toEqual([200, 'Ring +44 20 7946 0958 apply now', 'a\nb']);
  });

  it('applies none of the changes of a request that contains an invalid or unknown step', async () => {
    const buyer = await createReportOwner(api, 'refuses@example.org');
    const before = await readPlan(buyer);
    const { id } = pickStep(before);
    const wrongCases: [object, string][] = [
      [{ id: 'x' }, 'steps.0.id'],
      [{ id, text: ' ' }, 'steps.0.text'],
      [{ id, text: 'x'.repeat(PLAN_LIMITS.text + 1) }, 'steps.0.text'],
      [{ id, dueOn: '2026-02-30' }, 'steps.0.dueOn'],
      [{ id, dueOn: '1999-01-01' }, 'steps.0.dueOn'],
      [{ id, note: 'x'.repeat(PLAN_LIMITS.note + 1) }, 'steps.0.note'],
      [{ id, done: 'yes' }, 'steps.0.done'],
      [{ id, source: 'try' }, 'steps.0.source'],
    ];
    for (const [step, field] of wrongCases) {
      expect(await expectRejection(buyer, { steps: [step] })).toEqual([400, field]);
    }
    const mixedChanges = {
      steps: [
        { id, done: true },
        { id: randomUUID(), done: true },
      ],
    };
    expect(await expectRejection(buyer, mixedChanges)).toEqual([404, null]);
    expect(await readPlan(buyer)).toEqual(before);
  });

  it('gets new wording when the reader changes country, except for steps that the reader changed', async () => {
    const buyer = await createReportOwner(api, 'moves@example.org');
    const before = await readPlan(buyer);
    const [ticked, edited, untouched] = [pickStep(before, 0), pickStep(before, 1), pickStep(before, 3)];
    await changeSteps(buyer, { id: ticked.id, done: true }, { id: edited.id, text: 'In my own words' });
    await buyer.browser.put('/api/user/country', { country: 'United States' });
    const after = await readPlan(buyer);
    const findStep = (id: string) => after.steps.find((each) => each.id === id);
    expect(findStep(ticked.id)?.text).toBe(ticked.text);
    expect(findStep(edited.id)?.text).toBe('In my own words');
    expect(after.steps.map(({ detail }) => detail).join(' ')).toContain('United States');
    expect(findStep(untouched.id)?.dueOn ?? untouched.dueOn).toBe(untouched.dueOn);
  });

  it('has steps for the careers that the reader keeps, and still has the steps that the reader changed', async () => {
    const buyer = await createReportOwner(api, 'keeps@example.org');
    const before = await readPlan(buyer);
    const [first, second] = before.careers;
    const nurse = { code: '29-1141.00', title: 'Registered nurse (adult)' };
    const stepsOfFirst = before.steps.filter(({ career }) => career?.code === first?.code);
    const [ticked, untouched] = [stepsOfFirst[0]?.id ?? '', stepsOfFirst[1]?.id ?? ''];
    await changeSteps(buyer, { id: ticked, done: true });
    const chooseCareer = (code: string, choice: 'keep' | 'remove' | null) =>
      buyer.browser.patch(`/api/reports/${buyer.assessmentId}/careers/${code}`, { choice });
    await chooseCareer(second?.code ?? '', 'remove');
    expect((await readPlan(buyer)).careers.map(({ code }) => code)).not.toContain(second?.code);
    await chooseCareer(second?.code ?? '', 'keep');
    await chooseCareer(nurse.code, 'keep');
    const after = await readPlan(buyer);
    expect([after.kept, after.careers]).toEqual([true, [second, nurse]]);
    const ids = after.steps.map(({ id }) => id);
    expect(ids).toContain(ticked);
    expect(ids).not.toContain(untouched);
    expect(after.steps.filter(({ career }) => career?.code === nurse.code).length).toBeGreaterThan(1);
    await chooseCareer(nurse.code, null);
    const lastPlan = await readPlan(buyer);
    expect(lastPlan.steps.some(({ career }) => career?.code === nurse.code)).toBe(false);
    expect(lastPlan.steps.map(({ id }) => id)).toContain(ticked);
  });

  it('returns 404 after a refund until the report is bought again', async () => {
    const buyer = await createReportOwner(api, 'refund@example.org');
    const { id } = pickStep(await readPlan(buyer));
    const ticked = await changeSteps(buyer, { id, done: true });
    await refundActivePayment(api, buyer);
    expect((await buyer.browser.get(planPath(buyer))).status).toBe(404);
    expect((await sendChange(buyer, { steps: [{ id, done: false }] })).status).toBe(404);
    await buyReport(api, buyer);
    expect(await readPlan(buyer)).toEqual(ticked);
  });

  it('can be downloaded as a calendar file of its open steps', async () => {
    const buyer = await createReportOwner(api, 'calendar@example.org');
    const { id } = pickStep(await readPlan(buyer));
    const { steps } = await changeSteps(buyer, { id, done: true });
    const { status, text, headers } = await buyer.browser.get(planPath(buyer, '.ics'));
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers.get('content-disposition')).toBe('attachment; filename="career-plan.ics"');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(steps.length - 1);
    expect(text).not.toContain(id);
  });
});

describe('the summary of the newest report', () => {
  it('is null without a report, and otherwise has careers, scores, progress and the next step', async () => {
    const { browser } = await registered(api, 'newcomer@example.org');
    expect((await browser.get('/api/user/report-glance')).body).toBeNull();

    const buyer = await createReportOwner(api, 'glance@example.org');
    const plan = await readPlan(buyer);
    await changeSteps(buyer, { id: pickStep(plan).id, done: true });
    const { body } = await buyer.browser.get<ReportGlance>('/api/user/report-glance');
    const { id, text, dueOn } = pickStep(plan, 1);
    expect(body).toMatchObject({
      assessmentId: buyer.assessmentId,
      careers: plan.careers,
      kept: false,
      done: 1,
      total: plan.steps.length,
      next: { id, text, dueOn },
    });
    expect(body.categories).toHaveLength(12);
  });
});

describe('reminders of a plan’s steps', () => {
  const REMINDER_SUBJECT = /next steps/;
  /** Lets the workers look at all plans now. Returns how many reminders they added. */
  const addDue = async (): Promise<number> => {
    const count = () => api.value<number>`select count(*)::int from plans where reminded_at > now() - interval '1 day'`;
    const before = await count();
    await api.sql`update work set due_at = now() where kind = 'plan-reminder'`;
    await pollUntil(() => api.sql`select 1 from work where kind = 'plan-reminder' and due_at <= now()`, []);
    return (await count()) - before;
  };
  const reminderMails = async (email: string) =>
    (await waitForAllMailsTo(api, email)).filter(({ subject = '' }) => REMINDER_SUBJECT.test(subject));
  const expireLastReminder = ({ assessmentId }: Buyer) =>
    api.sql`update plans set reminded_at = ${new Date(Date.now() - 8 * 24 * 60 * 60 * 1_000)} where assessment_id = ${assessmentId}`;

  it('are sent once a week, if they are on and a step is due, until the reader unsubscribes by the emailed link', async () => {
    const email = 'reminded@example.org';
    const buyer = await createReportOwner(api, email);
    const dueStep = { id: randomUUID(), text: 'Ask my aunt <today>', dueOn: toIsoDayAfter(1) };
    await changeSteps(buyer, dueStep);
    expect(await addDue()).toBe(0);
    expect((await sendChange(buyer, { reminders: true })).body.reminders).toBe(true);
    const dueHour = await api.value<string>`select to_char(due_at at time zone 'UTC', 'HH24:MI') from work
        where kind = 'plan-reminder' and assessment_id = ${buyer.assessmentId}`;
    expect(dueHour).toBe('08:00');
    expect(await addDue()).toBe(1);
    const mail = await findMailTo(api, email, REMINDER_SUBJECT);
    expect(mail.text).toContain('Ask my aunt <today>');
    expect(mail.text).toContain(`/report/${buyer.assessmentId}#plan`);
    expect(mail.html).toContain('Ask my aunt &lt;today&gt;');
    expect(await addDue()).toBe(0);
    expect((await api.values`select w::text from work w`).join()).not.toContain('aunt');

    const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const [, path = ''] = /<https?:\/\/[^/]+(\/[^>]+)>/.exec(header) ?? [];
    // Opening the address with GET, as a link scanner does, must not stop the reminders.
    const followedReply = await fetch(api.url + path, { redirect: 'manual' });
    const page = /http[^\s]+(\/stop-reminders#\S+)/.exec(mail.text ?? '')?.[1];
    expect([followedReply.status, followedReply.headers.get('location')]).toEqual([303, page]);
    expect((await readPlan(buyer)).reminders).toBe(true);
    const response = await fetch(api.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.test' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([response.status, await response.json()]).toEqual([200, { status: 'stopped' }]);
    expect((await readPlan(buyer)).reminders).toBe(false);
    await expireLastReminder(buyer);
    expect(await addDue()).toBe(0);
    expect(await reminderMails(email)).toHaveLength(1);
    const unknownPath = `/api/plan-reminders/stop?key=${randomUUID()}`;
    expect((await new Browser(api.url).post(unknownPath)).status).toBe(200);
  });

  it('are sent for the steps of a career that was kept after the plan was stored', async () => {
    const email = 'kept-later@example.org';
    const buyer = await createReportOwner(api, email);
    const plan = await readPlan(buyer);
    await sendChange(buyer, { reminders: true });
    await changeSteps(buyer, ...plan.steps.map(({ id }) => ({ id, dueOn: toIsoDayAfter(30) })));
    expect(await addDue()).toBe(0);
    await buyer.browser.patch(`/api/reports/${buyer.assessmentId}/careers/29-1141.00`, { choice: 'keep' });
    // The days of a step count from the report or the choice, so those of a week ago have a step due by now.
    await api.sql`update reports set generated_at = generated_at - interval '7 days' where assessment_id = ${buyer.assessmentId}`;
    await api.sql`update career_choices set chosen_at = chosen_at - interval '7 days'
      where report_id = (select id from reports where assessment_id = ${buyer.assessmentId})`;
    const [added] = (await readPlan(buyer)).steps;
    expect(added?.career?.code).toBe('29-1141.00');
    expect(await addDue()).toBe(1);
    expect((await findMailTo(api, email, REMINDER_SUBJECT)).text).toContain(added?.text);
    const stored = await api.values`select id from plan_steps where assessment_id = ${buyer.assessmentId}`;
    expect(stored).toContain(added?.id);
  });

  it('are not sent when no step is due or the report was refunded', async () => {
    const email = 'refunded-reminder@example.org';
    const buyer = await createReportOwner(api, email);
    const plan = await readPlan(buyer);
    await sendChange(buyer, { reminders: true });
    await changeSteps(buyer, ...plan.steps.map(({ id }) => ({ id, dueOn: toIsoDayAfter(30) })));
    expect(await addDue()).toBe(0);
    await changeSteps(buyer, { id: pickStep(plan).id, dueOn: toIsoDayAfter(-2) });
    await refundActivePayment(api, buyer);
    expect(await addDue()).toBe(1);
    await pollUntil(() => countWaitingMails(api), 0);
    expect(await reminderMails(email)).toEqual([]);
  });
});

import { type Plan, PLAN_LIMITS, type ReportGlance } from '@bearings/contracts';
import { randomUUID } from 'node:crypto';
import { ReminderSweep } from '../../plan/reminder.sweep.js';
import { registered } from '../support/account.factory.js';
import { Browser } from '../support/browser.js';
import { type Buyer, buyReport, reader, refund } from '../support/buyer.js';
import { allMailsTo, mailTo } from '../support/mailbox.js';
import { useSharedApi, withRunner } from '../support/test-api.js';
import { until } from '../support/until.js';

const api = useSharedApi();

const pathOf = ({ assessmentId }: Buyer, rest = '') => `/api/reports/${assessmentId}/plan${rest}`;
const readPlan = async (buyer: Buyer) => (await buyer.browser.get<Plan>(pathOf(buyer))).body;
const sendChange = (buyer: Buyer, body: object) =>
  buyer.browser.send<Plan>('PATCH', pathOf(buyer), body);
const changeSteps = async (buyer: Buyer, ...steps: object[]) => {
  const { status, body } = await sendChange(buyer, { steps });
  expect(status).toBe(200);
  return body;
};
const expectRejection = async (buyer: Buyer, body: object) => {
  const { status, body: error } = await buyer.browser.refused('PATCH', pathOf(buyer), body);
  return [status, error.field ?? null];
};
const stepOf = (plan: Plan, index = 0) => {
  const step = plan.steps[index];
  if (!step) throw new Error(`The plan has no step ${index}.`);
  return step;
};
const ISO_DAY = 10;
const dayIn = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1_000).toISOString().slice(0, ISO_DAY);

describe('a plan', () => {
  it('is created when it is first read, with steps on weekdays for the first three careers', async () => {
    const buyer = await reader(api, 'first@example.org');
    const plan = await readPlan(buyer);
    expect(plan).toMatchObject({ assessmentId: buyer.assessmentId, reminders: false, kept: false });
    expect(plan.careers).toHaveLength(3);
    expect(plan.steps.length).toBeGreaterThanOrEqual(10);
    const dates = plan.steps.map(({ dueOn }) => dueOn);
    expect(dates).toEqual(dates.toSorted());
    expect(dates[0]?.localeCompare(dayIn(0))).toBe(1);
    for (const date of dates) expect([0, 6]).not.toContain(new Date(date).getUTCDay());
    expect(
      plan.steps.every(({ own, doneAt, note }) => !own && doneAt === null && note === ''),
    ).toBe(true);
    expect(await readPlan(buyer)).toEqual(plan);
  });

  it('is created only once by concurrent calls', async () => {
    const buyer = await reader(api, 'at-once@example.org');
    const plans = await Promise.all(Array.from({ length: 12 }, () => readPlan(buyer)));
    expect(new Set(plans.map((plan) => JSON.stringify(plan))).size).toBe(1);
  });

  it('stores ticks, texts, notes and dates of its steps', async () => {
    const buyer = await reader(api, 'changes@example.org');
    const { id, dueOn } = stepOf(await readPlan(buyer));
    const ticked = await changeSteps(buyer, { id, done: true });
    const { doneAt } = stepOf(ticked);
    expect(doneAt).not.toBeNull();
    expect(await changeSteps(buyer, { id, done: true })).toEqual(ticked);

    const changed = await changeSteps(buyer, {
      id,
      text: '  Call <b>Zoë</b>; ask  ',
      note: 'Line\nbreak',
      done: false,
    });
    expect(changed.steps.find((step) => step.id === id)).toMatchObject({
      text: 'Call <b>Zoë</b>; ask',
      note: 'Line\nbreak',
      doneAt: null,
      dueOn,
    });
    const moved = await changeSteps(buyer, { id, dueOn: dayIn(400) });
    expect(moved.steps.at(-1)?.id).toBe(id);
  });

  it('merges changes that two tabs make to different fields of a step', async () => {
    const buyer = await reader(api, 'tabs@example.org');
    const { id } = stepOf(await readPlan(buyer));
    await Promise.all([
      changeSteps(buyer, { id, done: true }),
      changeSteps(buyer, { id, done: true }),
      changeSteps(buyer, { id, note: 'From the other tab' }),
    ]);
    const step = (await readPlan(buyer)).steps.find((each) => each.id === id);
    expect(step).toMatchObject({ note: 'From the other tab' });
    expect(step?.doneAt).not.toBeNull();
  });

  it('lets the reader add own steps, and remove and restore any step', async () => {
    const buyer = await reader(api, 'own@example.org');
    const before = await readPlan(buyer);
    const own = { id: randomUUID(), text: 'Ask my aunt', dueOn: dayIn(1) };
    await changeSteps(buyer, own);
    const added = await changeSteps(buyer, own);
    expect(added.steps).toHaveLength(before.steps.length + 1);
    expect(added.steps.find(({ id }) => id === own.id)).toMatchObject({ ...own, own: true });
    expect(await changeSteps(buyer, { id: own.id, removed: true })).toEqual(before);
    expect(await changeSteps(buyer, { id: own.id, removed: true })).toEqual(before);
    expect(await changeSteps(buyer, { ...own, removed: false })).toEqual(added);

    const { id } = stepOf(before, 2);
    const without = await changeSteps(buyer, { id, removed: true });
    expect(without.steps.map((step) => step.id)).not.toContain(id);
    expect(await changeSteps(buyer, { id, removed: false })).toEqual(added);
  });

  it('has at most 100 steps, even after concurrent calls', async () => {
    const buyer = await reader(api, 'many@example.org');
    const { steps } = await readPlan(buyer);
    const room = PLAN_LIMITS.steps - steps.length;
    const own = () => ({ id: randomUUID(), text: 'One more', dueOn: dayIn(3) });
    await changeSteps(buyer, ...Array.from({ length: room - 1 }, own));
    const both = await Promise.all([0, 1].map(() => sendChange(buyer, { steps: [own()] })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await readPlan(buyer)).steps).toHaveLength(PLAN_LIMITS.steps);
    expect(await expectRejection(buyer, { steps: [own()] })).toEqual([400, 'steps']);
    expect(await expectRejection(buyer, { steps: Array.from({ length: 101 }, own) })).toEqual([
      400,
      'steps',
    ]);
  });

  it('applies none of the changes of a request that contains an invalid or unknown step', async () => {
    const buyer = await reader(api, 'refuses@example.org');
    const before = await readPlan(buyer);
    const { id } = stepOf(before);
    const wrong: [object, string][] = [
      [{ id: 'x' }, 'steps.0.id'],
      [{ id, text: ' ' }, 'steps.0.text'],
      [{ id, text: 'two\nlines' }, 'steps.0.text'],
      [{ id, text: 'reversed \u202E' }, 'steps.0.text'],
      [{ id, text: 'x'.repeat(PLAN_LIMITS.text + 1) }, 'steps.0.text'],
      [{ id, dueOn: '2026-02-30' }, 'steps.0.dueOn'],
      [{ id, dueOn: '1999-01-01' }, 'steps.0.dueOn'],
      [{ id, note: 'x'.repeat(PLAN_LIMITS.note + 1) }, 'steps.0.note'],
      [{ id, note: '\0' }, 'steps.0.note'],
      [{ id, done: 'yes' }, 'steps.0.done'],
      [{ id, source: 'try' }, 'steps.0.source'],
    ];
    for (const [step, field] of wrong) {
      expect(await expectRejection(buyer, { steps: [step] })).toEqual([400, field]);
    }
    const mixed = {
      steps: [
        { id, done: true },
        { id: randomUUID(), done: true },
      ],
    };
    expect(await expectRejection(buyer, mixed)).toEqual([404, null]);
    expect(await readPlan(buyer)).toEqual(before);
  });

  it('gets new wording when the reader changes country, except for steps that the reader changed', async () => {
    const buyer = await reader(api, 'moves@example.org');
    const before = await readPlan(buyer);
    const [ticked, edited, untouched] = [stepOf(before, 0), stepOf(before, 1), stepOf(before, 3)];
    await changeSteps(
      buyer,
      { id: ticked.id, done: true },
      { id: edited.id, text: 'In my own words' },
    );
    await buyer.browser.put('/api/user/country', { country: 'US' });
    const after = await readPlan(buyer);
    const step = (id: string) => after.steps.find((each) => each.id === id);
    expect(step(ticked.id)?.text).toBe(ticked.text);
    expect(step(edited.id)?.text).toBe('In my own words');
    expect(after.steps.map(({ detail }) => detail).join(' ')).toContain('United States');
    expect(step(untouched.id)?.dueOn ?? untouched.dueOn).toBe(untouched.dueOn);
  });

  it('has steps for the careers that the reader keeps, besides steps that the reader changed', async () => {
    const buyer = await reader(api, 'keeps@example.org');
    const before = await readPlan(buyer);
    const [first, second] = before.careers;
    const nurse = { code: '29-1141.00', title: 'Registered nurse (adult)' };
    const ofFirst = before.steps.filter(({ career }) => career?.code === first?.code);
    const [ticked, untouched] = [ofFirst[0]?.id ?? '', ofFirst[1]?.id ?? ''];
    await changeSteps(buyer, { id: ticked, done: true });
    const keep = (code: string, choice: 'keep' | 'remove' | null) =>
      buyer.browser.patch(`/api/reports/${buyer.assessmentId}/careers/${code}`, { choice });
    await keep(second?.code ?? '', 'remove');
    expect((await readPlan(buyer)).careers.map(({ code }) => code)).not.toContain(second?.code);
    await keep(second?.code ?? '', 'keep');
    await keep(nurse.code, 'keep');
    const after = await readPlan(buyer);
    expect([after.kept, after.careers]).toEqual([true, [second, nurse]]);
    const ids = after.steps.map(({ id }) => id);
    expect(ids).toContain(ticked);
    expect(ids).not.toContain(untouched);
    expect(after.steps.filter(({ career }) => career?.code === nurse.code).length).toBeGreaterThan(
      1,
    );
    await keep(nurse.code, null);
    const last = await readPlan(buyer);
    expect(last.steps.some(({ career }) => career?.code === nurse.code)).toBe(false);
    expect(last.steps.map(({ id }) => id)).toContain(ticked);
  });

  it('returns 404 after a refund until the report is bought again', async () => {
    const buyer = await reader(api, 'refund@example.org');
    const { id } = stepOf(await readPlan(buyer));
    const ticked = await changeSteps(buyer, { id, done: true });
    await refund(api, buyer);
    expect((await buyer.browser.get(pathOf(buyer))).status).toBe(404);
    expect((await sendChange(buyer, { steps: [{ id, done: false }] })).status).toBe(404);
    await buyReport(api, buyer);
    expect(await readPlan(buyer)).toEqual(ticked);
  });

  it('can be downloaded as a calendar file of its open steps', async () => {
    const buyer = await reader(api, 'calendar@example.org');
    const { id } = stepOf(await readPlan(buyer));
    const { steps } = await changeSteps(buyer, { id, done: true });
    const { status, text, headers } = await buyer.browser.get(pathOf(buyer, '.ics'));
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

    const buyer = await reader(api, 'glance@example.org');
    const plan = await readPlan(buyer);
    await changeSteps(buyer, { id: stepOf(plan).id, done: true });
    const { body } = await buyer.browser.get<ReportGlance>('/api/user/report-glance');
    const { id, text, dueOn } = stepOf(plan, 1);
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
  const SUBJECT = /next steps/;
  const addDue = () => api.app.get(ReminderSweep).addDue();
  const reminderMails = async (email: string) =>
    (await allMailsTo(api, email)).filter(({ subject = '' }) => SUBJECT.test(subject));
  const expireLastReminder = ({ assessmentId }: Buyer) =>
    api.sql`update plans set reminded_at = ${new Date(Date.now() - 8 * 24 * 60 * 60 * 1_000)} where assessment_id = ${assessmentId}`;

  it('are sent once a week, if they are on and a step is due, until the reader unsubscribes by the emailed link', async () => {
    const email = 'reminded@example.org';
    const buyer = await reader(api, email);
    const due = { id: randomUUID(), text: 'Ask my aunt <today>', dueOn: dayIn(1) };
    await changeSteps(buyer, due);
    expect(await addDue()).toBe(0);
    expect((await sendChange(buyer, { reminders: true })).body.reminders).toBe(true);
    expect(await Promise.all([addDue(), addDue()])).toEqual(expect.arrayContaining([0, 1]));
    const mail = await mailTo(api, email, SUBJECT);
    expect(mail.text).toContain('Ask my aunt <today>');
    expect(mail.text).toContain(`/report/${buyer.assessmentId}#plan`);
    expect(mail.html).toContain('Ask my aunt &lt;today&gt;');
    expect(await addDue()).toBe(0);
    const rows = await api.sql<{ row: string }>`select m::text as row from mail_outbox m`;
    expect(JSON.stringify(rows)).not.toContain('aunt');

    const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const [, path = ''] = /<https?:\/\/[^/]+(\/[^>]+)>/.exec(header) ?? [];
    // Opening the address with GET, as a link scanner does, must not stop the reminders.
    const followed = await fetch(api.url + path, { redirect: 'manual' });
    const page = /http[^\s]+(\/stop-reminders#\S+)/.exec(mail.text ?? '')?.[1];
    expect([followed.status, followed.headers.get('location')]).toEqual([303, page]);
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
    const unknown = `/api/plan-reminders/stop?key=${randomUUID()}`;
    expect((await new Browser(api.url).post(unknown)).status).toBe(200);
  });

  it('skip a plan whose assessment is being deleted, without waiting for the deletion', async () => {
    const buyer = await reader(api, 'deleted-meanwhile@example.org');
    await sendChange(buyer, { reminders: true });
    await changeSteps(buyer, { id: randomUUID(), text: 'Ask my uncle', dueOn: dayIn(1) });
    await withRunner(api, async (runner) => {
      await runner.startTransaction();
      // Imitates a deletion, which locks the assessment first and then its other rows.
      await runner.query('select 1 from assessments where id = $1 for update', [
        buyer.assessmentId,
      ]);
      expect(await addDue()).toBe(0);
      await runner.query('delete from assessments where id = $1', [buyer.assessmentId]);
      await runner.rollbackTransaction();
    });
    expect(await addDue()).toBe(1);
  });

  it('are not sent when no step is due or the report was refunded', async () => {
    const email = 'refunded-reminder@example.org';
    const buyer = await reader(api, email);
    const plan = await readPlan(buyer);
    await sendChange(buyer, { reminders: true });
    await changeSteps(buyer, ...plan.steps.map(({ id }) => ({ id, dueOn: dayIn(30) })));
    expect(await addDue()).toBe(0);
    await changeSteps(buyer, { id: stepOf(plan).id, dueOn: dayIn(-2) });
    await refund(api, buyer);
    expect(await addDue()).toBe(1);
    await until(
      () => api.sql`select 1 from mail_outbox where kind = 'plan-reminder'`,
      (rows: unknown[]) => rows.length === 0,
    );
    expect(await reminderMails(email)).toEqual([]);
  });
});

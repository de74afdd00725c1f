import { endpoints, pages, pageTo, type Plan } from '@bearings/contracts';
import { alterReply, leaveReplyPending, refuseCall, replyWith } from './mock-replies';
import { pressButton, visitPage, waitForText, type Screen, type ScreenFixture, createScreen } from './screen';

const PAGE_TITLE = /career report/i;
const PLAN_PART = '#plan';
const OTHER_USER_ID = '00000000-0000-4000-8000-000000000000';
const DAY_MS = 24 * 60 * 60 * 1_000;
const dayAfter = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);

async function openPlan({ page, people }: ScreenFixture, text?: string): Promise<void> {
  await visitPage(page, pageTo.plan(people.paid.id), PAGE_TITLE, text);
  await page.locator(PLAN_PART).waitFor();
}

/** Returns a plan with an overdue step, ticked steps, a note and a long word. */
function toUsedPlan(made: Plan): Plan {
  const [first, second, third, ...others] = made.steps;
  if (!first || !second || !third) return made;
  return {
    ...made,
    kept: true,
    reminders: true,
    steps: [
      { ...first, dueOn: dayAfter(-3) },
      { ...second, doneAt: new Date().toISOString(), note: 'She said: start with the ward.' },
      { ...third, own: true, detail: '', text: `Read ${'incomprehensibilities'.repeat(4)}` },
      ...others,
    ],
  };
}

/** Screens of the plan on the report page, and of the page that a reminder email links to. */
export const planScreens: readonly Screen[] = [
  {
    name: 'plan',
    as: 'buyer',
    open: async (fixture) => {
      await openPlan(fixture, 'Add to your calendar');
    },
    further: [
      createScreen('plan-editing', { part: PLAN_PART }, async ({ page }) => {
        await pressButton(page, /^Change: /);
        await waitForText(page, 'Remove this step');
      }),
      createScreen('plan-adding', { part: PLAN_PART }, async ({ page }) => {
        await pressButton(page, 'Cancel');
        await pressButton(page, 'Add a step');
        await pressButton(page, 'Add to my plan');
        await waitForText(page, 'Please write what you want to do.');
      }),
      createScreen('plan-not-saved', { part: PLAN_PART }, async ({ page }) => {
        await pressButton(page, 'Cancel');
        await refuseCall(page, endpoints.changePlan, 503);
        await page.locator('#plan').getByRole('checkbox').first().click();
        await waitForText(page, 'Not saved yet');
      }),
      createScreen('plan-signed-out', { part: PLAN_PART }, async ({ page }) => {
        await refuseCall(page, endpoints.changePlan, 401);
        await pressButton(page, 'Try now');
        await waitForText(page, 'You’re signed out');
      }),
      createScreen('plan-other-account', { part: PLAN_PART }, async ({ page }) => {
        await alterReply(page, endpoints.currentUser, (user) => ({ ...user, id: OTHER_USER_ID }));
        // Mock the 404 only when another account is signed in: for the account that made the change, a 404 would delete
        // the unsent change.
        await refuseCall(page, endpoints.changePlan, 404);
        // No click is needed: the page itself sends the unsent changes of the previous screen again.
        await waitForText(page, 'Another account is signed in');
      }),
    ],
  },
  createScreen('plan-removed', { as: 'buyer', part: PLAN_PART }, async (fixture) => {
    const { page } = fixture;
    // The request is not sent to the server, so the page shows the step as removed, but other screens still have it.
    await leaveReplyPending(page, endpoints.changePlan);
    await openPlan(fixture);
    await pressButton(page, /^Change: /);
    await pressButton(page, 'Remove this step');
    await page.getByRole('button', { name: 'Undo' }).waitFor();
  }),
  createScreen('plan-in-use', { as: 'buyer', part: PLAN_PART }, async (fixture) => {
    await alterReply(fixture.page, endpoints.plan, toUsedPlan);
    await openPlan(fixture, 'Its date has passed.');
  }),
  createScreen('plan-empty', { as: 'buyer', part: PLAN_PART }, async (fixture) => {
    await alterReply(fixture.page, endpoints.plan, (made) => ({ ...made, steps: [] }));
    await openPlan(fixture, 'There are no steps in your plan.');
  }),
  createScreen('plan-loading', { as: 'buyer', part: PLAN_PART, pending: endpoints.plan }, (fixture) =>
    openPlan(fixture),
  ),
  createScreen('plan-failed', { as: 'buyer', part: PLAN_PART, refused: endpoints.plan }, (fixture) =>
    openPlan(fixture, 'Your steps are safe.'),
  ),
  createScreen('follow-up', { as: 'visitor' }, ({ page }) =>
    visitPage(page, `${pages.followUp}#key.talked`, 'What did you do next?'),
  ),
  createScreen('stop-reminders', { as: 'visitor' }, ({ page }) =>
    visitPage(page, `${pages.stopReminders}#key`, 'Stop reminders of your plan?'),
  ),
  createScreen('stop-reminders-done', { as: 'visitor' }, async ({ page }) => {
    await replyWith(page, endpoints.stopReminders, { status: 'stopped' });
    await visitPage(page, `${pages.stopReminders}#key`, 'Stop reminders of your plan?');
    await pressButton(page, 'Stop the reminders');
    await waitForText(page, 'No more reminders');
  }),
  createScreen('stop-reminders-dead', { as: 'visitor' }, ({ page }) =>
    visitPage(page, pages.stopReminders, 'This link is not complete'),
  ),
];

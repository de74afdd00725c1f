import { endpoints, getQueueStorageKey } from '@bearings/contracts';
import {
  act,
  mockReply,
  fireEvent,
  mockRefusal,
  renderPage,
  screen,
  server,
  createSignedInUser,
  userEvent,
  waitFor,
  within,
  findLinkTarget,
} from '@bearings/web/testing';
import { FakePlan, createPlan, createStep } from '../../../test/plan.factory';
import { PlanPart } from './plan-part';
import type { Handlers } from '../../../test/render-report';

const TODAY = new Date('2026-11-22T10:00:00Z');
const UNSENT_KEY = getQueueStorageKey('ada');
const [FIRST] = createPlan().steps;
const findCheckbox = () => screen.findByRole('checkbox', { name: FIRST?.text });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'], now: TODAY });
  window.localStorage.clear();
});
afterEach(() => jest.useRealTimers());

function openPart(plan = createPlan(), handlers: Handlers = []) {
  createSignedInUser({ id: 'ada' });
  const fakePlan = new FakePlan(plan);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const page = renderPage([{ path: '/', element: <PlanPart report={plan} /> }], {
    path: '/',
    user,
    handlers: [
      ...handlers,
      mockReply(endpoints.plan, () => fakePlan.now()),
      mockReply(endpoints.changePlan, ({ body }) => fakePlan.take(body)),
    ],
  });
  return { ...page, user, kept: fakePlan, sent: fakePlan.taken };
}

describe('a plan', () => {
  it('groups its steps by due date and opens only the first group', async () => {
    openPart();
    expect(await screen.findByRole('progressbar', { name: '0 of 3 done' })).toBeVisible();
    expect(screen.getByText(/Made for the first careers of your report/)).toBeVisible();
    const groups = screen.getAllByRole('button', { name: /to do$/ });
    expect(groups.map((each) => [each.textContent, each.getAttribute('aria-expanded')])).toEqual([
      ['This week1 to do', 'true'],
      ['In the next 30 days1 to do', 'false'],
      ['Within 90 days1 to do', 'false'],
    ]);
    expect(screen.getByText('24 Nov 2026')).toBeVisible();
    expect(findLinkTarget('Add to your calendar')).toBe(`/api/reports/${createPlan().assessmentId}/plan.ics`);
  });

  it('shows a ticked step immediately, and sends every change when a step is ticked or unticked', async () => {
    const { user, sent } = openPart();
    await user.click(await findCheckbox());
    expect(await findCheckbox()).toBeChecked();
    expect(screen.getByRole('progressbar', { name: '1 of 3 done' })).toBeVisible();
    await user.click(await findCheckbox());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ steps }) => steps?.[0])).toEqual([
      { id: FIRST?.id, done: true },
      { id: FIRST?.id, done: false },
    ]);
    expect(await findCheckbox()).not.toBeChecked();
  });

  it('opens the form of a refused step again, with everything that was written and the reason', async () => {
    const { user } = openPart();
    const message = 'A plan has at most 100 steps.';
    await findCheckbox();
    server.use(mockRefusal(endpoints.changePlan, 400, { code: 'invalid_field', message, field: 'steps' }));
    await user.click(screen.getByRole('button', { name: 'Add a step' }));
    await user.type(screen.getByLabelText(/^What you want to do/), 'Ring Ada');
    await user.type(screen.getByLabelText(/^Your note/), 'After four');
    await user.click(screen.getByRole('button', { name: 'Add to my plan' }));
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^What you want to do/)).toHaveValue('Ring Ada');
    expect(screen.getByLabelText(/^Your note/)).toHaveValue('After four');

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: `Change: ${FIRST?.text}` }));
    await user.type(screen.getByLabelText(/^Your note/), 'By bus');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText(/^Your note/)).toHaveValue('By bus'));
  });

  it('sends a pasted step cleaned', async () => {
    const { user, sent } = openPart();
    await findCheckbox();
    await user.click(screen.getByRole('button', { name: 'Add a step' }));
    await user.click(screen.getByLabelText(/^What you want to do/));
    await user.paste('Ring \u202A+44 20 7946 0958\u202C\tnow');
    await user.click(screen.getByRole('button', { name: 'Add to my plan' }));
    await waitFor(() => expect(sent).toMatchObject([{ steps: [{ text: 'Ring +44 20 7946 0958 now' }] }]));
  });

  it('undoes a change that the server refuses, and shows why', async () => {
    const { user } = openPart();
    const message = 'This step is not in your plan any more.';
    server.use(mockRefusal(endpoints.changePlan, 404, { code: 'not_found', message }));
    await user.click(await findCheckbox());
    expect(await screen.findByText('That change wasn’t saved')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(await findCheckbox()).not.toBeChecked();
    expect(window.localStorage.getItem(UNSENT_KEY)).toBeNull();
  });

  it('stores changes made offline in the browser, and sends them when the page is opened again', async () => {
    const { user, sent, unmount } = openPart();
    await findCheckbox();
    server.use(mockRefusal(endpoints.changePlan, 503));
    await user.click(await findCheckbox());
    expect(await screen.findByText('Not saved yet')).toBeVisible();
    expect(await findCheckbox()).toBeChecked();
    unmount();
    expect(window.localStorage.getItem(UNSENT_KEY)).toContain('"done":true');

    const reopenedPart = openPart();
    expect(await findCheckbox()).toBeChecked();
    await waitFor(() => expect(reopenedPart.sent).toHaveLength(1));
    expect(sent).toEqual([]);
    expect(window.localStorage.getItem(UNSENT_KEY)).toBeNull();
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });

  it.each([
    ['sign in when the session has ended', 401, 'You’re signed out', 'Sign in', /^\/api\/login/],
    ['sign out for another account', 404, 'Another account is signed in', 'Sign out', '/api/logout'],
  ])('keeps an unsent change and offers to %s', async (_, status, title, name, to) => {
    const { user } = openPart();
    await findCheckbox();
    createSignedInUser({ id: '00000000-0000-4000-8000-00000000000b' });
    server.use(mockRefusal(endpoints.changePlan, status));
    await user.click(await findCheckbox());
    expect(await screen.findByText(title)).toBeVisible();
    expect(findLinkTarget(name)).toMatch(to);
    expect(window.localStorage.getItem(UNSENT_KEY)).toContain('"done":true');
  });

  it('opens the group to which a step moves when the step gets a later date', async () => {
    const { user } = openPart();
    await user.click(await screen.findByRole('button', { name: `Change: ${FIRST?.text}` }));
    fireEvent.change(screen.getByLabelText(/^When/), { target: { value: '2027-10-01' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const group = await screen.findByRole('button', { name: /^Within a year/ });
    expect(group).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByRole('button', { name: /^This week/ })).toBeNull();
    expect(screen.getByRole('button', { name: `Change: ${FIRST?.text}` })).toHaveFocus();
  });

  it('changes the text and note of a step, and then focuses the step’s Change button', async () => {
    const { user, kept } = openPart();
    await user.click(await screen.findByRole('button', { name: `Change: ${FIRST?.text}` }));
    const text = screen.getByRole('textbox', { name: 'What you want to do' });
    expect(text).toHaveFocus();
    await user.clear(text);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(text).toHaveAccessibleDescription(/Please write what you want to do/);
    await user.type(text, 'Call the ward');
    await user.type(screen.getByRole('textbox', { name: 'Your note' }), 'Before noon');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const button = await screen.findByRole('button', { name: 'Change: Call the ward' });
    expect(button).toHaveFocus();
    expect(screen.getByText('Before noon')).toBeVisible();
    await waitFor(() => expect(kept.now().steps[0]).toMatchObject({ note: 'Before noon' }));
  });

  it('lets the reader add a step', async () => {
    const { user, kept } = openPart();
    await user.click(await screen.findByRole('button', { name: 'Add a step' }));
    await user.type(screen.getByRole('textbox', { name: 'What you want to do' }), 'Ask my aunt');
    await user.click(screen.getByRole('button', { name: 'Add to my plan' }));
    expect(await screen.findByRole('checkbox', { name: 'Ask my aunt' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add a step' })).toHaveFocus();
    await waitFor(() => expect(kept.now().steps).toHaveLength(4));
  });

  it('still shows a group whose only step is removed, so that Undo can restore the step', async () => {
    const { user, kept } = openPart();
    await user.click(await screen.findByRole('button', { name: `Change: ${FIRST?.text}` }));
    await user.click(screen.getByRole('button', { name: 'Remove this step' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    expect(screen.getByRole('progressbar', { name: '0 of 2 done' })).toBeVisible();
    await waitFor(() => expect(kept.now().steps).toHaveLength(2));
    await user.click(undo);
    expect(await findCheckbox()).toBeVisible();
    expect(screen.getByRole('button', { name: `Change: ${FIRST?.text}` })).toHaveFocus();
    await waitFor(() => expect(kept.now().steps).toHaveLength(3));
  });

  it('shows a message about an overdue step, and a different message when every step is done', async () => {
    openPart(createPlan({ kept: true, steps: [createStep({ dueOn: '2026-11-20' })] }));
    expect(await screen.findByText(/Its date has passed/)).toBeVisible();
    expect(screen.getByText('Made for the careers you kept: Registered nurse (adult).')).toBeVisible();
    await act(async () => (await findCheckbox()).click());
    expect(await screen.findByText(/^All done\./)).toBeVisible();
  });

  it('shows a message and the button to add a step if it has no steps', async () => {
    openPart(createPlan({ steps: [] }));
    expect(await screen.findByText(/There are no steps in your plan/)).toBeVisible();
    expect(screen.queryByRole('switch', { name: 'Remind me by email' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add to your calendar' })).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add a step' })).toBeVisible();
  });

  it('does not offer to add a step when it has 100 steps', async () => {
    const steps = Array.from({ length: 100 }, (_, index) => createStep({ id: `step ${index}` }));
    openPart(createPlan({ steps }));
    expect(await screen.findByText(/Your plan has 100 steps/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a step' })).toBeNull();
  });

  it('sends the change when the reader switches reminders on', async () => {
    const { user, sent } = openPart();
    const reminders = await screen.findByRole('switch', { name: 'Remind me by email' });
    expect(reminders).not.toBeChecked();
    await user.click(reminders);
    expect(reminders).toBeChecked();
    await waitFor(() => expect(sent).toEqual([{ reminders: true }]));
  });

  it('offers a retry when it fails to load', async () => {
    const { user } = openPart(createPlan(), [mockRefusal(endpoints.plan, 500)]);
    const part = await screen.findByRole('region', { name: 'Your plan' });
    expect(await within(part).findByText('We couldn’t load your plan')).toBeVisible();
    server.use(mockReply(endpoints.plan, createPlan()));
    await user.click(within(part).getByRole('button', { name: 'Try Again' }));
    expect(await findCheckbox()).toBeVisible();
  });
});

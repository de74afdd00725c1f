import { endpoints, TIMINGS, type Assessment, type ReportListItem, type User } from '@bearings/contracts';
import {
  act,
  mockReply,
  mockRefusal,
  screen,
  server,
  createSignedInUser,
  userEvent,
  waitFor,
  within,
  findLinkTarget,
  mockHeldReply,
} from '@bearings/web/testing';
import { leaveForAddress } from '../../session/leave-site';
import {
  createAssessment,
  createGeneratingAssessment,
  createStartedAssessment,
  createReportItem,
  createUnpaidAssessment,
} from '../../test/records.factory';
import { createGlance } from '../../test/plan.factory';
import { renderDashboard } from '../../test/render-dashboard';
import type { Handlers } from '../../test/render-report';

jest.mock('../../session/leave-site');

interface AccountFake {
  account?: Partial<User>;
  assessments?: Assessment[];
  reports?: ReportListItem[];
  handlers?: Handlers;
}

function openPage({ account = {}, assessments = [], reports = [], handlers = [] }: AccountFake = {}) {
  createSignedInUser(account);
  const records = [mockReply(endpoints.assessments, assessments), mockReply(endpoints.reports, reports)];
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return renderDashboard([...handlers, ...records], { user });
}

const findRegion = (name: string) => screen.findByRole('region', { name });
const readStatistic = async (label: string) => {
  const stats = await findRegion('At a glance');
  return within(stats).getByText(label).parentElement?.querySelector('dd')?.textContent;
};

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

it.each([
  [{ firstName: 'Ada' }, 'Welcome back, Ada'],
  [{ firstName: ' ', email: 'grace.h@example.com' }, 'Welcome back, grace.h'],
])('the dashboard greets the user %j with “%s”', async (account, greeting) => {
  openPage({ account });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(greeting);
});

it('the dashboard shows one count each for paid, unpaid and unfinished assessments, and for reports', async () => {
  openPage({
    assessments: [
      createAssessment(),
      createGeneratingAssessment(),
      createUnpaidAssessment(),
      createStartedAssessment(),
    ],
    reports: [createReportItem()],
  });
  expect(await readStatistic('Completed Assessments')).toBe('2');
  expect(await readStatistic('Career Reports')).toBe('1');
  expect(await readStatistic('Pending Payment')).toBe('1');
  expect(await readStatistic('In Progress')).toBe('1');
});

describe('an assessment on the dashboard', () => {
  it('in progress shows how many statements are answered and links to the rest', async () => {
    openPage({ assessments: [createStartedAssessment({ answered: 7 })] });
    const list = await findRegion('In Progress');
    expect(within(list).getByText('7 of 36 answered', { selector: 'div > span' })).toBeVisible();
    expect(findLinkTarget('Continue Assessment', within(list))).toBe('/assessment');
    expect(screen.getByText('No completed assessments yet')).toBeVisible();
  });

  it('that is unpaid links to the checkout', async () => {
    openPage({ assessments: [createUnpaidAssessment()] });
    const list = await findRegion('Your Assessments');
    expect(within(list).getByText('Payment Pending')).toBeVisible();
    expect(findLinkTarget(/^Pay £9.99/, within(list))).toBe(`/checkout/${createUnpaidAssessment().id}`);
  });

  it('that is paid shows that its report is being written', async () => {
    openPage({ assessments: [createGeneratingAssessment()] });
    const list = await findRegion('Your Assessments');
    expect(within(list).getByText('Paid')).toBeVisible();
    expect(within(list).getByRole('button', { name: 'Report Generating' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('with a ready report links to the report and its download', async () => {
    const { user } = openPage({ assessments: [createAssessment()], reports: [createReportItem()] });
    const list = await findRegion('Your Assessments');
    const { id } = createAssessment();
    expect(within(list).getByText('Completed 12/06/2026')).toBeVisible();
    expect(within(list).getByText('Type: Introvert')).toBeVisible();
    // The id is hidden until Details is opened.
    expect(within(list).getByText(new RegExp(id))).not.toBeVisible();
    await user.click(within(list).getByText('Details'));
    expect(within(list).getByText(new RegExp(id))).toBeVisible();
    expect(findLinkTarget(/^View Report/, within(list))).toBe(`/report/${id}`);
    const download = within(list).getByRole('link', { name: /^Download/ });
    expect(download).toHaveAttribute('href', `/api/reports/${id}/download`);
    // A link with `download` would save an error reply as a file, too.
    expect(download).not.toHaveAttribute('download');
  });

  it('whose personality type is not known yet shows that the type is being analysed', async () => {
    openPage({ assessments: [createGeneratingAssessment({ personalityType: null })] });
    expect(await screen.findByText('Type: Analysing...')).toBeVisible();
  });

  it('with a failed report offers a retry', async () => {
    let requestedUrl = '';
    const { user } = openPage({
      assessments: [createAssessment({ status: 'error' })],
      handlers: [
        mockReply(endpoints.generateReport, ({ params }) => {
          requestedUrl = String(params.assessment);
          server.use(mockReply(endpoints.assessments, [createGeneratingAssessment()]));
          return { status: 'generating' as const };
        }),
      ],
    });
    const list = await findRegion('Your Assessments');
    await user.click(within(list).getByRole('button', { name: 'Try Again' }));
    expect(await within(list).findByRole('button', { name: 'Report Generating' })).toBeVisible();
    expect(requestedUrl).toBe(createAssessment().id);
  });
});

it('a new user on the dashboard sees the three steps to a report, with a link to the first step', async () => {
  openPage();
  const first = await findRegion('Three steps to your report');
  expect(first).toHaveTextContent('No assessments yet');
  expect(findLinkTarget('Start Your First Assessment', within(first))).toBe('/assessment');
  expect(within(first).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText(/No reports yet/)).toBeVisible();
  for (const name of ['Completed Assessments', 'Career Reports', 'Pending Payment'])
    expect(await readStatistic(name)).toBe('0');
});

describe('the dashboard’s summary of the newest report', () => {
  const openGlance = (glance = createGlance()) =>
    openPage({
      assessments: [createAssessment()],
      reports: [createReportItem()],
      handlers: [mockReply(endpoints.reportGlance, glance)],
    });

  it('shows the next step of the plan, the kept careers and the chart of the scores', async () => {
    openGlance();
    const glance = await findRegion('Next step of your plan');
    expect(within(glance).getByRole('progressbar', { name: '1 of 3 done' })).toBeVisible();
    expect(within(glance).getByText('24 Nov 2026')).toBeVisible();
    expect(within(glance).getByText(createGlance().next?.text ?? '')).toBeVisible();
    expect(findLinkTarget('Open your plan', within(glance))).toBe(`/report/${createGlance().assessmentId}#plan`);
    const careers = within(glance).getByRole('region', { name: 'Careers you kept' });
    expect(careers).toHaveTextContent('Registered nurse (adult)');
    expect(findLinkTarget('Read your report', within(glance))).toBe(`/report/${createGlance().assessmentId}`);
    const profile = within(glance).getByRole('region', { name: createGlance().headline });
    expect(within(profile).getByRole('img')).toHaveAccessibleName(/^Your shape: .* Highest: Helping others, very high/);
    expect(within(profile).getByText('Read it as a table')).toBeVisible();
  });

  it('shows the report’s first careers while the reader has kept none', async () => {
    openGlance(createGlance({ kept: false, done: 3, next: null }));
    expect(await findRegion('First careers of your report')).toBeVisible();
    expect(screen.getByText(/^Every step is done/)).toBeVisible();
  });

  it('keeps its room until the records have loaded, even if it has nothing to show', async () => {
    openPage({ handlers: [mockReply(endpoints.reportGlance, null)] });
    const pending = mockHeldReply(endpoints.assessments, []);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('Loading your plan and profile')).toBeInTheDocument();
    pending.release();
    expect(await findRegion('At a glance')).toBeVisible();
    expect(screen.queryByText('Loading your plan and profile')).not.toBeInTheDocument();
  });

  it('offers a retry when it fails to load, while the rest of the page is shown', async () => {
    const { user } = openPage({
      assessments: [createAssessment()],
      reports: [createReportItem()],
      handlers: [mockRefusal(endpoints.reportGlance, 500)],
    });
    expect(await screen.findByText(/We couldn’t load your plan/)).toBeVisible();
    expect(await findRegion('Your Assessments')).toBeVisible();
    server.use(mockReply(endpoints.reportGlance, createGlance()));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await findRegion('Next step of your plan')).toBeVisible();
  });

  it('leads with the plan alone if it has no steps', async () => {
    openGlance(createGlance({ done: 0, total: 0, next: null }));
    expect(await screen.findByText(/^Your plan has no steps/)).toBeVisible();
    expect(screen.getByRole('progressbar', { name: '0 of 0 done' })).toHaveAttribute('aria-valuenow', '0');
  });
});

it.each([
  ['a draft', createStartedAssessment(), 'Go on where you stopped'],
  ['unpaid answers', createUnpaidAssessment(), 'Open your full report'],
  ['a report that is being written', createGeneratingAssessment(), 'Your report is being written'],
  ['a report that failed', createAssessment({ status: 'error' }), 'Your report needs another try'],
])('the dashboard of somebody without a report leads with the next step of %s', async (_, assessment, title) => {
  openPage({ assessments: [assessment] });
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.queryByText('Next step of your plan')).not.toBeInTheDocument();
});

it('the dashboard lists the three latest reports, newest first, with the reading time of each', async () => {
  const days = ['2026-06-01', '2026-06-04', '2026-06-02', '2026-06-03'];
  const reports = days.map((day) =>
    createReportItem({ id: day, assessmentId: `of-${day}`, generatedAt: `${day}T10:00:00Z` }),
  );
  openPage({ assessments: [createAssessment()], reports });
  const links = within(await findRegion('Recent Reports')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/report/of-2026-06-04',
    '/report/of-2026-06-03',
    '/report/of-2026-06-02',
    '/compare-reports',
  ]);
  expect(links[0]).toHaveTextContent('17 minutes to read');
});

const chooseCountry = async ({ user }: ReturnType<typeof openPage>, name: string) => {
  await user.click(await screen.findByRole('combobox', { name: 'Country' }));
  await user.click(await screen.findByRole('option', { name }));
};
const queryUpdateButton = () => screen.queryByRole('button', { name: 'Update' });

describe('the country card', () => {
  it('shows the Update button only while the chosen country differs from the stored one', async () => {
    let sentBody: unknown;
    const page = openPage({
      handlers: [
        mockReply(endpoints.updateCountry, ({ body }) => {
          sentBody = body;
          return createSignedInUser({ country: 'Norway' });
        }),
      ],
    });
    await screen.findByRole('combobox', { name: 'Country' });
    expect(queryUpdateButton()).not.toBeInTheDocument();
    await chooseCountry(page, 'Norway');
    expect(queryUpdateButton()).toBeVisible();
    await chooseCountry(page, 'United Kingdom');
    expect(queryUpdateButton()).not.toBeInTheDocument();

    await chooseCountry(page, 'Norway');
    await page.user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Country Updated')).toBeVisible();
    expect(screen.getByText('Your country preference has been saved successfully.')).toBeVisible();
    expect(sentBody).toEqual({ country: 'Norway' });
    await waitFor(() => expect(queryUpdateButton()).not.toBeInTheDocument());
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveFocus();
  });

  it('shows an error when saving fails', async () => {
    const page = openPage({
      handlers: [mockRefusal(endpoints.updateCountry, 500)],
    });
    await chooseCountry(page, 'Germany');
    await page.user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByText('Failed to update country. Please try again.')).toBeVisible();
    expect(queryUpdateButton()).toBeVisible();
  });

  it('opens the sign-in page after 500 ms when the session has ended', async () => {
    const page = openPage({ handlers: [mockRefusal(endpoints.updateCountry, 401)] });
    await chooseCountry(page, 'Germany');
    await page.user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Unauthorised')).toBeVisible();
    expect(screen.getByText('You are logged out. Logging in again...')).toBeVisible();
    expect(leaveForAddress).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(TIMINGS.toApiLogin));
    expect(leaveForAddress).toHaveBeenCalledWith('/api/login?returnTo=%2Fdashboard');
  });

  it('offers a retry when the list of countries fails to load', async () => {
    const { user } = openPage({
      handlers: [mockRefusal(endpoints.countries, 500)],
    });
    const card = await findRegion('Your Country');
    expect(await within(card).findByText(/could not be loaded/)).toBeVisible();
    server.use(mockReply(endpoints.countries, ['United Kingdom']));
    await user.click(within(card).getByRole('button', { name: 'Try Again' }));
    expect(await within(card).findByRole('combobox')).toBeVisible();
  });
});

describe('the dashboard before its records have loaded', () => {
  it('shows the greeting and that the records are loading', async () => {
    openPage();
    const pending = mockHeldReply(endpoints.assessments, [createAssessment()]);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Ada');
    expect(await screen.findByText('Loading your dashboard')).toBeInTheDocument();
    pending.release();
    expect(await screen.findByText('Completed 12/06/2026')).toBeVisible();
    expect(screen.queryByText('Loading your dashboard')).not.toBeInTheDocument();
  });

  it('offers a retry when the records fail to load', async () => {
    const { user } = openPage({
      handlers: [mockRefusal(endpoints.assessments, 500)],
    });
    expect(await screen.findByText('We could not load your dashboard')).toBeVisible();
    server.use(mockReply(endpoints.assessments, [createAssessment()]));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Completed 12/06/2026')).toBeVisible();
  });
});

describe('the dashboard without a session', () => {
  it('asks the visitor to sign in, and then opens the login page', async () => {
    const { router } = renderDashboard();
    expect(await screen.findAllByText('Authentication Required')).toHaveLength(2);
    expect(screen.getAllByText('Please sign in to access your dashboard.')).toHaveLength(2);
    await act(() => jest.advanceTimersByTimeAsync(TIMINGS.toLogin - 100));
    expect(router.state.location.pathname).toBe('/dashboard');
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(await screen.findByText('Arrived at /login')).toBeVisible();
    expect(router.state.location.search).toBe('?returnTo=%2Fdashboard');
  });
});

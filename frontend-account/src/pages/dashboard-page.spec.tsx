import { endpoints, TIMINGS, type Assessment, type ReportListItem } from '@bearings/contracts';
import {
  act,
  answer,
  refuse,
  renderPage,
  screen,
  server,
  signIn,
  userEvent,
  waitFor,
  within,
} from '@bearings/web/testing';
import { routes } from '../routes';
import { leaveFor } from '../session/leave-for';
import { deferred } from '../test/deferred';
import {
  assessmentOf,
  generating,
  inProgress,
  reportItemOf,
  unpaid,
} from '../test/records.factory';

jest.mock('../session/leave-for');

const unauthorised = { code: 'unauthorized', message: 'Unauthorized' };
const pagesBeside = [{ path: '/login', element: <p>Login page</p> }];
const dashboard = routes.filter(({ path }) => path === '/dashboard');

interface Records {
  assessments?: Assessment[];
  reports?: ReportListItem[];
  handlers?: Parameters<typeof renderPage>[1]['handlers'];
}

function arrive({ assessments = [], reports = [], handlers = [] }: Records = {}) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return renderPage([...dashboard, ...pagesBeside], {
    path: '/dashboard',
    user,
    handlers: [
      ...handlers,
      answer(endpoints.assessments, assessments),
      answer(endpoints.reports, reports),
      answer(endpoints.payments, []),
      answer(endpoints.countries, ['United Kingdom', 'Germany', 'Norway']),
    ],
  });
}

const region = (name: string) => screen.findByRole('region', { name });
const statOf = async (label: string) => {
  const stats = await region('At a glance');
  return within(stats).getByText(label).parentElement?.querySelector('dd')?.textContent;
};

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

describe('the greeting', () => {
  it('uses the first name', async () => {
    signIn({ firstName: 'Ada' });
    arrive();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Ada');
  });

  it('uses the part of the email before the @ where there is no name', async () => {
    signIn({ firstName: ' ', email: 'grace.h@example.com' });
    arrive();
    expect(await screen.findByText('Welcome back, grace.h')).toBeVisible();
  });
});

describe('the counts', () => {
  it('tell paid, unpaid and unfinished assessments and reports apart', async () => {
    signIn();
    arrive({
      assessments: [assessmentOf(), generating(), unpaid(), inProgress()],
      reports: [reportItemOf()],
    });
    expect(await statOf('Completed Assessments')).toBe('2');
    expect(await statOf('Career Reports')).toBe('1');
    expect(await statOf('Pending Payment')).toBe('1');
    expect(await statOf('In Progress')).toBe('1');
  });
});

describe('an assessment', () => {
  it('in progress can be continued', async () => {
    signIn();
    arrive({ assessments: [inProgress()] });
    const list = await region('In Progress');
    expect(within(list).getByRole('link', { name: 'Continue Assessment' })).toHaveAttribute(
      'href',
      '/assessment',
    );
    expect(screen.getByText('No completed assessments yet')).toBeVisible();
  });

  it('that is unpaid leads to the checkout', async () => {
    signIn();
    arrive({ assessments: [unpaid()] });
    const list = await region('Your Assessments');
    expect(within(list).getByText('Payment Pending')).toBeVisible();
    expect(within(list).getByRole('link', { name: /^Pay £9.99/ })).toHaveAttribute(
      'href',
      `/checkout/${unpaid().id}`,
    );
  });

  it('that is paid says that its report is on the way', async () => {
    signIn();
    arrive({ assessments: [generating()] });
    const list = await region('Your Assessments');
    expect(within(list).getByText('Paid')).toBeVisible();
    expect(within(list).getByRole('button', { name: 'Report Generating' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('whose report is ready can be read and downloaded', async () => {
    signIn();
    arrive({ assessments: [assessmentOf()], reports: [reportItemOf()] });
    const list = await region('Your Assessments');
    const { id } = assessmentOf();
    expect(within(list).getByText('Completed 12/06/2026')).toBeVisible();
    expect(within(list).getByText('Type: Introvert')).toBeVisible();
    expect(list).toHaveTextContent(id);
    expect(within(list).getByRole('link', { name: /^View Report/ })).toHaveAttribute(
      'href',
      `/report/${id}`,
    );
    expect(within(list).getByRole('link', { name: /^Download/ })).toHaveAttribute(
      'href',
      `/api/reports/${id}/download`,
    );
  });

  it('without a type yet is being analysed', async () => {
    signIn();
    arrive({ assessments: [generating({ personalityType: null })] });
    expect(await screen.findByText('Type: Analysing...')).toBeVisible();
  });

  it('whose report failed can be tried again', async () => {
    signIn();
    let asked = '';
    const { user } = arrive({
      assessments: [assessmentOf({ status: 'error' })],
      handlers: [
        answer(endpoints.generateReport, ({ params }) => {
          asked = String(params.assessment);
          server.use(answer(endpoints.assessments, [generating()]));
          return { status: 'generating' as const };
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('button', { name: 'Report Generating' })).toBeVisible();
    expect(asked).toBe(assessmentOf().id);
  });

  it('appears as ready by itself, with its report', async () => {
    signIn();
    arrive({ assessments: [generating()] });
    await screen.findByRole('button', { name: 'Report Generating' });
    server.use(
      answer(endpoints.assessments, [assessmentOf()]),
      answer(endpoints.reports, [reportItemOf()]),
      answer(endpoints.payments, []),
    );
    await act(() => jest.advanceTimersByTimeAsync(TIMINGS.statusPoll));
    expect(await screen.findByRole('link', { name: /^View Report/ })).toBeVisible();
    expect(await screen.findByText('Career report, 12 Jun 2026')).toBeVisible();
  });
});

describe('empty lists', () => {
  it('say how to begin', async () => {
    signIn();
    arrive();
    expect(
      await screen.findByRole('link', { name: 'Start Your First Assessment' }),
    ).toHaveAttribute('href', '/assessment');
    expect(screen.getByText(/No reports yet/)).toBeVisible();
  });
});

describe('recent reports', () => {
  it('are the three latest, newest first', async () => {
    signIn();
    const days = ['2026-06-01', '2026-06-04', '2026-06-02', '2026-06-03'];
    const reports = days.map((day) =>
      reportItemOf({ id: day, assessmentId: `of-${day}`, generatedAt: `${day}T10:00:00Z` }),
    );
    arrive({ assessments: [assessmentOf()], reports });
    const links = within(await region('Recent Reports')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/report/of-2026-06-04',
      '/report/of-2026-06-03',
      '/report/of-2026-06-02',
    ]);
  });
});

const choose = async ({ user }: ReturnType<typeof arrive>, name: string) => {
  await user.click(await screen.findByRole('combobox', { name: 'Country' }));
  await user.click(await screen.findByRole('option', { name }));
};
const update = () => screen.queryByRole('button', { name: 'Update' });

describe('the country card', () => {
  it('offers Update only while the choice differs, and saves it', async () => {
    const ada = signIn();
    let sent: unknown;
    const page = arrive({
      handlers: [
        answer(endpoints.updateCountry, ({ body }) => {
          sent = body;
          return signIn({ ...ada, country: 'Norway' });
        }),
      ],
    });
    await screen.findByRole('combobox', { name: 'Country' });
    expect(update()).not.toBeInTheDocument();
    await choose(page, 'Norway');
    expect(update()).toBeVisible();
    await choose(page, 'United Kingdom');
    expect(update()).not.toBeInTheDocument();

    await choose(page, 'Norway');
    await page.user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Country Updated')).toBeVisible();
    expect(screen.getByText('Your country preference has been saved successfully.')).toBeVisible();
    expect(sent).toEqual({ country: 'Norway' });
    await waitFor(() => expect(update()).not.toBeInTheDocument());
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveFocus();
  });

  it('says so when it could not be saved', async () => {
    signIn();
    const page = arrive({
      handlers: [refuse(endpoints.updateCountry, 500, { code: 'internal', message: 'no' })],
    });
    await choose(page, 'Germany');
    await page.user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByText('Failed to update country. Please try again.')).toBeVisible();
    expect(update()).toBeVisible();
  });

  it('leads to a new sign-in after 500 ms when the session has ended', async () => {
    signIn();
    const page = arrive({ handlers: [refuse(endpoints.updateCountry, 401, unauthorised)] });
    await choose(page, 'Germany');
    await page.user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Unauthorised')).toBeVisible();
    expect(screen.getByText('You are logged out. Logging in again...')).toBeVisible();
    expect(leaveFor).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(TIMINGS.toApiLogin));
    expect(leaveFor).toHaveBeenCalledWith('/api/login?returnTo=%2Fdashboard');
  });

  it('offers another try when the list cannot be had', async () => {
    signIn();
    const { user } = arrive({
      handlers: [refuse(endpoints.countries, 500, { code: 'internal', message: 'no' })],
    });
    const card = await region('Your Country');
    expect(await within(card).findByText(/could not be loaded/)).toBeVisible();
    server.use(answer(endpoints.countries, ['United Kingdom']));
    await user.click(within(card).getByRole('button', { name: 'Try Again' }));
    expect(await within(card).findByRole('combobox')).toBeVisible();
  });
});

describe('quick actions', () => {
  it('lead to a new assessment, and say why the others are out of use', async () => {
    signIn();
    const { user } = arrive();
    const card = await region('Quick Actions');
    expect(within(card).getByRole('link', { name: 'Take New Assessment' })).toHaveAttribute(
      'href',
      '/assessment',
    );
    for (const name of ['Download All Reports', 'Career Trends']) {
      const button = within(card).getByRole('button', { name });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      await user.click(button);
      expect(await screen.findByText(name, { selector: '.ui-toast-title' })).toBeVisible();
      expect(screen.getAllByText(/^Not available yet\./)[0]).toBeVisible();
    }
  });
});

describe('without the records', () => {
  it('says that it loads, below the greeting', async () => {
    signIn({ firstName: 'Ada' });
    const held = deferred();
    const wait = answer(endpoints.assessments, async () => {
      await held.promise;
      return [assessmentOf()];
    });
    arrive({ handlers: [wait] });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Ada');
    expect(await screen.findByText('Loading your dashboard')).toBeInTheDocument();
    held.resolve();
    expect(await screen.findByText('Completed 12/06/2026')).toBeVisible();
    expect(screen.queryByText('Loading your dashboard')).not.toBeInTheDocument();
  });

  it('offers another try, which recovers', async () => {
    signIn();
    const { user } = arrive({
      handlers: [refuse(endpoints.assessments, 500, { code: 'internal', message: 'no' })],
    });
    expect(await screen.findByText('We could not load your dashboard')).toBeVisible();
    server.use(answer(endpoints.assessments, [assessmentOf()]));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Completed 12/06/2026')).toBeVisible();
  });
});

describe('without a session', () => {
  it('asks to sign in, and goes to the login page after a second', async () => {
    const { router } = arrive();
    expect(await screen.findAllByText('Authentication Required')).toHaveLength(2);
    expect(screen.getAllByText('Please sign in to access your dashboard.')).toHaveLength(2);
    await act(() => jest.advanceTimersByTimeAsync(TIMINGS.toLogin - 100));
    expect(router.state.location.pathname).toBe('/dashboard');
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(await screen.findByText('Login page')).toBeVisible();
    expect(router.state.location.search).toBe('?returnTo=%2Fdashboard');
  });
});

import { endpoints, type Assessment } from '@bearings/contracts';
import {
  mockReply,
  mockRefusal,
  renderPage,
  screen,
  createSignedInUser,
  waitFor,
  mockHeldReply,
} from '@bearings/web/testing';
import {
  createAssessment,
  createGeneratingAssessment,
  createStartedAssessment,
  createReportItem,
  createUnpaidAssessment,
} from '../../test/records.factory';
import { createGlance } from '../../test/plan.factory';
import { HomePage } from './home-page';

function openPage(assessments: Assessment[]) {
  return renderPage([{ path: '/', element: <HomePage /> }], {
    path: '/',
    handlers: [
      mockReply(endpoints.assessments, assessments),
      mockReply(endpoints.reports, [createReportItem()]),
      mockReply(endpoints.reportGlance, createGlance()),
    ],
  });
}

const findAction = (name: string | RegExp) => screen.findByRole('link', { name });

describe('the home page of a signed-in user', () => {
  beforeEach(() => void createSignedInUser({ firstName: 'Ada' }));

  it('greets the user and lists the latest reports and three articles', async () => {
    openPage([createAssessment()]);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Hello, Ada');
    expect(await findAction(/Career report, 12 Jun 2026/)).toHaveAttribute(
      'href',
      `/report/${createReportItem().assessmentId}`,
    );
    expect(await findAction('Open your plan')).toBeVisible();
    const articles = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.startsWith('/blog/'));
    expect(articles).toEqual([
      '/blog/science-behind-personality-career-matching',
      '/blog/5-signs-wrong-career',
      '/blog/hidden-job-market',
    ]);
  });

  it.each([
    ['begin', undefined, 'Take Assessment', '/assessment'],
    ['continue', createStartedAssessment(), 'Continue Assessment', '/assessment'],
    ['pay', createUnpaidAssessment(), /^Pay £9.99/, `/checkout/${createUnpaidAssessment().id}`],
    ['read', createAssessment(), /^View Report/, `/report/${createAssessment().id}`],
  ])('offers to %s as the next step', async (_, assessment, name, href) => {
    openPage(assessment ? [assessment] : []);
    expect(await findAction(name)).toHaveAttribute('href', href);
  });

  it.each([
    ['none yet', undefined, 'Find out what suits you', /The preview is free/],
    ['an unfinished one', createStartedAssessment(), 'Go on where you stopped', /Your answers so far are kept/],
    ['an unpaid one', createUnpaidAssessment(), 'Open your full report', /costs £9.99, one time/],
    ['one being written', createGeneratingAssessment(), 'Your report is being written', /up to a minute/],
    ['a failed one', createAssessment({ status: 'error' }), 'Your report needs another try', /you will not pay again/],
    ['a ready one', createAssessment(), 'Your report is ready', /it stays here for you/],
  ])('describes the next step when the latest assessment is: %s', async (_, assessment, title, text) => {
    openPage(assessment ? [assessment] : []);
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  it('shows how many statements of an unfinished assessment are answered', async () => {
    openPage([createStartedAssessment({ answered: 7 })]);
    expect(await screen.findByText('7 of 36 answered', { selector: 'div > span' })).toBeVisible();
  });

  it('shows only a loading state until all records of the user are loaded', async () => {
    const page = openPage([]);
    const pending = mockHeldReply(endpoints.assessments, [createAssessment()]);
    expect(await page.findByText('Loading your dashboard')).toBeInTheDocument();
    await waitFor(() => expect(page.store.getState().api.queries).toHaveProperty('reports(undefined)'));
    expect(page.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    pending.release();
    expect(await screen.findByRole('heading', { level: 1, name: /Ada/ })).toBeVisible();
    expect(await screen.findByText('Your report is ready')).toBeVisible();
  });

  it('describes the next step of the latest of several assessments', async () => {
    openPage([
      createUnpaidAssessment({ completedAt: '2026-01-01T10:00:00Z' }),
      createAssessment({ completedAt: '2026-03-01T10:00:00Z' }),
    ]);
    expect(await screen.findByText('Your report is ready')).toBeVisible();
    expect(screen.queryByText('Open your full report')).not.toBeInTheDocument();
  });

  it('shows the link to the administration only to administrators', async () => {
    const { unmount } = openPage([]);
    await findAction('Take Assessment');
    expect(screen.queryByText('Open Administration')).not.toBeInTheDocument();
    unmount();
    createSignedInUser({ role: 'admin' });
    openPage([]);
    expect(await findAction('Open Administration')).toHaveAttribute('href', '/admin');
  });

  it('still shows the articles when the user’s records fail to load', async () => {
    renderPage([{ path: '/', element: <HomePage /> }], {
      path: '/',
      handlers: [mockRefusal(endpoints.assessments, 500), mockReply(endpoints.reports, [])],
    });
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(screen.getByText('Worth reading')).toBeVisible();
  });
});

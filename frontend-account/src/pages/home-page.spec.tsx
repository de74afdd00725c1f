import { endpoints, type Assessment } from '@bearings/contracts';
import { answer, refuse, renderPage, screen, server, signIn } from '@bearings/web/testing';
import { deferred } from '../test/deferred';
import {
  assessmentOf,
  generating,
  inProgress,
  reportItemOf,
  unpaid,
} from '../test/records.factory';
import { HomePage } from './home-page';

const failed = assessmentOf({ status: 'error' });

function arrive(assessments: Assessment[]) {
  return renderPage([{ path: '/', element: <HomePage /> }], {
    path: '/',
    handlers: [
      answer(endpoints.assessments, assessments),
      answer(endpoints.reports, [reportItemOf()]),
    ],
  });
}

const action = (name: string | RegExp) => screen.findByRole('link', { name });

describe('the home of a signed-in user', () => {
  it('greets, and lists the latest reports and three articles', async () => {
    signIn({ firstName: 'Ada' });
    arrive([assessmentOf()]);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Hello, Ada');
    expect(await action(/Career report, 12 Jun 2026/)).toHaveAttribute(
      'href',
      `/report/${reportItemOf().assessmentId}`,
    );
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

  it('starts with the assessment', async () => {
    signIn();
    arrive([]);
    expect(await action('Take Assessment')).toHaveAttribute('href', '/assessment');
  });

  it.each([
    ['continue', inProgress(), 'Continue Assessment', '/assessment'],
    ['pay', unpaid(), /^Pay £9.99/, `/checkout/${unpaid().id}`],
    ['read', assessmentOf(), /^View Report/, `/report/${assessmentOf().id}`],
  ])('says to %s next', async (_, assessment, name, href) => {
    signIn();
    arrive([assessment]);
    expect(await action(name)).toHaveAttribute('href', href);
  });

  it.each([
    ['nothing yet', undefined, 'Find out what suits you', /The preview is free/],
    ['an unfinished one', inProgress(), 'Go on where you stopped', /Your answers so far are kept/],
    ['an unpaid one', unpaid(), 'Open your full report', /costs £9.99, one time/],
    ['one being written', generating(), 'Your report is being written', /up to a minute/],
    ['a failed one', failed, 'Your report needs another try', /you will not pay again/],
    ['a ready one', assessmentOf(), 'Your report is ready', /it stays here for you/],
  ])('has words for %s', async (_, assessment, title, text) => {
    signIn();
    arrive(assessment ? [assessment] : []);
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  it('has a failed report written again', async () => {
    signIn();
    const { user } = arrive([failed]);
    const asked: unknown[] = [];
    server.use(
      answer(endpoints.generateReport, ({ params }) => {
        asked.push(params['assessment']);
        server.use(answer(endpoints.assessments, [generating()]));
        return { status: 'generating' as const };
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Your report is being written')).toBeVisible();
    expect(asked).toEqual([failed.id]);
  });

  it('says that it loads, below the greeting', async () => {
    signIn({ firstName: 'Ada' });
    const held = deferred();
    const page = arrive([]);
    server.use(
      answer(endpoints.assessments, async () => {
        await held.promise;
        return [assessmentOf()];
      }),
    );
    await page.findByRole('heading', { level: 1, name: /Ada/ });
    expect(page.getByText('Loading your dashboard')).toBeInTheDocument();
    held.resolve();
    expect(await screen.findByText('Your report is ready')).toBeVisible();
  });

  it('says that a report is being written', async () => {
    signIn();
    arrive([generating()]);
    expect(await screen.findByText('Your report is being written')).toBeVisible();
  });

  it('goes by the latest of several', async () => {
    signIn();
    arrive([
      unpaid({ completedAt: '2026-01-01T10:00:00Z' }),
      assessmentOf({ completedAt: '2026-03-01T10:00:00Z' }),
    ]);
    expect(await screen.findByText('Your report is ready')).toBeVisible();
    expect(screen.queryByText('Open your full report')).not.toBeInTheDocument();
  });

  it('shows administrators the way to their page, and nobody else', async () => {
    signIn({ role: 'admin' });
    const { unmount } = arrive([]);
    expect(await action('Open Administration')).toHaveAttribute('href', '/admin');
    unmount();
    signIn();
    arrive([]);
    await action('Take Assessment');
    expect(screen.queryByText('Open Administration')).not.toBeInTheDocument();
  });

  it('keeps the articles when the records cannot be had', async () => {
    signIn();
    renderPage([{ path: '/', element: <HomePage /> }], {
      path: '/',
      handlers: [
        refuse(endpoints.assessments, 500, { code: 'internal', message: 'no' }),
        answer(endpoints.reports, []),
      ],
    });
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(screen.getByText('Worth reading')).toBeVisible();
  });
});

import { endpoints } from '@bearings/contracts';
import {
  act,
  answer,
  refuse,
  renderPage,
  screen,
  server,
  signIn,
  waitFor,
} from '@bearings/web/testing';
import { routes } from '../routes';
import { assessmentOf, configOf, reportItemOf, reportOf } from '../test/records.factory';
import { glanceOf } from '../test/plan.factory';
import { renderReport, type Handlers } from '../test/render-report';

const { id } = assessmentOf();
const failed = { code: 'pdf_failed' as const, message: 'The PDF could not be made.' };
const EMAILED_REPLY = { email: 'ada@example.com', nextAt: '' };

beforeEach(() => {
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function openReport(handlers: Handlers, path?: string) {
  signIn();
  const countries = answer(endpoints.countries, ['GB', 'CA']);
  return renderReport([...handlers, answer(endpoints.report, reportOf()), countries], path);
}

const findButton = (name: string) => screen.findByRole('button', { name });

/** Opens the report's Save menu. Returns the button `name` in it. */
async function inMenu(user: { click: (element: Element) => Promise<void> }, name: string) {
  await user.click(await findButton('Save'));
  return findButton(name);
}

describe('Download PDF', () => {
  it('saves the report with the figures of the chosen country', async () => {
    const requests: unknown[] = [];
    const { user } = openReport(
      [
        answer(endpoints.downloadPdf, ({ params, search }) => {
          requests.push([params['id'], search.get('country')]);
          return '%PDF';
        }),
      ],
      `/report/${id}?country=CA`,
    );
    await user.click(await inMenu(user, 'Download PDF'));
    expect(await screen.findByText('It’s in your downloads.')).toBeVisible();
    expect(requests).toEqual([[id, 'CA']]);
  });

  it('shows why the download failed, and offers a retry', async () => {
    const { user } = openReport([refuse(endpoints.downloadPdf, 503, failed)]);
    await user.click(await inMenu(user, 'Download PDF'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your PDF wasn’t savedThe PDF could not be made.',
    );
    server.use(answer(endpoints.downloadPdf, '%PDF'));
    await user.click(await findButton('Try Again Download PDF'));
    expect(await screen.findByText('It’s in your downloads.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a message when the reader is offline', async () => {
    const { user } = openReport([]);
    const open = await inMenu(user, 'Download PDF');
    const offline = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    await user.click(open);
    expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline');
    offline.mockRestore();
  });
});

describe('Email Report', () => {
  const inMinutes = (minutes: number) => ({
    ...EMAILED_REPLY,
    nextAt: new Date(Date.now() + minutes * 60_000).toISOString(),
  });

  it('shows the email address, and cannot be pressed again for some minutes', async () => {
    let sent = 0;
    const { user } = openReport([
      answer(endpoints.emailReport, () => {
        sent += 1;
        return inMinutes(10);
      }),
    ]);
    const send = await inMenu(user, 'Email Report');
    await user.click(send);
    expect(await screen.findByText('Sent to ada@example.com')).toBeVisible();
    expect(screen.getByText(/You can send it again in 10 minutes\./)).toBeVisible();
    expect(send).toHaveAttribute('aria-disabled', 'true');
    await user.click(send);
    expect(sent).toBe(1);
  });

  it('is disabled only if the site sends no emails', async () => {
    const mute = openReport([answer(endpoints.config, configOf('contact'))]);
    await inMenu(mute.user, 'Email Report');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Email Report' })).toBeDisabled(),
    );
    mute.unmount();
    const { user } = openReport([answer(endpoints.config, configOf('outbox'))]);
    expect(await inMenu(user, 'Email Report')).toBeEnabled();
  });

  it('is enabled again after the shown minutes have passed', async () => {
    const { user } = openReport([answer(endpoints.emailReport, () => inMinutes(0.02))]);
    const send = await inMenu(user, 'Email Report');
    await user.click(send);
    expect(await screen.findByText(/You can send it again in 1 minute\./)).toBeVisible();
    await act(() => new Promise((resume) => setTimeout(resume, 6_000)));
    expect(screen.queryByText(/You can send it again/)).toBeNull();
    expect(send).not.toHaveAttribute('aria-disabled');
  });

  it('shows why sending failed, and offers a retry', async () => {
    const { user } = openReport([
      refuse(endpoints.emailReport, 500, { ...failed, message: 'No.' }),
    ]);
    await user.click(await inMenu(user, 'Email Report'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your report wasn’t sentNo.');
    server.use(answer(endpoints.emailReport, inMinutes(10)));
    await user.click(await findButton('Try Again Email Report'));
    expect(await screen.findByText(/Sent to/)).toBeVisible();
  });
});

describe('Download All Reports', () => {
  function openDashboard(reports: ReturnType<typeof reportItemOf>[], handlers: Handlers = []) {
    signIn();
    return renderPage(
      routes.filter(({ path }) => path === '/dashboard'),
      {
        path: '/dashboard',
        handlers: [
          ...handlers,
          answer(endpoints.payments, []),
          answer(endpoints.reportGlance, glanceOf()),
          answer(endpoints.assessments, [assessmentOf()]),
          answer(endpoints.reports, reports),
          answer(endpoints.countries, ['GB']),
        ],
      },
    );
  }

  it('saves all reports of the user in one file', async () => {
    const { user } = openDashboard([reportItemOf()], [answer(endpoints.downloadAll, 'PK')]);
    await user.click(await findButton('Download All Reports'));
    expect(await screen.findByText('It’s in your downloads.')).toBeVisible();
  });

  it('shows a message instead of saving a file if the user has no report', async () => {
    const { user } = openDashboard([]);
    await user.click(await findButton('Download All Reports'));
    expect((await screen.findAllByText(/You have no reports yet/))[0]).toBeVisible();
  });
});

import { endpoints } from '@bearings/contracts';
import { act, mockReply, mockRefusal, screen, server, createSignedInUser, waitFor } from '@bearings/web/testing';
import { createAssessment, createConfig, createReportItem, createReport } from '../../../test/records.factory';
import { renderDashboard } from '../../../test/render-dashboard';
import { renderReport, type Handlers } from '../../../test/render-report';

const { id } = createAssessment();
const pdfFailedError = { code: 'pdf_failed' as const, message: 'The PDF could not be made.' };
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
  createSignedInUser();
  const countries = mockReply(endpoints.countries, ['United Kingdom', 'Canada']);
  return renderReport([...handlers, mockReply(endpoints.report, createReport()), countries], path);
}

const findButton = (name: string) => screen.findByRole('button', { name });
const findLink = (name: string) => screen.findByRole('link', { name });

/** Opens the report's Save menu. Returns the button or link `name` in it. */
async function openMenuItem(user: { click: (element: Element) => Promise<void> }, name: string) {
  await user.click(await findButton('Save'));
  return name === 'Email Report' ? findButton(name) : findLink(name);
}

describe('the link Download PDF', () => {
  it('saves the report with the figures of the chosen country', async () => {
    const requests: unknown[] = [];
    const { user } = openReport(
      [
        mockReply(endpoints.downloadPdf, ({ params, search }) => {
          requests.push([params['id'], search.get('country')]);
          return '%PDF';
        }),
      ],
      `/report/${id}?country=CA`,
    );
    await user.click(await openMenuItem(user, 'Download PDF'));
    expect(await screen.findByText('It’s in your downloads.')).toBeVisible();
    expect(requests).toEqual([[id, 'CA']]);
  });

  it('asks whether the file shows what the reader has done, and leaves it out by default', async () => {
    const { user } = openReport([mockReply(endpoints.report, createReport({ quotesExperience: true }))]);
    const link = await openMenuItem(user, 'Download PDF');
    const getPaths = () =>
      ['Download PDF', 'Download HTML', 'Download Text', 'Sheet for an adviser'].map((name) =>
        screen.getByRole('link', { name }).getAttribute('href'),
      );
    const files = ['pdf', 'download', 'download/text', 'adviser-sheet'].map((file) => `/api/reports/${id}/${file}`);
    expect(getPaths()).toEqual(files);
    const choice = screen.getByRole('checkbox', { name: 'With what I’ve done' });
    expect(choice).not.toBeChecked();
    await user.click(choice);
    expect(link).toHaveAttribute('href', `/api/reports/${id}/pdf?experience=true`);
    expect(getPaths()).toEqual(files.map((path, index) => (index < 3 ? `${path}?experience=true` : path)));
  });

  it('asks nothing if the report quotes nothing that the reader has done', async () => {
    const { user } = openReport([]);
    await openMenuItem(user, 'Download PDF');
    expect(screen.queryByRole('checkbox', { name: 'With what I’ve done' })).toBeNull();
  });

  it('shows why the download failed, or that the reader is offline, and offers a retry', async () => {
    const { user } = openReport([mockRefusal(endpoints.downloadPdf, 503, pdfFailedError)]);
    await user.click(await openMenuItem(user, 'Download PDF'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your PDF wasn’t savedThe PDF could not be made.');
    const offline = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    await user.click(await findButton('Try Again Download PDF'));
    expect(await screen.findByText(/You’re offline/)).toBeVisible();
    offline.mockRestore();
    server.use(mockReply(endpoints.downloadPdf, '%PDF'));
    await user.click(await findButton('Try Again Download PDF'));
    expect(await screen.findByText('It’s in your downloads.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a PDF that takes long to make', () => {
  const notReadyError = { code: 'file_not_ready' as const, message: 'Your file is still being made.' };

  it('has a notice, and is saved by itself once it is ready', async () => {
    const { user } = openReport([
      mockRefusal(endpoints.downloadPdf, 503, notReadyError, { once: true }),
      mockReply(endpoints.downloadPdf, '%PDF'),
    ]);
    const link = await openMenuItem(user, 'Download PDF');
    await user.click(link);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your file is still being made');
    expect(screen.getByRole('progressbar', { name: 'Download PDF' })).toBeVisible();
    expect(link).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByText('It’s in your downloads.', {}, { timeout: 60_000 })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be cancelled, which moves the focus back to its link', async () => {
    const { user } = openReport([mockRefusal(endpoints.downloadPdf, 503, notReadyError)]);
    const link = await openMenuItem(user, 'Download PDF');
    await user.click(link);
    await user.click(await findButton('Cancel Download PDF'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(link).toHaveFocus();
    expect(link).not.toHaveAttribute('aria-busy');
  });

  it('has a link that works without scripts', async () => {
    const { user } = openReport([]);
    expect(await openMenuItem(user, 'Download PDF')).toHaveAttribute('href', `/api/reports/${id}/pdf`);
  });
});

describe('the button Email Report', () => {
  const expiryIn = (minutes: number) => ({
    ...EMAILED_REPLY,
    nextAt: new Date(Date.now() + minutes * 60_000).toISOString(),
  });

  it('shows the email address, and cannot be pressed again for some minutes', async () => {
    let sentCount = 0;
    const { user } = openReport([
      mockReply(endpoints.emailReport, () => {
        sentCount += 1;
        return expiryIn(10);
      }),
    ]);
    const send = await openMenuItem(user, 'Email Report');
    await user.click(send);
    expect(await screen.findByText('Sent to ada@example.com')).toBeVisible();
    expect(screen.getByText(/You can send it again in 10 minutes\./)).toBeVisible();
    expect(send).toHaveAttribute('aria-disabled', 'true');
    await user.click(send);
    expect(sentCount).toBe(1);
  });

  it('is disabled only if the site sends no emails', async () => {
    const mute = openReport([mockReply(endpoints.config, createConfig('contact'))]);
    await openMenuItem(mute.user, 'Email Report');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Email Report' })).toBeDisabled());
    mute.unmount();
    const { user } = openReport([mockReply(endpoints.config, createConfig('outbox'))]);
    expect(await openMenuItem(user, 'Email Report')).toBeEnabled();
  });

  it('is enabled again after the shown minutes have passed', async () => {
    const { user } = openReport([mockReply(endpoints.emailReport, () => expiryIn(10))]);
    const send = await openMenuItem(user, 'Email Report');
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'clearTimeout'] });
    await user.click(send);
    expect(await screen.findByText(/You can send it again in 10 minutes\./)).toBeVisible();
    act(() => jest.advanceTimersByTime(9 * 60_000));
    expect(screen.getByText(/You can send it again in 1 minute\./)).toBeVisible();
    expect(send).toHaveAttribute('aria-disabled', 'true');
    act(() => jest.advanceTimersByTime(65_000));
    expect(screen.queryByText(/You can send it again/)).toBeNull();
    expect(send).not.toHaveAttribute('aria-disabled');
  });

  it('shows why sending failed, and offers a retry', async () => {
    const { user } = openReport([mockRefusal(endpoints.emailReport, 500, { ...pdfFailedError, message: 'No.' })]);
    await user.click(await openMenuItem(user, 'Email Report'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your report wasn’t sentNo.');
    server.use(mockReply(endpoints.emailReport, expiryIn(10)));
    await user.click(await findButton('Try Again Email Report'));
    expect(await screen.findByText(/Sent to/)).toBeVisible();
  });
});

describe('the button Download All Reports', () => {
  it('saves all reports of the user in one file', async () => {
    createSignedInUser();
    const { user } = renderDashboard([
      mockReply(endpoints.reports, [createReportItem()]),
      mockReply(endpoints.downloadAll, 'PK'),
    ]);
    await user.click(await findLink('Download All Reports'));
    expect(await screen.findByText('It’s in your downloads.')).toBeVisible();
  });

  it('shows a message instead of saving a file if the user has no report', async () => {
    createSignedInUser();
    const { user } = renderDashboard();
    await user.click(await findButton('Download All Reports'));
    expect((await screen.findAllByText(/You have no reports yet/))[0]).toBeVisible();
  });
});

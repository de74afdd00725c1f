import { endpoints, type ReportLink, type ReportStatus } from '@bearings/contracts';
import {
  mockReply,
  mockRefusal,
  renderPage,
  screen,
  server,
  createSignedInUser,
  waitFor,
  findLinkTo,
  mockAndRecord,
} from '@bearings/web/testing';
import { routes } from '../../routes';
import { mockSignIn } from '../../test/mock-sign-in';

const PASSWORD = 'seven quiet herons';
const LINK: ReportLink = {
  assessmentId: 'a1',
  email: 'ada@example.com',
  needs: 'password',
  signedIn: false,
};
const READY_STATUS: ReportStatus = {
  status: 'ready',
  error: null,
  progress: { percent: 100, section: null },
};
const expiredError = { code: 'link_expired' as const, message: 'This link has been used.' };

const openPage = (path = '/report/a1/open#the-token') =>
  renderPage(
    [
      ...routes.filter(({ path: own }) => own === '/report/:id/open'),
      ...['/report/:id', '/login'].map((each) => ({
        path: each,
        element: <p>Arrived at {each}</p>,
      })),
    ],
    { path },
  );
type Page = ReturnType<typeof openPage>;
const pressButton = async ({ user }: Page, name: string) => user.click(await screen.findByRole('button', { name }));

const mockLinkCheck = (link: Partial<ReportLink>) =>
  server.use(mockReply(endpoints.checkReportLink, { ...LINK, ...link }));

describe('the page of the link in a purchase email', () => {
  it('asks a buyer without a password to choose one, and then opens the report', async () => {
    mockLinkCheck({});
    const sentBodies = mockSignIn(endpoints.openReport);
    const page = openPage();
    expect(await screen.findByRole('heading', { name: 'Choose a password to read your report' })).toBeVisible();
    expect(screen.getByText(/You bought this report with ada@example.com/)).toBeVisible();
    await pressButton(page, 'Read your report');
    expect(sentBodies).toEqual([]);
    await waitFor(() => expect(screen.getByLabelText(/^New password/)).toHaveFocus());
    await page.user.type(screen.getByLabelText(/^New password/), PASSWORD);
    await pressButton(page, 'Read your report');
    expect(await screen.findByText('Arrived at /report/:id')).toBeVisible();
    expect(sentBodies).toEqual([{ token: 'the-token', password: PASSWORD }]);
  });

  it('signs in a buyer who has a password only when the button is pressed', async () => {
    mockLinkCheck({ needs: 'nothing' });
    const sentBodies = mockSignIn(endpoints.openReport);
    const page = openPage();
    expect(await screen.findByText('This button signs you in as ada@example.com.')).toBeVisible();
    expect(sentBodies).toEqual([]);
    await pressButton(page, 'Read your report');
    expect(await screen.findByText('Arrived at /report/:id')).toBeVisible();
    expect(sentBodies).toEqual([{ token: 'the-token' }]);
  });

  it('asks for a password if the server refuses to open the report without one', async () => {
    mockLinkCheck({ needs: 'nothing' });
    const message = 'Please choose a password to read your report.';
    server.use(
      mockRefusal(endpoints.openReport, 409, {
        code: 'password_needed',
        message,
        field: 'password',
      }),
    );
    const page = openPage();
    await pressButton(page, 'Read your report');
    expect(await screen.findByLabelText(/^New password/)).toBeVisible();
  });

  it.each([
    ['works', mockReply(endpoints.checkReportLink, { ...LINK, needs: 'nothing', signedIn: true })],
    ['has expired', mockRefusal(endpoints.checkReportLink, 410, expiredError)],
  ])('redirects a signed-in owner to the report, if the link %s', async (_, linkReply) => {
    createSignedInUser();
    server.use(mockReply(endpoints.reportStatus, READY_STATUS), linkReply);
    openPage();
    expect(await screen.findByText('Arrived at /report/:id')).toBeVisible();
  });

  it('lets a signed-in owner who has no password read the report without choosing a password', async () => {
    createSignedInUser();
    server.use(mockReply(endpoints.reportStatus, READY_STATUS));
    mockLinkCheck({ signedIn: true });
    const page = openPage();
    await page.user.click(await screen.findByRole('link', { name: 'Not now, just read the report' }));
    expect(await screen.findByText('Arrived at /report/:id')).toBeVisible();
  });

  it('opens the sign-in page when the report belongs to another account', async () => {
    mockLinkCheck({ needs: 'sign-in' });
    openPage();
    expect(await screen.findByText('Arrived at /login')).toBeVisible();
  });

  it('keeps the typed password when the site is unreachable', async () => {
    mockLinkCheck({});
    const page = openPage();
    await page.user.type(await screen.findByLabelText(/^New password/), PASSWORD);
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    await pressButton(page, 'Read your report');
    expect(await screen.findByText(/could not reach the site/)).toBeVisible();
    expect(screen.getByLabelText(/^New password/)).toHaveValue(PASSWORD);
    jest.restoreAllMocks();
  });

  it('offers a retry when the link could not be checked', async () => {
    server.use(mockRefusal(endpoints.checkReportLink, 500));
    const page = openPage();
    expect(await screen.findByText('Your link could not be checked')).toBeVisible();
    mockLinkCheck({ needs: 'nothing' });
    await pressButton(page, 'Try Again');
    expect(await screen.findByText(/signs you in as/)).toBeVisible();
  });
});

describe('the page of a used or expired link in a purchase email', () => {
  it.each(['/report/a1/open#old', '/report/a1/open'])(
    'sends a new link when its button is pressed, at %s',
    async (path) => {
      server.use(mockRefusal(endpoints.checkReportLink, 410, expiredError));
      const sentBodies = mockAndRecord(endpoints.renewReportLink, { status: 'accepted' as const });
      const page = openPage(path);
      expect(await findLinkTo('Sign in with a password')).toBe('/login?returnTo=%2Freport%2Fa1');
      await pressButton(page, 'Email me a new link');
      expect(await screen.findByRole('heading', { name: 'Look in your inbox' })).toBeVisible();
      expect(sentBodies).toEqual([{ assessmentId: 'a1' }]);
    },
  );

  it('shows why the server sends no more links', async () => {
    const message = 'We have sent you three links within the hour.';
    server.use(mockRefusal(endpoints.renewReportLink, 429, { message }));
    const page = openPage('/report/a1/open');
    await pressButton(page, 'Email me a new link');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Email me a new link' })).toBeEnabled();
  });

  it('is shown if the link is used elsewhere before the button is pressed', async () => {
    mockLinkCheck({ needs: 'nothing' });
    server.use(mockRefusal(endpoints.openReport, 410, expiredError));
    const page = openPage();
    await pressButton(page, 'Read your report');
    expect(await screen.findByRole('button', { name: 'Email me a new link' })).toBeVisible();
  });
});

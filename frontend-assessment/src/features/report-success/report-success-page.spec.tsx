import {
  type Endpoint,
  endpoints,
  markAsRead,
  NEW_REPORT_KEY,
  pageTo,
  SIGNED_IN_HINT_COOKIE,
  TIMINGS,
  type PaymentVerified,
  type ReportStatus,
} from '@bearings/contracts';
import {
  act,
  mockReply,
  mockHeldReply,
  mockAndRecord,
  mockRefusal,
  renderPage,
  screen,
  server,
  createSignedInUser,
  userEvent,
  waitFor,
  findLinkTarget,
} from '@bearings/web/testing';
import { funnel } from '../../funnel/use-funnel';
import { routes } from '../../routes';
import {
  answerQuestionsUpTo,
  ASSESSMENT_ID,
  completedAssessment,
  COUNTRY_REPORTS,
  PUBLIC_CONFIG,
  resetFunnel,
  previewCareers,
} from '../../testing/funnel.factory';

const PAYMENT_QUERY = `assessment=${ASSESSMENT_ID}&payment_intent=pi_123`;
const VERIFIED_PAYMENT: PaymentVerified = {
  assessmentId: ASSESSMENT_ID,
  paid: true,
  paymentStatus: 'succeeded',
  signedIn: true,
};
const createStatus = (changes: Partial<ReportStatus>): ReportStatus => ({
  status: 'generating',
  error: null,
  progress: { percent: 0, section: null },
  ...changes,
});

function openSuccessPage(query = `${PAYMENT_QUERY}&redirect_status=succeeded`) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const home = { path: '/', element: <p>The start page</p> };
  return renderPage([...routes, home], { path: `/report-success?${query}`, user });
}

const warn = jest.spyOn(console, 'warn').mockImplementation();

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const advanceTime = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  warn.mockClear();
  resetFunnel();
  server.use(
    mockReply(endpoints.config, PUBLIC_CONFIG),
    mockReply(endpoints.verifyPayment, VERIFIED_PAYMENT),
    mockReply(endpoints.reportStatus, createStatus({ status: 'ready' })),
  );
});
afterEach(() => jest.useRealTimers());

describe('the success page without a valid confirmation in its URL', () => {
  it.each([
    '',
    PAYMENT_QUERY,
    `assessment=${ASSESSMENT_ID}&redirect_status=succeeded`,
    'payment_intent=pi_123&redirect_status=succeeded',
    'payment_intent=pi_123&redirect_status=failed',
    `${PAYMENT_QUERY}&redirect_status=paid`,
  ])('shows an error and opens the start page after 5 s: "%s"', async (query) => {
    const { router } = openSuccessPage(query);
    expect(await findHeading('Invalid Request')).toBeVisible();
    expect(screen.getByText('This page requires a valid payment confirmation.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
    await advanceTime(TIMINGS.invalidRequestToHome - 100);
    expect(router.state.location.pathname).toBe('/report-success');
    await advanceTime(200);
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('the success page after the bank has declined the payment', () => {
  const FAILED_QUERY = `${PAYMENT_QUERY}&redirect_status=failed`;
  const checkoutApi = () => [
    mockReply(endpoints.previewCareers, previewCareers),
    mockReply(endpoints.countryReports, COUNTRY_REPORTS),
    mockReply(endpoints.createPaymentIntent, { clientSecret: 'pi_123_secret_456' }),
  ];
  const scrolled = jest.fn();
  beforeEach(() => {
    HTMLElement.prototype.scrollIntoView = scrolled.mockReset();
  });

  it('shows a loading state, then redirects to the checkout, which shows the error', async () => {
    const heldReply = mockHeldReply(endpoints.assessment, completedAssessment);
    server.use(...checkoutApi());
    const { router, store } = openSuccessPage(FAILED_QUERY);
    expect(await findHeading('Checking your payment')).toBeVisible();
    heldReply.release();
    const title = await screen.findByText('Payment Failed');
    expect(title).toBeVisible();
    expect(screen.getByText('Your bank didn’t confirm the payment.')).toBeVisible();
    expect(screen.getByText('No money was taken. Try another card, or ask your bank.')).toBeVisible();
    expect(title.closest('[tabindex]')).toHaveFocus();
    expect(scrolled).toHaveBeenCalledWith({ block: 'center' });
    expect(screen.getByRole('button', { name: 'Complete Payment - £9.99' })).toBeEnabled();
    expect(router.state.location.pathname).toBe(`/checkout/${ASSESSMENT_ID}`);
    expect(store.getState().toasts).toEqual([]);
  });

  it('says that the request is invalid if the assessment belongs to another owner', async () => {
    server.use(mockRefusal(endpoints.assessment, 404));
    const { router } = openSuccessPage(FAILED_QUERY);
    expect(await findHeading('Invalid Request')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Back to the checkout' })).not.toBeInTheDocument();
    await advanceTime(TIMINGS.invalidRequestToHome + 100);
    expect(router.state.location.pathname).toBe('/');
  });

  it('redirects to the checkout even if the assessment cannot be fetched', async () => {
    server.use(...checkoutApi(), mockRefusal(endpoints.assessment, 500));
    const { user, router } = openSuccessPage(FAILED_QUERY);
    expect(await findHeading('Unable to load checkout. Please try again.')).toBeVisible();
    expect(router.state.location.pathname).toBe(`/checkout/${ASSESSMENT_ID}`);
    server.use(mockReply(endpoints.assessment, completedAssessment));
    const tryAgainButton = screen.getByRole('button', { name: 'Try Again' });
    // The button ignores presses until all calls have ended.
    await waitFor(() => expect(tryAgainButton).not.toHaveAttribute('aria-busy', 'true'));
    await user.click(tryAgainButton);
    expect(await screen.findByText('Your bank didn’t confirm the payment.')).toBeVisible();
  });
});

describe('the success page of a paid report', () => {
  it('shows the check of the payment, then the progress, then a link to the report', async () => {
    const { sent, release } = mockHeldReply(endpoints.verifyPayment, VERIFIED_PAYMENT);
    const replies = [
      createStatus({ progress: { percent: 40, section: 'roadmap' } }),
      createStatus({ status: 'ready' }),
    ];
    server.use(mockReply(endpoints.reportStatus, () => replies.shift() ?? createStatus({ status: 'ready' })));
    openSuccessPage();
    expect(await findHeading('Checking your payment')).toBeVisible();
    release();
    expect(await findHeading('Thank you. Your report is being written')).toHaveFocus();
    expect(screen.getByText('Now writing: Skills roadmap')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    expect(screen.getByRole('button', { name: 'View Your Report' })).toBeDisabled();
    expect(screen.getByText(/You can close this page/)).toBeVisible();
    await advanceTime(TIMINGS.statusPoll);
    expect(await findHeading('Your report is ready')).toBeVisible();
    const view = screen.getByRole('link', { name: /^View Your Report/ });
    expect(view).toHaveAttribute('href', `/report/${ASSESSMENT_ID}`);
    expect(view).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('heading', { name: 'What next' })).toBeVisible();
    expect(sent).toEqual([{ paymentIntentId: 'pi_123' }]);
    expect(document.title).toMatch(/^Your report is ready/);
  });

  it.each([
    [['email'], /We've emailed you a receipt with a link. Use it to choose a password/, null],
    [['outbox'], /We've emailed you a receipt with a link/, /emails are saved as files/],
    [[], /whenever you use this browser/, null],
  ])(
    'says that an account was created and what was emailed (server capabilities: %j)',
    async (capabilities, text, demo) => {
      server.use(
        mockReply(endpoints.verifyPayment, () => {
          createSignedInUser({ email: 'buyer@example.com', hasPassword: false });
          return VERIFIED_PAYMENT;
        }),
        mockReply(endpoints.config, { ...PUBLIC_CONFIG, capabilities }),
        mockReply(endpoints.reportStatus, createStatus({ status: 'ready' })),
      );
      openSuccessPage();
      const notice = await screen.findByText("We've made an account for you");
      expect(notice).toBeVisible();
      const view = screen.getByRole('link', { name: /^View Your Report/ });
      expect(view.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(screen.getByText(/It's for buyer@example.com/)).toBeVisible();
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.queryByText(demo ?? /emails are saved as files/) !== null).toBe(demo !== null);
      expect(document.cookie).toContain(SIGNED_IN_HINT_COOKIE);
    },
  );

  it('mentions no new account if the buyer already had an account with a password', async () => {
    createSignedInUser({ email: 'buyer@example.com', hasPassword: true });
    server.use(
      mockReply(endpoints.config, { ...PUBLIC_CONFIG, capabilities: ['email'] }),
      mockReply(endpoints.reportStatus, createStatus({ progress: { percent: 40, section: null } })),
    );
    openSuccessPage();
    expect(await screen.findByText(/receipt with a link to your report/)).toBeVisible();
    expect(screen.queryByText(/made an account/)).toBeNull();
  });

  it('deletes the answers in this browser, so that the next assessment starts without them', async () => {
    answerQuestionsUpTo(36);
    funnel.complete(ASSESSMENT_ID);
    openSuccessPage();
    await findHeading('Your report is ready');
    expect(funnel.current().assessmentId).toBeNull();
    expect(funnel.current().answers).toEqual({});
  });

  it('links to the sign-in if the email address already has an account', async () => {
    server.use(
      mockReply(endpoints.config, { ...PUBLIC_CONFIG, capabilities: ['email'] }),
      mockReply(endpoints.verifyPayment, { ...VERIFIED_PAYMENT, signedIn: false }),
    );
    openSuccessPage();
    expect(await screen.findByText('Sign in to read your report')).toBeVisible();
    expect(await screen.findByText(/Or use the link in the receipt/)).toBeVisible();
    expect(screen.queryByText(/made an account/)).toBeNull();
    expect(findLinkTarget('Sign in')).toBe(`/login?returnTo=${encodeURIComponent(`/report/${ASSESSMENT_ID}`)}`);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('data-variant', 'primary');
    expect(screen.getByRole('link', { name: /View Your Report/ })).toHaveAttribute('data-variant', 'secondary');
  });

  it('says that a duplicate payment is refunded', async () => {
    server.use(mockReply(endpoints.verifyPayment, { ...VERIFIED_PAYMENT, secondPaymentRefunded: true }));
    openSuccessPage();
    expect(await screen.findByText('You have paid for this report twice')).toBeVisible();
    expect(screen.getByText(/second payment of £9\.99 is on its way back/)).toBeVisible();
    expect(await findHeading('Your report is ready')).toBeVisible();
  });

  it('shows the report even if the verification of the payment failed', async () => {
    server.use(mockRefusal(endpoints.verifyPayment, 500));
    openSuccessPage();
    expect(await findHeading('Your report is ready')).toBeVisible();
    expect(warn).toHaveBeenCalledWith('Payment verification', expect.anything());
  });

  it.each(['processing', 'pending'])('waits for the report while the payment is %s', async (redirect) => {
    const pending: PaymentVerified = {
      ...VERIFIED_PAYMENT,
      paid: false,
      paymentStatus: 'processing',
      signedIn: false,
    };
    server.use(
      mockReply(endpoints.verifyPayment, pending),
      mockReply(endpoints.reportStatus, createStatus({ status: 'payment_required' })),
    );
    openSuccessPage(`${PAYMENT_QUERY}&redirect_status=${redirect}`);
    expect(await findHeading('Your bank is still confirming the payment')).toBeVisible();
    server.use(
      mockReply(endpoints.verifyPayment, VERIFIED_PAYMENT),
      mockReply(endpoints.reportStatus, createStatus({ status: 'ready' })),
    );
    await advanceTime(TIMINGS.statusPoll);
    expect(await findHeading('Your report is ready')).toBeVisible();
  });
});

describe('the success page of a report that is not ready', () => {
  it.each([
    ['The model was away.', 'The model was away.'],
    [null, 'Unknown error occurred'],
    ['', 'Unknown error occurred'],
  ])('shows for the server’s error %j the text "%s"', async (error, shown) => {
    server.use(mockReply(endpoints.reportStatus, createStatus({ status: 'error', error })));
    openSuccessPage();
    expect(await findHeading('Report Generation Issue')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Technical Details' })).toBeVisible();
    expect(screen.getByText(shown)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  });

  it('requests the report again on a retry, and follows its progress', async () => {
    const verifyBodies = mockAndRecord(endpoints.verifyPayment, VERIFIED_PAYMENT);
    const generateBodies = mockAndRecord(endpoints.generateReport, { status: 'generating' }, 202);
    server.use(
      mockReply(endpoints.reportStatus, () =>
        createStatus(generateBodies.length > 0 ? { status: 'ready' } : { status: 'error', error: 'Away.' }),
      ),
    );
    const { user } = openSuccessPage();
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await findHeading('Your report is ready')).toBeVisible();
    expect([generateBodies, verifyBodies]).toMatchObject([{ length: 1 }, { length: 1 }]);
  });

  it('says that payment is required, and links to the checkout', async () => {
    server.use(
      mockReply(endpoints.verifyPayment, {
        ...VERIFIED_PAYMENT,
        paid: false,
        paymentStatus: 'requires_payment_method',
        signedIn: false,
      }),
      mockReply(endpoints.reportStatus, createStatus({ status: 'payment_required' })),
    );
    openSuccessPage();
    expect(await screen.findByText('Payment required to generate report')).toBeVisible();
    expect(findLinkTarget('Back to the checkout')).toBe(`/checkout/${ASSESSMENT_ID}`);
  });

  it('never says that the buyer has not paid while the payment cannot be verified', async () => {
    server.use(
      mockRefusal(endpoints.verifyPayment, 503, { code: 'payment_unavailable' }),
      mockRefusal(endpoints.generateReport, 409, { code: 'payment_required' }),
      mockReply(endpoints.reportStatus, createStatus({ status: 'payment_required' })),
    );
    const { user } = openSuccessPage();
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    for (let poll = 0; poll < 6; poll += 1) await advanceTime(TIMINGS.statusPoll);
    expect(await findHeading('Checking your payment')).toBeVisible();
    await advanceTime(TIMINGS.statusPoll);
    expect(await screen.findByText(/^We could not check your payment yet\./)).toBeVisible();
    expect(screen.getByText('Payment required to generate report')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Back to the checkout' })).not.toBeInTheDocument();
    expect(warn).toHaveBeenCalledTimes(4);
    server.use(
      mockReply(endpoints.verifyPayment, VERIFIED_PAYMENT),
      mockReply(endpoints.reportStatus, createStatus({ status: 'ready' })),
    );
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await findHeading('Your report is ready')).toBeVisible();
  });

  it('shows a busy button during a retry, and a message if the retry fails', async () => {
    server.use(mockReply(endpoints.reportStatus, createStatus({ status: 'error', error: 'Away.' })));
    const heldReply = mockHeldReply(endpoints.generateReport, { status: 'generating' }, 500);
    const { user } = openSuccessPage();
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(screen.getByRole('button', { name: /Try Again/ })).toHaveAttribute('aria-busy', 'true');
    heldReply.release();
    expect(
      await screen.findByText('Your report could not be started again just now. Please try once more.'),
    ).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).not.toHaveAttribute('aria-busy');
  });

  it('shows an error after all status requests have failed', async () => {
    const statusBodies = mockAndRecord(endpoints.reportStatus, createStatus({}), 500);
    openSuccessPage();
    await findHeading('Checking your payment');
    for (let tries = 0; tries <= TIMINGS.statusRetries; tries += 1) {
      await waitFor(() => expect(statusBodies).toHaveLength(tries + 1));
      await advanceTime(TIMINGS.statusRetry);
    }
    expect(
      await screen.findByText('There was an issue generating your report. Please try again or contact support.'),
    ).toBeVisible();
  });

  it('shows no report if it belongs to another owner', async () => {
    server.use(mockRefusal(endpoints.verifyPayment, 404), mockRefusal(endpoints.reportStatus, 404));
    openSuccessPage();
    expect(await findHeading('We cannot show this report here')).toBeVisible();
  });
});

describe('the report that a buyer opens from the success page', () => {
  afterEach(() => window.localStorage.clear());

  it('unfolds once: reloading the page after reading does not mark it as new again', async () => {
    const { unmount } = openSuccessPage();
    await screen.findByRole('link', { name: /^View Your Report/ });
    expect(window.localStorage.getItem(NEW_REPORT_KEY)).toBe(ASSESSMENT_ID);
    unmount();
    window.localStorage.setItem(NEW_REPORT_KEY, markAsRead(ASSESSMENT_ID));
    openSuccessPage();
    await screen.findByRole('link', { name: /^View Your Report/ });
    expect(window.localStorage.getItem(NEW_REPORT_KEY)).toBe(markAsRead(ASSESSMENT_ID));
  });
});

describe('the success page, by an API that sends only what the specification names', () => {
  const answer = (endpoint: Endpoint<unknown, unknown>, reply: unknown) => server.use(mockReply(endpoint, reply));
  const CONFIRMED_QUERY = `${PAYMENT_QUERY}&redirect_status=succeeded`;

  it('goes from generating to ready', async () => {
    answer(endpoints.config, { stripePublicKey: 'pk_test_1' });
    answer(endpoints.verifyPayment, {});
    answer(endpoints.reportStatus, { status: 'generating', error: '' });
    openSuccessPage(CONFIRMED_QUERY);
    expect(await screen.findByRole('progressbar')).toBeVisible();
    answer(endpoints.reportStatus, { status: 'ready' });
    await advanceTime(TIMINGS.statusPoll + 100);
    const link = await screen.findByRole('link', { name: /View Your Report/ });
    expect(link).toHaveAttribute('href', pageTo.report(ASSESSMENT_ID));
  });

  it('shows the error of the status', async () => {
    answer(endpoints.verifyPayment, {});
    answer(endpoints.reportStatus, { status: 'error', error: 'The writer is out of ink.' });
    openSuccessPage(CONFIRMED_QUERY);
    expect(await findHeading('Report Generation Issue')).toBeVisible();
    expect(screen.getByText('The writer is out of ink.')).toBeVisible();
  });
});

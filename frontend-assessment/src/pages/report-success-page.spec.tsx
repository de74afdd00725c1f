import {
  endpoints,
  SIGNED_IN_HINT_COOKIE,
  TIMINGS,
  type PaymentVerified,
  type PublicConfig,
  type ReportStatus,
} from '@bearings/contracts';
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
} from '@bearings/web/testing';
import { journey } from '../features/journey/use-journey';
import { routes } from '../routes';
import { answerUpTo, ASSESSMENT_ID, hold, startAnew } from '../testing/funnel.factory';

const QUERY = `assessment=${ASSESSMENT_ID}&payment_intent=pi_123`;
const CONFIG: PublicConfig = { stripePublicKey: 'pk_test_1', sandbox: true, capabilities: [] };
const VERIFIED: PaymentVerified = {
  assessmentId: ASSESSMENT_ID,
  paid: true,
  paymentStatus: 'succeeded',
  signedIn: true,
};
const status = (changes: Partial<ReportStatus>): ReportStatus => ({
  status: 'generating',
  error: null,
  progress: { percent: 0, section: null },
  ...changes,
});

function open(query = `${QUERY}&redirect_status=succeeded`) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const home = { path: '/', element: <p>The start page</p> };
  return renderPage([...routes, home], { path: `/report-success?${query}`, user });
}

const warn = jest.spyOn(console, 'warn').mockImplementation();

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  warn.mockClear();
  startAnew();
  server.use(answer(endpoints.config, CONFIG), answer(endpoints.verifyPayment, VERIFIED));
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a request without a valid confirmation', () => {
  it.each([
    '',
    QUERY,
    `assessment=${ASSESSMENT_ID}&redirect_status=succeeded`,
    'payment_intent=pi_123&redirect_status=succeeded',
    `${QUERY}&redirect_status=failed`,
  ])('says so and goes home after 5 s: "%s"', async (query) => {
    const { router } = open(query);
    expect(await heading('Invalid Request')).toBeVisible();
    expect(screen.getByText('This page requires a valid payment confirmation.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
    await pass(TIMINGS.invalidRequestToHome - 100);
    expect(router.state.location.pathname).toBe('/report-success');
    await pass(200);
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('a paid report', () => {
  it('is checked, then written before the buyer’s eyes, then ready in a new tab', async () => {
    const looked: unknown[] = [];
    const held = hold();
    const replies = [
      status({ progress: { percent: 40, section: 'Skills roadmap' } }),
      status({ status: 'ready' }),
    ];
    server.use(
      answer(endpoints.verifyPayment, async ({ body }) => {
        looked.push(body);
        await held.promise;
        return VERIFIED;
      }),
      answer(endpoints.reportStatus, () => replies.shift() ?? status({ status: 'ready' })),
    );
    open();
    expect(await heading('Checking your payment')).toBeVisible();
    held.release();
    expect(await heading('Thank you. Your report is being written')).toHaveFocus();
    expect(screen.getByText('Now writing: Skills roadmap')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    expect(screen.getByRole('button', { name: 'View Your Report' })).toBeDisabled();
    expect(screen.getByText(/You can close this page/)).toBeVisible();
    await pass(TIMINGS.statusPoll);
    expect(await heading('Your report is ready')).toBeVisible();
    const view = screen.getByRole('link', { name: /^View Your Report/ });
    expect(view).toHaveAttribute('href', `/report/${ASSESSMENT_ID}`);
    expect(view).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(screen.getByText(/no need to wait for an email/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What next' })).toBeVisible();
    expect(looked).toEqual([{ paymentIntentId: 'pi_123' }]);
    expect(document.title).toMatch(/^Your report is ready/);
  });

  it('makes the site look again who is signed in', async () => {
    server.use(
      answer(endpoints.verifyPayment, () => {
        signIn({ email: 'buyer@example.com' });
        return VERIFIED;
      }),
      answer(endpoints.config, { ...CONFIG, capabilities: ['email'] }),
      answer(endpoints.reportStatus, status({ status: 'ready' })),
    );
    open();
    expect(await screen.findByText(/We also write to buyer@example.com/)).toBeVisible();
    expect(document.cookie).toContain(SIGNED_IN_HINT_COOKIE);
  });

  it('is not taken again: the next assessment starts anew', async () => {
    answerUpTo(36);
    journey.complete(ASSESSMENT_ID);
    server.use(answer(endpoints.reportStatus, status({ status: 'ready' })));
    open();
    await heading('Your report is ready');
    expect(journey.current().assessmentId).toBeNull();
    expect(journey.current().answers).toEqual({});
  });

  it('asks for sign-in where the email has an account already', async () => {
    server.use(
      answer(endpoints.verifyPayment, { ...VERIFIED, signedIn: false }),
      answer(endpoints.reportStatus, status({ status: 'ready' })),
    );
    open();
    expect(await screen.findByText('Sign in to read your report')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/login?returnTo=${encodeURIComponent(`/report/${ASSESSMENT_ID}`)}`,
    );
  });

  it('that was paid twice says that the second payment goes back', async () => {
    server.use(
      answer(endpoints.verifyPayment, { ...VERIFIED, secondPaymentRefunded: true }),
      answer(endpoints.reportStatus, status({ status: 'ready' })),
    );
    open();
    expect(await screen.findByText('You have paid for this report twice')).toBeVisible();
    expect(screen.getByText(/second payment of £9\.99 is on its way back/)).toBeVisible();
    expect(await heading('Your report is ready')).toBeVisible();
  });

  it('is shown although the verification failed, which is only logged', async () => {
    server.use(
      refuse(endpoints.verifyPayment, 500, { code: 'internal', message: 'No.' }),
      answer(endpoints.reportStatus, status({ status: 'ready' })),
    );
    open();
    expect(await heading('Your report is ready')).toBeVisible();
    expect(warn).toHaveBeenCalledWith('Payment verification', expect.anything());
  });

  it('is waited for kindly while the bank takes its time', async () => {
    const pending: PaymentVerified = {
      ...VERIFIED,
      paid: false,
      paymentStatus: 'processing',
      signedIn: false,
    };
    server.use(
      answer(endpoints.verifyPayment, pending),
      answer(endpoints.reportStatus, status({ status: 'payment_required' })),
    );
    open(`${QUERY}&redirect_status=processing`);
    expect(await heading('Your bank is still confirming the payment')).toBeVisible();
    server.use(
      answer(endpoints.verifyPayment, VERIFIED),
      answer(endpoints.reportStatus, status({ status: 'ready' })),
    );
    await pass(TIMINGS.statusPoll);
    expect(await heading('Your report is ready')).toBeVisible();
  });
});

describe('what can go wrong', () => {
  it.each([
    ['The model was away.', 'The model was away.'],
    [null, 'Unknown error occurred'],
    ['', 'Unknown error occurred'],
  ])('shows the server’s error %j as "%s"', async (error, shown) => {
    server.use(answer(endpoints.reportStatus, status({ status: 'error', error })));
    open();
    expect(await heading('Report Generation Issue')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Technical Details' })).toBeVisible();
    expect(screen.getByText(shown)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  });

  it('is tried again on request, then followed', async () => {
    let asked = 0;
    let verified = 0;
    server.use(
      answer(endpoints.verifyPayment, () => {
        verified += 1;
        return VERIFIED;
      }),
      answer(endpoints.reportStatus, () =>
        asked ? status({ status: 'ready' }) : status({ status: 'error', error: 'Away.' }),
      ),
      answer(
        endpoints.generateReport,
        () => {
          asked += 1;
          return { status: 'generating' as const };
        },
        202,
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await heading('Your report is ready')).toBeVisible();
    expect({ asked, verified }).toEqual({ asked: 1, verified: 1 });
  });

  it('says that payment is required, and leads to the checkout', async () => {
    server.use(
      answer(endpoints.verifyPayment, {
        ...VERIFIED,
        paid: false,
        paymentStatus: 'requires_payment_method',
        signedIn: false,
      }),
      answer(endpoints.reportStatus, status({ status: 'payment_required' })),
    );
    open();
    expect(await screen.findByText('Payment required to generate report')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the checkout' })).toHaveAttribute(
      'href',
      `/checkout/${ASSESSMENT_ID}`,
    );
  });

  it('never tells who has paid that there is no payment, while nobody can check it', async () => {
    server.use(
      refuse(endpoints.verifyPayment, 503, { code: 'payment_unavailable', message: 'Away.' }),
      refuse(endpoints.generateReport, 409, { code: 'payment_required', message: 'Not paid.' }),
      answer(endpoints.reportStatus, status({ status: 'payment_required' })),
    );
    const { user } = open();
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    for (let poll = 0; poll < 6; poll += 1) await pass(TIMINGS.statusPoll);
    expect(await heading('Checking your payment')).toBeVisible();
    await pass(TIMINGS.statusPoll);
    expect(await screen.findByText(/^We could not check your payment yet\./)).toBeVisible();
    expect(screen.getByText('Payment required to generate report')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Back to the checkout' })).not.toBeInTheDocument();
    expect(warn).toHaveBeenCalledTimes(4);
    server.use(
      answer(endpoints.verifyPayment, VERIFIED),
      answer(endpoints.reportStatus, status({ status: 'ready' })),
    );
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await heading('Your report is ready')).toBeVisible();
  });

  it('says that a payment on its way has failed', async () => {
    const onItsWay = { ...VERIFIED, paid: false, signedIn: false };
    const replies: PaymentVerified['paymentStatus'][] = ['processing', 'requires_payment_method'];
    server.use(
      answer(endpoints.verifyPayment, () => ({
        ...onItsWay,
        paymentStatus: replies.shift() ?? 'requires_payment_method',
      })),
      answer(endpoints.reportStatus, status({ status: 'payment_required' })),
    );
    open(`${QUERY}&redirect_status=processing`);
    expect(await heading('Your bank is still confirming the payment')).toBeVisible();
    for (let poll = 0; poll < 10; poll += 1) await pass(TIMINGS.statusPoll);
    expect(await screen.findByRole('link', { name: 'Back to the checkout' })).toBeVisible();
  });

  it('says so when another try fails, and keeps the button busy until there is news', async () => {
    const held = hold();
    server.use(
      answer(endpoints.reportStatus, status({ status: 'error', error: 'Away.' })),
      answer(
        endpoints.generateReport,
        async () => {
          await held.promise;
          return { status: 'generating' as const };
        },
        500,
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(screen.getByRole('button', { name: /Try Again/ })).toHaveAttribute('aria-busy', 'true');
    held.release();
    expect(
      await screen.findByText(
        'Your report could not be started again just now. Please try once more.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).not.toHaveAttribute('aria-busy');
  });

  it('says so when the status cannot be had after all tries', async () => {
    let looks = 0;
    server.use(
      answer(
        endpoints.reportStatus,
        () => {
          looks += 1;
          return status({});
        },
        500,
      ),
    );
    open();
    await heading('Checking your payment');
    for (let tries = 0; tries <= TIMINGS.statusRetries; tries += 1) {
      await waitFor(() => expect(looks).toBe(tries + 1));
      await pass(TIMINGS.statusRetry);
    }
    expect(
      await screen.findByText(
        'There was an issue generating your report. Please try again or contact support.',
      ),
    ).toBeVisible();
  });

  it("is not this visitor's: it leads to sign-in", async () => {
    const notFound = { code: 'not_found', message: 'Not found' };
    server.use(
      refuse(endpoints.verifyPayment, 404, notFound),
      refuse(endpoints.reportStatus, 404, notFound),
    );
    open();
    expect(await heading('We cannot show this report here')).toBeVisible();
  });
});

import { endpoint, endpoints, type PublicConfig } from '@bearings/contracts';
import {
  act,
  answer,
  refuse,
  renderPage,
  screen,
  server,
  waitFor,
  within,
} from '@bearings/web/testing';
import { leaveFor } from '../features/checkout/leave-site';
import { journey } from '../features/journey/use-journey';
import { loadStripePaymentForm } from '../load-pages';
import { routes } from '../routes';
import { ASSESSMENT_ID, completed, hold, quietApi, startAnew } from '../testing/funnel.factory';

jest.mock('../features/checkout/leave-site');
jest.mock('../load-pages', () => ({
  ...jest.requireActual<object>('../load-pages'),
  loadStripePaymentForm: jest.fn(),
}));

const KEY = 'pk_test_16ba760e33ae11c9da63e950';
const CONFIG: PublicConfig = { stripePublicKey: KEY, sandbox: true, capabilities: [] };
const PATH = `/checkout/${ASSESSMENT_ID}`;
const SECRET = 'pi_123_secret_456';
const RETURN_URL = `http://localhost/report-success?assessment=${ASSESSMENT_ID}`;
const confirmOf = (intent: string) =>
  endpoint<object, undefined>(
    'POST',
    `/sandbox/stripe/v1/payment_intents/${intent}/confirm`,
    'anyone',
  );
const confirm = confirmOf('pi_123');
const confirmRenewed = confirmOf('pi_124');

const open = (path = PATH) => renderPage(routes, { path });
const pay = () => screen.findByRole('button', { name: 'Complete Payment - £9.99' });

async function payWith(user: ReturnType<typeof open>['user'], number = '4242424242424242') {
  await user.clear(await screen.findByLabelText(/Card number/));
  await user.type(screen.getByLabelText(/Card number/), number);
  await user.clear(screen.getByLabelText(/Expiry date/));
  await user.type(screen.getByLabelText(/Expiry date/), '1234');
  await user.clear(screen.getByLabelText(/Security code/));
  await user.type(screen.getByLabelText(/Security code/), '123');
  await user.click(await pay());
}

async function arriveAtSuccess(router: ReturnType<typeof open>['router']) {
  await screen.findByRole('heading', { name: 'We cannot show this report here' });
  expect(router.state.location.pathname).toBe('/report-success');
}

beforeEach(() => {
  startAnew();
  jest.mocked(leaveFor).mockReset();
  server.use(
    ...quietApi(),
    answer(endpoints.config, CONFIG),
    answer(endpoints.assessment, completed),
    answer(endpoints.createPaymentIntent, { clientSecret: SECRET }),
    // The page after this one, which these tests only arrive at.
    refuse(endpoints.verifyPayment, 404, { code: 'not_found', message: 'Not found' }),
    refuse(endpoints.reportStatus, 404, { code: 'not_found', message: 'Not found' }),
  );
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

describe('the checkout', () => {
  it('says that it is being prepared, then what is bought, for whom and for how much', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(endpoints.createPaymentIntent, ({ body }) => {
        sent.push(body);
        return { clientSecret: SECRET };
      }),
    );
    open();
    expect(await screen.findByText('Preparing your checkout...')).toBeVisible();
    expect(await pay()).toBeEnabled();
    const summary = screen.getByRole('region', { name: 'Order summary' });
    expect(within(summary).getByText('Complete Career Report')).toBeVisible();
    expect(within(summary).getByText('for an introvert')).toBeVisible();
    expect(within(summary).getAllByText('£9.99')).toHaveLength(2);
    expect(screen.getByRole('region', { name: 'What is included' })).toBeVisible();
    expect(screen.getByText('30-day money-back guarantee')).toBeVisible();
    expect(sent).toEqual([{ assessmentId: ASSESSMENT_ID, amount: 9.99 }]);
  });

  it('is reached by its old address too', async () => {
    const { router } = open(`/checkout?assessment=${ASSESSMENT_ID}`);
    expect(await pay()).toBeVisible();
    expect(router.state.location.pathname).toBe(PATH);
  });

  it('lets a mistyped email be corrected', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(endpoints.correctEmail, ({ body }) => {
        sent.push(body);
        return { ...completed, email: 'right@example.com' };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Change the email address' }));
    const email = await screen.findByRole('textbox', { name: /Email/ });
    expect(email).toHaveFocus();
    await user.clear(email);
    await user.type(email, 'wrong{Enter}');
    expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
    await user.clear(email);
    await user.type(email, ' right@example.com {Enter}');
    expect(await screen.findByText('Email saved')).toBeVisible();
    expect(sent).toEqual([{ email: 'right@example.com' }]);
    expect(screen.getAllByText('right@example.com').length).toBeGreaterThan(0);
    expect(screen.queryByText(completed.email)).not.toBeInTheDocument();
  });
});

describe('a corrected email', () => {
  const sent: unknown[] = [];
  beforeEach(() => {
    sent.length = 0;
    journey.type({ email: completed.email, firstName: 'Ada', lastName: 'Lovelace' });
    journey.complete(ASSESSMENT_ID);
    server.use(
      answer(endpoints.correctEmail, ({ body }) => {
        sent.push(body);
        return { ...completed, email: 'right@example.com' };
      }),
    );
  });
  const edit = async ({ user }: ReturnType<typeof open>) => {
    await user.click(await screen.findByRole('button', { name: 'Change the email address' }));
    const email = await screen.findByRole('textbox', { name: /Email/ });
    await user.clear(email);
    return email;
  };

  it('is saved by going on to the payment, and kept for another try', async () => {
    const page = open();
    await page.user.type(await edit(page), 'right@example.com');
    await page.user.click(screen.getByLabelText(/Card number/));
    expect(await screen.findByText('Email saved')).toBeVisible();
    expect(sent).toEqual([{ email: 'right@example.com' }]);
    expect(journey.current().person.email).toBe('right@example.com');
    expect(screen.getByLabelText(/Card number/)).toHaveFocus();
  });

  it('is not saved by Cancel, which gives the focus back', async () => {
    const page = open();
    await page.user.type(await edit(page), 'wrong@example.com');
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    const change = await screen.findByRole('button', { name: 'Change the email address' });
    expect(change).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('that is none keeps the focus on Save', async () => {
    const page = open();
    const email = await edit(page);
    await page.user.type(email, 'nobody');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(sent).toEqual([]);
  });
});

describe('the form of the provider', () => {
  it('is waited for, and says what to do when its code does not come', async () => {
    const held = hold();
    jest.mocked(loadStripePaymentForm).mockImplementation(async () => {
      await held.promise;
      throw new TypeError('Failed to fetch');
    });
    server.use(answer(endpoints.config, { ...CONFIG, sandbox: false }));
    open();
    const panel = await screen.findByRole('region', { name: 'Payment' });
    expect(within(panel).getByText('Preparing your checkout...')).toBeInTheDocument();
    held.release();
    expect(await within(panel).findByText('Payment system unavailable')).toBeVisible();
    expect(within(panel).getByText(/Nothing was charged\.$/)).toBeVisible();
    expect(within(panel).getByRole('button', { name: 'Load the page again' })).toBeEnabled();
  });
});

describe('a checkout that cannot be', () => {
  it('offers another try when the start fails', async () => {
    server.use(refuse(endpoints.createPaymentIntent, 500, { code: 'internal', message: 'No.' }));
    const { user } = open();
    expect(
      await screen.findByRole('heading', { name: 'Unable to load checkout. Please try again.' }),
    ).toBeVisible();
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByText('Failed to initialize payment. Please try again.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    server.use(answer(endpoints.createPaymentIntent, { clientSecret: SECRET }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await pay()).toBeVisible();
  });

  it('shows that it tries again', async () => {
    server.use(refuse(endpoints.config, 500, { code: 'internal', message: 'No.' }));
    const { user } = open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    const held = hold();
    server.use(
      answer(endpoints.config, async () => {
        await held.promise;
        return CONFIG;
      }),
    );
    // Busy until all three calls have an answer; a press meanwhile is none.
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy', 'true'));
    await user.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
    held.release();
    expect(await pay()).toBeVisible();
  });

  it('leads back to the preview of this very assessment', async () => {
    server.use(refuse(endpoints.createPaymentIntent, 500, { code: 'internal', message: 'No.' }));
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Back to your preview' }));
    expect(await screen.findByRole('heading', { name: 'Your preview' })).toBeVisible();
    expect(journey.current().assessmentId).toBe(ASSESSMENT_ID);
  });

  it.each(['', 'pk_test_placeholder'])('has no payment with the key "%s"', async (key) => {
    server.use(answer(endpoints.config, { ...CONFIG, stripePublicKey: key }));
    open();
    expect(
      await screen.findByRole('heading', { name: 'Payment system unavailable' }),
    ).toBeVisible();
    expect(screen.queryByLabelText(/Card number/)).not.toBeInTheDocument();
  });

  it.each([
    [
      409,
      'already_paid',
      'This report is already yours',
      'Go to your report',
      `/report/${ASSESSMENT_ID}`,
    ],
    [
      409,
      'assessment_unfinished',
      'Some statements are still open',
      'Go on with the assessment',
      '/assessment',
    ],
    [
      409,
      'assessment_superseded',
      'You have a newer result',
      'Go to your newer preview',
      '/assessment',
    ],
    [
      503,
      'payment_unavailable',
      'Payment system unavailable',
      'Back to your preview',
      '/assessment',
    ],
    [
      404,
      'not_found',
      'We cannot find this checkout',
      'Sign in',
      `/login?returnTo=${encodeURIComponent(PATH)}`,
    ],
  ])('after %i %s says "%s" and leads on', async (status, code, title, way, href) => {
    server.use(refuse(endpoints.createPaymentIntent, status, { code, message: 'No.' }));
    open();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', href);
  });
});

describe('the test card form', () => {
  it('says that no money moves, and fills in a test card', async () => {
    const { user } = open();
    expect(await screen.findByText('Test mode: no money moves')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Use the card 4000 0000 0000 0002/ }));
    expect(screen.getByLabelText(/Card number/)).toHaveValue('4000 0000 0000 0002');
    expect(screen.getByLabelText(/Expiry date/)).toHaveValue('12/34');
  });

  it('sends nothing while something is missing', async () => {
    const { user } = open();
    await user.click(await pay());
    expect(screen.getByLabelText(/Card number/)).toHaveFocus();
    expect(screen.getByLabelText(/Card number/)).toHaveAccessibleDescription(
      'Please enter the card number.',
    );
    expect(screen.getByLabelText(/Security code/)).toBeInvalid();
  });

  it("confirms as the provider's own script would, and goes to the success page", async () => {
    const sent: unknown[] = [];
    const held = hold();
    server.use(
      answer(confirm, async ({ body }) => {
        sent.push(body);
        await held.promise;
        return { id: 'pi_123', status: 'succeeded' };
      }),
    );
    const { user, router } = open();
    await payWith(user);
    const processing = await screen.findByRole('button', { name: 'Processing...' });
    await user.click(processing);
    held.release();
    await arriveAtSuccess(router);
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      assessment: ASSESSMENT_ID,
      payment_intent: 'pi_123',
      redirect_status: 'succeeded',
    });
    expect(sent).toEqual([
      {
        client_secret: SECRET,
        key: KEY,
        return_url: RETURN_URL,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': '4242424242424242',
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '34',
        'payment_method_data[card][cvc]': '123',
      },
    ]);
  });

  it('stays alive after a decline, with the reason', async () => {
    const error = { type: 'card_error', message: 'Your card was declined.' };
    server.use(answer(confirm, { error }, 402));
    const { user, router } = open();
    await payWith(user, '4000000000000002');
    const toast = (await screen.findAllByText('Payment Failed'))[0];
    expect(toast).toBeVisible();
    expect(screen.getAllByText('Your card was declined.').length).toBeGreaterThan(1);
    expect(router.state.location.pathname).toBe(PATH);
    server.use(answer(confirm, { id: 'pi_123', status: 'succeeded' }));
    await payWith(user);
    await arriveAtSuccess(router);
  });

  it('goes to the page where the bank asks, when it does', async () => {
    const url = '/sandbox/stripe/v1/authenticate/pi_123/token';
    const next_action = { type: 'redirect_to_url', redirect_to_url: { url } };
    server.use(answer(confirm, { id: 'pi_123', status: 'requires_action', next_action }));
    const { user } = open();
    await payWith(user, '4000002500003155');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(url));
    expect(screen.getByRole('button', { name: 'Processing...' })).toBeVisible();
    const backAgain = new Event('pageshow');
    act(() => void window.dispatchEvent(Object.assign(backAgain, { persisted: true })));
    expect(await pay()).toBeVisible();
  });

  it('takes a slow bank along to the success page', async () => {
    server.use(answer(confirm, { id: 'pi_123', status: 'processing' }));
    const { user, router } = open();
    await payWith(user);
    await arriveAtSuccess(router);
    expect(router.state.location.search).toContain('redirect_status=processing');
  });

  it('is content when another tab was faster', async () => {
    const payment_intent = { id: 'pi_123', status: 'succeeded' };
    const error = { message: 'Its status is succeeded.', payment_intent };
    server.use(answer(confirm, { error }, 400));
    const { user, router } = open();
    await payWith(user);
    await arriveAtSuccess(router);
  });

  describe('whose payment was cancelled while it was open', () => {
    const payment_intent = { id: 'pi_123', status: 'canceled' };
    const error = { message: 'Its status is canceled.', payment_intent };

    it('is renewed, says so, and can be paid', async () => {
      const { user, router } = open();
      await pay();
      server.use(
        answer(confirm, { error }, 400),
        answer(endpoints.createPaymentIntent, { clientSecret: 'pi_124_secret_789' }),
      );
      await payWith(user);
      expect(await screen.findByText(/we have renewed it: nothing was charged/)).toBeVisible();
      expect(screen.queryByText('Its status is canceled.')).not.toBeInTheDocument();
      server.use(answer(confirmRenewed, { id: 'pi_124', status: 'succeeded' }));
      await payWith(user);
      await arriveAtSuccess(router);
      expect(router.state.location.search).toContain('payment_intent=pi_124');
    });

    it('says why there is no new one', async () => {
      const { user } = open();
      await pay();
      const refusal = { code: 'assessment_superseded', message: 'No.' };
      server.use(
        answer(confirm, { error }, 400),
        refuse(endpoints.createPaymentIntent, 409, refusal),
      );
      await payWith(user);
      expect(await screen.findByRole('heading', { name: 'You have a newer result' })).toBeVisible();
      expect(screen.queryByText(/we have renewed it/)).not.toBeInTheDocument();
    });
  });
});

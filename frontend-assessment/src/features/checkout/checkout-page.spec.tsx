import { endpoints, type Endpoint, type ErrorCode, pageTo, pages } from '@bearings/contracts';
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
  waitFor,
  within,
  findLinkTarget,
  createDeferred,
} from '@bearings/web/testing';
import { leaveForUrl } from './leave-site';
import { funnel } from '../../funnel/use-funnel';
import { loadStripePaymentForm } from './load-stripe-payment-form';
import { routes } from '../../routes';
import {
  answerQuestionsUpTo,
  ASSESSMENT_ID,
  completedAssessment,
  mockVisitorApi,
  PUBLIC_CONFIG,
  resetFunnel,
  preview,
} from '../../testing/funnel.factory';

jest.mock('./leave-site');
jest.mock('./load-stripe-payment-form', () => ({
  loadStripePaymentForm: jest.fn(),
}));

const CHECKOUT_PATH = `/checkout/${ASSESSMENT_ID}`;
const CLIENT_SECRET = 'pi_123_secret_456';
const UNAVAILABLE_TITLE = 'Payment system unavailable';
const UNABLE_TO_LOAD_TEXT = 'Unable to load checkout. Please try again.';
const REPORT_PATH = pageTo.report(ASSESSMENT_ID);
const START_PATH = pages.assessment;
const RETURN_URL = `http://localhost/report-success?assessment=${ASSESSMENT_ID}`;
const createConfirmEndpoint = (intent: string): Endpoint<undefined, object> => ({
  method: 'POST',
  path: `/sandbox/stripe/v1/payment_intents/${intent}/confirm`,
});
const confirmIntentEndpoint = createConfirmEndpoint('pi_123');
const confirmNewIntentEndpoint = createConfirmEndpoint('pi_124');

const scrollSpy = jest.fn();
const openCheckout = (path = CHECKOUT_PATH) => renderPage(routes, { path });
const findPayButton = () => screen.findByRole('button', { name: 'Complete Payment - £9.99' });

async function payWith(user: ReturnType<typeof openCheckout>['user'], number = '4242424242424242') {
  await user.clear(await screen.findByLabelText(/Card number/));
  await user.type(screen.getByLabelText(/Card number/), number);
  await user.clear(screen.getByLabelText(/Expiry date/));
  await user.type(screen.getByLabelText(/Expiry date/), '1234');
  await user.clear(screen.getByLabelText(/Security code/));
  await user.type(screen.getByLabelText(/Security code/), '123');
  await user.click(await findPayButton());
}

async function arriveAtSuccess(router: ReturnType<typeof openCheckout>['router']) {
  await screen.findByRole('heading', { name: 'We cannot show this report here' });
  expect(router.state.location.pathname).toBe('/report-success');
}

beforeEach(() => {
  resetFunnel();
  HTMLElement.prototype.scrollIntoView = scrollSpy.mockReset();
  jest.mocked(leaveForUrl).mockReset();
  server.use(
    ...mockVisitorApi(),
    mockReply(endpoints.assessment, completedAssessment),
    mockReply(endpoints.createPaymentIntent, { clientSecret: CLIENT_SECRET }),
    // These tests check only that the success page opens, so its calls may fail.
    mockRefusal(endpoints.verifyPayment, 404),
    mockRefusal(endpoints.reportStatus, 404),
  );
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

describe('the checkout', () => {
  it('shows a loading state, then the product, the email address and the price', async () => {
    const { sent, release } = mockHeldReply(endpoints.createPaymentIntent, {
      clientSecret: CLIENT_SECRET,
    });
    openCheckout();
    expect(await screen.findByText('Preparing your checkout...')).toBeVisible();
    release();
    expect(await findPayButton()).toBeEnabled();
    const summary = screen.getByRole('region', { name: 'Order summary' });
    expect(within(summary).getByText('Complete Career Report')).toBeVisible();
    expect(within(summary).getAllByText('£9.99')).toHaveLength(2);
    expect(screen.getByRole('region', { name: 'What is included' })).toBeVisible();
    expect(screen.getByText('30-day money-back guarantee')).toBeVisible();
    expect(sent).toEqual([{ assessmentId: ASSESSMENT_ID, amount: 9.99 }]);
  });

  it('redirects to the usual path of the checkout if the assessment’s id is in the query', async () => {
    const { router } = openCheckout(`/checkout?assessment=${ASSESSMENT_ID}`);
    expect(await findPayButton()).toBeVisible();
    expect(router.state.location.pathname).toBe(CHECKOUT_PATH);
  });
});

describe('the age question', () => {
  const unconfirmedAge = {
    code: 'age_unconfirmed' as const,
    message: 'Please confirm that you are 16 or older.',
    field: 'ageConfirmed',
  };

  it('must be answered before the payment form appears', async () => {
    server.use(
      mockReply(endpoints.config, { ...PUBLIC_CONFIG, minimumAge: 16 }),
      mockRefusal(endpoints.createPaymentIntent, 400, unconfirmedAge),
    );
    const { user } = openCheckout();
    const box = await screen.findByRole('checkbox', { name: 'I am 16 or older' });
    expect(screen.getByRole('region', { name: 'Order summary' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Complete Payment/ })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription(/Please tick this if you are 16 or older/);

    const { sent, release } = mockHeldReply(endpoints.createPaymentIntent, {
      clientSecret: CLIENT_SECRET,
    });
    await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    // The question stays visible until the server has replied.
    expect(await screen.findByRole('button', { name: 'One moment …' })).toBeVisible();
    expect(box).toBeDisabled();
    release();
    expect(await findPayButton()).toBeEnabled();
    expect(sent).toEqual([{ assessmentId: ASSESSMENT_ID, amount: 9.99, ageConfirmed: true }]);
  });

  it('appears only after the configuration has loaded', async () => {
    const gate = mockHeldReply(endpoints.config, { ...PUBLIC_CONFIG, minimumAge: 16 });
    server.use(mockRefusal(endpoints.createPaymentIntent, 400, unconfirmedAge));
    openCheckout();
    expect(await screen.findByText('Preparing your checkout...')).toBeVisible();
    gate.release();
    expect(await screen.findByRole('checkbox', { name: 'I am 16 or older' })).toBeVisible();
  });
});

describe('the header of the checkout', () => {
  it.each([
    ['the preview if this browser has it', 'your preview', '/assessment', () => funnel.complete(ASSESSMENT_ID)],
    ['the start page if the preview is in another browser', 'the start page', '/', () => {}],
    ['the dashboard if a user is signed in', 'your dashboard', '/dashboard', () => createSignedInUser()],
  ])('links only to %s', async (_, where, to, prepare) => {
    prepare();
    const { store } = openCheckout();
    await findPayButton();
    const backTarget = { label: 'Back', where: ` to ${where}`, to };
    await waitFor(() =>
      expect(store.getState().chrome).toEqual({
        kind: 'slim',
        note: 'Test mode',
        back: backTarget,
      }),
    );
  });

  it('has the full navigation if there is nothing to pay', async () => {
    server.use(mockReply(endpoints.assessment, { ...completedAssessment, isPaid: true }));
    const { store } = openCheckout();
    await screen.findByRole('heading', { name: 'This report is already yours' });
    expect(store.getState().chrome).toEqual({ kind: 'full' });
  });
});

describe('an email address that the buyer corrects at the checkout', () => {
  let sentBodies: unknown[];
  beforeEach(() => {
    funnel.type({ email: completedAssessment.email, firstName: 'Ada', lastName: 'Lovelace' });
    funnel.complete(ASSESSMENT_ID);
    sentBodies = mockAndRecord(endpoints.changeAssessment, {
      ...completedAssessment,
      email: 'right@example.com',
    });
  });
  const editEmail = async ({ user }: ReturnType<typeof openCheckout>) => {
    await user.click(await screen.findByRole('button', { name: 'Change the email address' }));
    const email = await screen.findByRole('textbox', { name: /Email/ });
    expect(email).toHaveFocus();
    await user.clear(email);
    return email;
  };

  it('is saved without spaces and invisible characters, and only if it is valid', async () => {
    const page = openCheckout();
    const email = await editEmail(page);
    await page.user.type(email, 'wrong');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
    await page.user.clear(email);
    await page.user.type(email, 'right@example..com{Enter}');
    expect(email).toHaveAccessibleDescription(/has a dot too many\.$/);
    await page.user.clear(email);
    await page.user.type(email, ' \u202ARight@Example.com\u202C {Enter}');
    expect(await screen.findByText('Email saved')).toBeVisible();
    expect(sentBodies).toEqual([{ email: 'right@example.com' }]);
    expect(await screen.findAllByText('right@example.com')).toHaveLength(1);
    expect(screen.queryByText(completedAssessment.email)).not.toBeInTheDocument();
  });

  it('is saved when the focus moves to the payment form', async () => {
    const page = openCheckout();
    await page.user.type(await editEmail(page), 'right@example.com');
    await page.user.click(screen.getByLabelText(/Card number/));
    expect(await screen.findByText('Email saved')).toBeVisible();
    expect(sentBodies).toEqual([{ email: 'right@example.com' }]);
    expect(funnel.current().person.email).toBe('right@example.com');
    expect(screen.getByLabelText(/Card number/)).toHaveFocus();
  });

  it('is not saved if Cancel is pressed, and the focus returns to the Change button', async () => {
    const page = openCheckout();
    await page.user.type(await editEmail(page), 'wrong@example.com');
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    const change = await screen.findByRole('button', { name: 'Change the email address' });
    expect(change).toHaveFocus();
    expect(sentBodies).toEqual([]);
  });
});

describe('the text next to the pay button', () => {
  it('links to the terms in a new tab, and lists the accepted cards and the stand-in for Stripe', async () => {
    openCheckout();
    await findPayButton();
    const link = (name: RegExp) => screen.getByRole('link', { name });
    for (const [name, to] of [
      [/^Terms of Service/, '/terms'],
      [/^Refund Policy/, '/refund'],
    ] as const) {
      expect(link(name)).toHaveAttribute('href', to);
      expect(link(name)).toHaveAttribute('target', '_blank');
      expect(link(name)).toHaveAccessibleName(/opens in a new tab/);
    }
    const cards = screen.getByRole('list', { name: 'Cards you can use' });
    for (const name of ['Visa', 'Mastercard', 'American Express']) {
      expect(within(cards).getByRole('img', { name })).toBeVisible();
    }
    expect(screen.getByText(/a stand-in plays the part of Stripe/)).toBeVisible();
    expect(screen.queryByText(/processed by Stripe/)).not.toBeInTheDocument();
  });
});

describe('the form with Stripe’s fields', () => {
  it('shows a loading state, then an error if its code fails to load', async () => {
    const heldReply = createDeferred();
    jest.mocked(loadStripePaymentForm).mockImplementation(async () => {
      await heldReply.promise;
      throw new TypeError('Failed to fetch');
    });
    server.use(mockReply(endpoints.config, { ...PUBLIC_CONFIG, sandbox: false }));
    const { store } = openCheckout();
    const panel = await screen.findByRole('region', { name: 'Payment' });
    expect(within(panel).getByText('Preparing your checkout...')).toBeInTheDocument();
    expect(store.getState().chrome).toMatchObject({ note: 'Secure' });
    heldReply.resolve();
    expect(await within(panel).findByText('Payment system unavailable')).toBeVisible();
    expect(within(panel).getByText(/Nothing was charged\.$/)).toBeVisible();
    expect(within(panel).getByRole('button', { name: 'Load the page again' })).toBeEnabled();
  });
});

describe('a checkout page that cannot take a payment', () => {
  it('offers a retry if loading fails', async () => {
    server.use(mockRefusal(endpoints.createPaymentIntent, 500));
    const { user } = openCheckout();
    expect(await screen.findByRole('heading', { name: UNABLE_TO_LOAD_TEXT })).toBeVisible();
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByText('Failed to initialize payment. Please try again.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    server.use(mockReply(endpoints.createPaymentIntent, { clientSecret: CLIENT_SECRET }));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await findPayButton()).toBeVisible();
  });

  it('shows a busy button during a retry', async () => {
    server.use(mockRefusal(endpoints.config, 500));
    const { user } = openCheckout();
    const tryAgainButton = await screen.findByRole('button', { name: 'Try Again' });
    const heldReply = mockHeldReply(endpoints.config, PUBLIC_CONFIG);
    // The button ignores presses until all three calls have ended.
    await waitFor(() => expect(tryAgainButton).not.toHaveAttribute('aria-busy', 'true'));
    await user.click(tryAgainButton);
    await waitFor(() => expect(tryAgainButton).toHaveAttribute('aria-busy', 'true'));
    heldReply.release();
    expect(await findPayButton()).toBeVisible();
  });

  it('links to the preview of its assessment', async () => {
    server.use(mockRefusal(endpoints.createPaymentIntent, 500));
    const { user } = openCheckout();
    await user.click(await screen.findByRole('link', { name: 'Back to your preview' }));
    expect(await screen.findByRole('heading', { name: preview.headline.title })).toBeVisible();
    expect(funnel.current().assessmentId).toBe(ASSESSMENT_ID);
  });

  it.each([
    ['an empty configuration', endpoints.config, {}, UNAVAILABLE_TITLE],
    ['a null key', endpoints.config, { ...PUBLIC_CONFIG, stripePublicKey: null }, UNAVAILABLE_TITLE],
    ['an intent without a secret', endpoints.createPaymentIntent, {}, UNABLE_TO_LOAD_TEXT],
    ['an empty assessment', endpoints.assessment, {}, UNABLE_TO_LOAD_TEXT],
  ])('shows an error instead of the form if the server sends %s', async (_, { method, path }, reply, title) => {
    const anyReplyEndpoint: Endpoint<undefined, unknown> = { method, path };
    server.use(mockReply(anyReplyEndpoint, reply));
    openCheckout();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByLabelText(/Card number/)).not.toBeInTheDocument();
  });

  it.each<[ErrorCode, number, string, string, string]>([
    ['already_paid', 409, 'This report is already yours', 'Go to your report', REPORT_PATH],
    ['assessment_unfinished', 409, 'Some statements are still open', 'Go on with the assessment', START_PATH],
    ['assessment_superseded', 409, 'You have a newer result', 'Go to your newer preview', START_PATH],
    ['payment_unavailable', 503, UNAVAILABLE_TITLE, 'Back to your preview', START_PATH],
    ['not_found', 404, 'We cannot find this checkout', 'Sign in', pageTo.login(CHECKOUT_PATH)],
  ])(
    'after the error %s (%i) shows the heading "%s" and a link to continue',
    async (code, status, title, way, href) => {
      server.use(mockRefusal(endpoints.createPaymentIntent, status, { code }));
      openCheckout();
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(findLinkTarget(way)).toBe(href);
    },
  );
});

describe('the form for test cards', () => {
  it('states that no money is taken, and fills in a chosen test card', async () => {
    const { user } = openCheckout();
    expect(await screen.findByText('Test mode: no money moves')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Use the card 4000 0000 0000 0002/ }));
    expect(screen.getByLabelText(/Card number/)).toHaveValue('4000 0000 0000 0002');
    expect(screen.getByLabelText(/Expiry date/)).toHaveValue('12/34');
  });

  it('sends no request if a field is incomplete', async () => {
    const { user } = openCheckout();
    await user.click(await findPayButton());
    expect(screen.getByLabelText(/Card number/)).toHaveFocus();
    expect(screen.getByLabelText(/Card number/)).toHaveAccessibleDescription('Please enter the card number.');
    expect(screen.getByLabelText(/Security code/)).toBeInvalid();
  });

  it('sends the same form request as Stripe’s script, then opens the success page', async () => {
    const { sent, release } = mockHeldReply(confirmIntentEndpoint, { id: 'pi_123', status: 'succeeded' });
    const { user, router } = openCheckout();
    await payWith(user);
    const processing = await screen.findByRole('button', { name: 'Processing...' });
    await user.click(processing);
    release();
    await arriveAtSuccess(router);
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      assessment: ASSESSMENT_ID,
      payment_intent: 'pi_123',
      redirect_status: 'succeeded',
    });
    expect(sent).toEqual([
      {
        client_secret: CLIENT_SECRET,
        key: PUBLIC_CONFIG.stripePublicKey,
        return_url: RETURN_URL,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': '4242424242424242',
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '34',
        'payment_method_data[card][cvc]': '123',
      },
    ]);
  });

  it('shows the reason for a decline, and can be submitted again', async () => {
    const error = { type: 'card_error', message: 'Your card was declined.' };
    server.use(mockReply(confirmIntentEndpoint, { error }, 402));
    const { user, router, store } = openCheckout();
    await payWith(user, '4000000000000002');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'Payment FailedYour card was declined.No money was taken. Try another card, or ask your bank.',
    );
    expect(screen.getAllByText('Payment Failed')).toHaveLength(1);
    expect(screen.getAllByText('Your card was declined.')).toHaveLength(1);
    expect(store.getState().toasts).toEqual([]);
    expect(scrollSpy).toHaveBeenCalledWith({ block: 'nearest' });
    expect(await findPayButton()).toBeEnabled();
    expect(await findPayButton()).toHaveFocus();
    expect(router.state.location.pathname).toBe(CHECKOUT_PATH);
    const heldConfirmation = mockHeldReply(confirmIntentEndpoint, { id: 'pi_123', status: 'succeeded' });
    await payWith(user);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    heldConfirmation.release();
    await arriveAtSuccess(router);
  });

  it('does not say that nothing was charged if no reply arrives', async () => {
    const originalFetch = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const isConfirmation = String(input).endsWith(confirmIntentEndpoint.path);
      return isConfirmation ? Promise.reject(new TypeError('Failed to fetch')) : originalFetch(input, init);
    });
    const { user } = openCheckout();
    await payWith(user);
    expect(await screen.findByText(/you cannot be charged twice/)).toBeVisible();
    expect(screen.queryByText(/No money was taken/)).not.toBeInTheDocument();
  });

  it('opens the bank’s page if the bank requires it', async () => {
    const url = '/sandbox/stripe/v1/authenticate/pi_123/token';
    const next_action = { type: 'redirect_to_url', redirect_to_url: { url } };
    server.use(mockReply(confirmIntentEndpoint, { id: 'pi_123', status: 'requires_action', next_action }));
    const { user } = openCheckout();
    await payWith(user, '4000002500003155');
    await waitFor(() => expect(leaveForUrl).toHaveBeenCalledWith(url));
    expect(screen.getByRole('button', { name: 'Processing...' })).toBeVisible();
    const pageShowEvent = new Event('pageshow');
    act(() => void window.dispatchEvent(Object.assign(pageShowEvent, { persisted: true })));
    expect(await findPayButton()).toBeVisible();
  });

  it.each([
    ['the payment is processing', { id: 'pi_123', status: 'processing' }, 200, 'processing'],
    [
      'another tab has paid',
      { error: { message: 'Paid.', payment_intent: { id: 'pi_123', status: 'succeeded' } } },
      400,
      'succeeded',
    ],
  ])('opens the success page if %s', async (_, reply, status, redirect) => {
    server.use(mockReply(confirmIntentEndpoint, reply, status));
    const { user, router } = openCheckout();
    await payWith(user);
    await arriveAtSuccess(router);
    expect(router.state.location.search).toContain(`redirect_status=${redirect}`);
  });

  describe('if the intent was cancelled in the meantime', () => {
    const payment_intent = { id: 'pi_123', status: 'canceled' };
    const error = { message: 'Its status is canceled.', payment_intent };

    it('shows a message and accepts a payment with a new intent', async () => {
      const { user, router } = openCheckout();
      await findPayButton();
      server.use(
        mockReply(confirmIntentEndpoint, { error }, 400),
        mockReply(endpoints.createPaymentIntent, { clientSecret: 'pi_124_secret_789' }),
      );
      await payWith(user);
      expect(await screen.findByText(/we have renewed it: nothing was charged/)).toBeVisible();
      expect(screen.queryByText('Its status is canceled.')).not.toBeInTheDocument();
      server.use(mockReply(confirmNewIntentEndpoint, { id: 'pi_124', status: 'succeeded' }));
      await payWith(user);
      await arriveAtSuccess(router);
      expect(router.state.location.search).toContain('payment_intent=pi_124');
    });

    it('shows the reason if no new intent could be created', async () => {
      const { user } = openCheckout();
      await findPayButton();
      const refusal = mockRefusal(endpoints.createPaymentIntent, 409, {
        code: 'assessment_superseded',
      });
      server.use(mockReply(confirmIntentEndpoint, { error }, 400), refusal);
      await payWith(user);
      expect(await screen.findByRole('heading', { name: 'You have a newer result' })).toBeVisible();
      expect(screen.queryByText(/we have renewed it/)).not.toBeInTheDocument();
    });
  });
});

it('the checkout shows an error if the browser blocks cookies, and does not submit the answers again', async () => {
  server.use(mockRefusal(endpoints.assessment, 404), mockRefusal(endpoints.createPaymentIntent, 404));
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  const submittedBodies = mockAndRecord(endpoints.submitAssessment, completedAssessment);
  answerQuestionsUpTo(36);
  funnel.complete(ASSESSMENT_ID);
  openCheckout();
  expect(await screen.findByRole('heading', { level: 1, name: 'Your browser blocks cookies' })).toBeVisible();
  expect(screen.getByText(/Nothing was charged\. Please allow cookies for this site/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Complete Payment/ })).toBeNull();
  expect(submittedBodies).toEqual([]);
});

import { act, render, screen, userEvent, waitFor } from '@bearings/web/testing';
import type { ReactNode } from 'react';
import { StripePaymentForm } from './stripe-payment-form';

const confirmPayment = jest.fn();
const loadStripe = jest.fn((_key: string) => Promise.resolve({}));
let makeReady = () => {};
let offerWallets: (methods: object | undefined) => void = () => {};
let confirmByWallet = () => {};
let failToLoad = () => {};

jest.mock('@stripe/stripe-js/pure', () => ({
  loadStripe: (key: string) => loadStripe(key),
}));
jest.mock('@stripe/react-stripe-js', () => ({
  Elements: ({ children, options }: { children: ReactNode; options: { clientSecret: string; locale: string } }) => (
    <div data-testid={options.clientSecret} lang={options.locale}>
      {children}
    </div>
  ),
  ExpressCheckoutElement: ({
    onReady,
    onConfirm,
  }: {
    onReady: (event: { availablePaymentMethods: object | undefined }) => void;
    onConfirm: () => void;
  }) => {
    offerWallets = (availablePaymentMethods) => onReady({ availablePaymentMethods });
    confirmByWallet = onConfirm;
    return <p>The wallets</p>;
  },
  PaymentElement: ({ onReady, onLoadError }: { onReady: () => void; onLoadError: () => void }) => {
    makeReady = onReady;
    failToLoad = onLoadError;
    return <p>The element</p>;
  },
  useStripe: () => ({ confirmPayment }),
  useElements: () => 'the elements',
}));

function openForm() {
  const onOutcome = jest.fn();
  const onStart = jest.fn();
  render(
    <StripePaymentForm
      clientSecret="pi_9_secret_8"
      publicKey="pk_live_1"
      returnUrl="https://site.example/report-success?assessment=a"
      problem={{ text: 'The last try failed.', advice: null }}
      onStart={onStart}
      onOutcome={onOutcome}
    />,
  );
  return { onStart, onOutcome, user: userEvent.setup() };
}

async function submitPayment({ user }: ReturnType<typeof openForm>) {
  act(() => makeReady());
  const button = await screen.findByRole('button', { name: 'Complete Payment - £9.99' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

beforeEach(() => {
  confirmPayment.mockReset();
  HTMLElement.prototype.scrollIntoView = jest.fn();
});

describe('the payment form with Stripe’s fields', () => {
  it('gives Stripe the key, the secret and the choice of the language, and disables its button until the fields have loaded', () => {
    openForm();
    expect(loadStripe).toHaveBeenCalledWith('pk_live_1');
    expect(screen.getByTestId('pi_9_secret_8')).toHaveAttribute('lang', 'auto');
    expect(screen.getByRole('button', { name: 'Complete Payment - £9.99' })).toBeDisabled();
  });

  it('shows wallets only if Stripe offers one, and accepts a payment by wallet', async () => {
    confirmPayment.mockResolvedValue({ paymentIntent: { status: 'succeeded' } });
    const { onOutcome } = openForm();
    expect(screen.getByText('or by card')).not.toBeVisible();
    act(() => offerWallets({ applePay: true }));
    expect(screen.getByText('or by card')).toBeVisible();
    act(confirmByWallet);
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith(expect.objectContaining({ kind: 'settled' })));
  });

  it('lets Stripe confirm the payment, which redirects only if the bank requires it', async () => {
    confirmPayment.mockResolvedValue({ paymentIntent: { id: 'pi_9', status: 'succeeded' } });
    await submitPayment(openForm());
    expect(confirmPayment).toHaveBeenCalledWith({
      elements: 'the elements',
      confirmParams: { return_url: 'https://site.example/report-success?assessment=a' },
      redirect: 'if_required',
    });
  });

  const unauthenticated = 'We are unable to authenticate your payment method.';
  it.each<[string, object, object]>([
    [
      'a success as settled',
      { paymentIntent: { id: 'pi_9', status: 'succeeded' } },
      { kind: 'settled', intentId: 'pi_9', redirectStatus: 'succeeded' },
    ],
    [
      'a payment that is processing as settled',
      { paymentIntent: { id: 'pi_9', status: 'processing' } },
      { kind: 'settled', intentId: 'pi_9', redirectStatus: 'processing' },
    ],
    [
      'a payment that had already succeeded as settled',
      { error: { message: 'Unexpected state.', payment_intent: { status: 'succeeded' } } },
      expect.objectContaining({ kind: 'settled' }),
    ],
    [
      'a failed authentication as a decline',
      {
        error: {
          type: 'invalid_request_error',
          message: unauthenticated,
          payment_intent: { status: 'requires_payment_method' },
        },
      },
      { kind: 'failed', message: unauthenticated, declined: true },
    ],
    [
      'an intent that was cancelled in the meantime',
      { error: { message: 'Unexpected state.', payment_intent: { id: 'pi_9', status: 'canceled' } } },
      { kind: 'canceled' },
    ],
  ])('reports %s', async (_, reply, outcome) => {
    confirmPayment.mockResolvedValue(reply);
    const openedForm = openForm();
    await submitPayment(openedForm);
    await waitFor(() => expect(openedForm.onOutcome).toHaveBeenCalledWith(outcome));
    expect(screen.queryByText('Unexpected state.')).not.toBeInTheDocument();
  });

  it('reports incomplete fields as invalid, and can be submitted again', async () => {
    const error = { type: 'validation_error', message: 'Your card number is incomplete.' };
    confirmPayment.mockResolvedValue({ error });
    const openedForm = openForm();
    await submitPayment(openedForm);
    await waitFor(() => expect(openedForm.onOutcome).toHaveBeenCalledWith({ kind: 'invalid' }));
    expect(screen.getByRole('button', { name: 'Complete Payment - £9.99' })).toBeEnabled();
  });

  it('reports a decline with Stripe’s message, and can be submitted again', async () => {
    const error = { type: 'card_error', message: 'Your card was declined.' };
    confirmPayment.mockResolvedValue({ error });
    const openedForm = openForm();
    await submitPayment(openedForm);
    await waitFor(() =>
      expect(openedForm.onOutcome).toHaveBeenCalledWith({
        kind: 'failed',
        message: 'Your card was declined.',
        declined: true,
      }),
    );
    await submitPayment(openedForm);
    expect(openedForm.onStart).toHaveBeenCalledTimes(2);
    expect(confirmPayment).toHaveBeenCalledTimes(2);
  });

  it('reports a failure, but no decline, if Stripe is unreachable', async () => {
    confirmPayment.mockRejectedValue(new TypeError('Failed to fetch'));
    const openedForm = openForm();
    await submitPayment(openedForm);
    await waitFor(() =>
      expect(openedForm.onOutcome).toHaveBeenCalledWith(expect.objectContaining({ kind: 'failed', declined: false })),
    );
  });

  it('shows the reason for the last failure above the button', () => {
    openForm();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('The last try failed.');
    expect(alert.compareDocumentPosition(screen.getByRole('button'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('names Stripe instead of its stand-in', () => {
    openForm();
    expect(screen.getByText('Payments are processed by Stripe.')).toBeVisible();
    expect(screen.queryByText(/stand-in/)).not.toBeInTheDocument();
  });

  it('shows an error if Stripe’s script fails to load', async () => {
    loadStripe.mockRejectedValueOnce(new Error('Failed to load Stripe.js'));
    openForm();
    expect(await screen.findByText('Payment system unavailable')).toBeVisible();
  });

  it('shows an error if Stripe’s fields fail to load', async () => {
    openForm();
    act(() => failToLoad());
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was charged');
  });
});

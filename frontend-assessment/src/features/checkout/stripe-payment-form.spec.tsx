import { act, render, screen, userEvent, waitFor } from '@bearings/web/testing';
import type { ReactNode } from 'react';
import { StripePaymentForm } from './stripe-payment-form';

const confirmPayment = jest.fn();
const loadStripe = jest.fn((_key: string) => Promise.resolve({}));
let makeReady = () => {};
let failToLoad = () => {};

jest.mock('@stripe/stripe-js/pure', () => ({
  loadStripe: (key: string) => loadStripe(key),
}));
jest.mock('@stripe/react-stripe-js', () => ({
  Elements: ({ children, options }: { children: ReactNode; options: { clientSecret: string } }) => (
    <div data-testid={options.clientSecret}>{children}</div>
  ),
  PaymentElement: ({ onReady, onLoadError }: { onReady: () => void; onLoadError: () => void }) => {
    makeReady = onReady;
    failToLoad = onLoadError;
    return <p>The element</p>;
  },
  useStripe: () => ({ confirmPayment }),
  useElements: () => 'the elements',
}));

function open() {
  const onOutcome = jest.fn();
  render(
    <StripePaymentForm
      clientSecret="pi_9_secret_8"
      publicKey="pk_live_1"
      returnUrl="https://site.example/report-success?assessment=a"
      onOutcome={onOutcome}
    />,
  );
  return { onOutcome, user: userEvent.setup() };
}

async function payFor({ user }: ReturnType<typeof open>) {
  act(() => makeReady());
  const button = await screen.findByRole('button', { name: 'Complete Payment - £9.99' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

beforeEach(() => confirmPayment.mockReset());

describe("the provider's own element", () => {
  it('is set up with the key and the secret, and cannot be sent before it is there', () => {
    open();
    expect(loadStripe).toHaveBeenCalledWith('pk_live_1');
    expect(screen.getByTestId('pi_9_secret_8')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Complete Payment - £9.99' })).toBeDisabled();
  });

  it.each(['succeeded', 'processing'] as const)('reports a payment that is %s', async (status) => {
    confirmPayment.mockResolvedValue({ paymentIntent: { id: 'pi_9', status } });
    const opened = open();
    await payFor(opened);
    await waitFor(() =>
      expect(opened.onOutcome).toHaveBeenCalledWith({
        kind: 'settled',
        intentId: 'pi_9',
        redirectStatus: status,
      }),
    );
    expect(confirmPayment).toHaveBeenCalledWith({
      elements: 'the elements',
      confirmParams: { return_url: 'https://site.example/report-success?assessment=a' },
      redirect: 'if_required',
    });
  });

  it('reports a decline in the words of the provider, and can be sent again', async () => {
    confirmPayment.mockResolvedValue({ error: { message: 'Your card was declined.' } });
    const opened = open();
    await payFor(opened);
    expect(await screen.findByText('Your card was declined.')).toBeVisible();
    expect(opened.onOutcome).toHaveBeenCalledWith({
      kind: 'failed',
      message: 'Your card was declined.',
    });
    await payFor(opened);
    expect(confirmPayment).toHaveBeenCalledTimes(2);
  });

  it('reports an intent that was cancelled in the meantime', async () => {
    const payment_intent = { id: 'pi_9', status: 'canceled' };
    confirmPayment.mockResolvedValue({ error: { message: 'Unexpected state.', payment_intent } });
    const opened = open();
    await payFor(opened);
    await waitFor(() => expect(opened.onOutcome).toHaveBeenCalledWith({ kind: 'canceled' }));
    expect(screen.queryByText('Unexpected state.')).not.toBeInTheDocument();
  });

  it('says so when the script of the provider does not come', async () => {
    loadStripe.mockRejectedValueOnce(new Error('Failed to load Stripe.js'));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Payment system unavailable');
  });

  it('says so when the element itself does not come', async () => {
    open();
    act(() => failToLoad());
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was charged');
  });

  it('takes a payment that had gone through before for one', async () => {
    confirmPayment.mockResolvedValue({
      error: { message: 'Unexpected state.', payment_intent: { status: 'succeeded' } },
    });
    const opened = open();
    await payFor(opened);
    await waitFor(() =>
      expect(opened.onOutcome).toHaveBeenCalledWith(expect.objectContaining({ kind: 'settled' })),
    );
  });
});

import { Note, Skeleton, Stack } from '@bearings/ui';
import { Elements, ExpressCheckoutElement, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useForm } from '@bearings/web';
import { useState } from 'react';
import { checkoutTexts } from './checkout-texts';
import { FormUnreachable } from './form-unreachable';
import { parseIntentId, type PaymentFormProps, type PaymentOutcome } from './payment-form';
import { PaymentSubmit } from './payment-submit';
import { usePaymentAttempt } from './use-payment-attempt';

/** Returns the value of a theme colour, because CSS variables have no effect in the provider's frame. */
function readThemeColour(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--color-${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function createStripeAppearance(): Appearance {
  return {
    theme: 'flat',
    variables: {
      colorPrimary: readThemeColour('primary'),
      colorBackground: readThemeColour('surface'),
      colorText: readThemeColour('ink'),
      colorTextSecondary: readThemeColour('muted'),
      colorDanger: readThemeColour('danger'),
      borderRadius: '10px',
      fontSizeBase: '17px',
    },
  };
}

/** Stripe's own payment form, for cards and the other payment methods that the account accepts. */
export function StripePaymentForm(props: PaymentFormProps) {
  const [options] = useState(() => ({
    clientSecret: props.clientSecret,
    // Uses the language of the browser, because page translators cannot translate the provider's frame.
    locale: 'auto' as const,
    appearance: createStripeAppearance(),
  }));
  const [unreachable, setUnreachable] = useState(false);
  const [stripe] = useState(() =>
    loadStripe(props.publicKey).catch(() => {
      setUnreachable(true);
      return null;
    }),
  );
  if (unreachable) return <FormUnreachable />;
  return (
    <Elements stripe={stripe} options={options}>
      <ElementForm {...props} onUnreachable={() => setUnreachable(true)} />
    </Elements>
  );
}

interface ElementFormProps extends PaymentFormProps {
  onUnreachable: () => void;
}

function ElementForm(props: ElementFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  /** True if the provider offers a wallet, such as Apple Pay, on this device. */
  const [hasWallet, setHasWallet] = useState(false);
  const { processing, run } = usePaymentAttempt(props);
  const intentId = parseIntentId(props.clientSecret);

  const payWithElement = async (): Promise<PaymentOutcome> => {
    if (!stripe || !elements) return { kind: 'failed', message: null, declined: false };
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: props.returnUrl },
      redirect: 'if_required',
    });
    const status = (paymentIntent ?? error?.payment_intent)?.status;
    if (status === 'succeeded' || status === 'processing') {
      return { kind: 'settled', intentId, redirectStatus: status };
    }
    if (status === 'canceled') return { kind: 'canceled' };
    if (error?.type === 'validation_error') return { kind: 'invalid' };
    const isDeclined = error?.type === 'card_error' || status === 'requires_payment_method';
    return { kind: 'failed', message: error?.message ?? null, declined: isDeclined };
  };
  const form = useForm({
    initial: {},
    send: async () => {
      await run(payWithElement);
      return {};
    },
  });

  return (
    <form {...form.props}>
      <Stack gap={3}>
        <div hidden={!hasWallet}>
          <ExpressCheckoutElement
            onReady={({ availablePaymentMethods }) => setHasWallet(Boolean(availablePaymentMethods))}
            onConfirm={() => void run(payWithElement)}
          />
          <Note className="mt-4 text-center">{checkoutTexts.payment.orByCard}</Note>
        </div>
        {!ready && <Skeleton height="14rem" label={checkoutTexts.loading} />}
        <PaymentElement
          // Wallets are left out here, because they have their own buttons above.
          options={{ wallets: { applePay: 'never', googlePay: 'never' } }}
          onReady={() => setReady(true)}
          onLoadError={props.onUnreachable}
        />
        <PaymentSubmit processing={processing} problem={props.problem} disabled={!ready} />
      </Stack>
    </form>
  );
}

import { Skeleton, Stack } from '@bearings/ui';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useState, type FormEvent } from 'react';
import { checkoutTexts } from '../../texts/checkout-texts';
import { FormUnreachable } from './form-unreachable';
import { intentIdOf, type PaymentFormProps, type PaymentOutcome } from './payment-form';
import { PaymentSubmit } from './payment-submit';
import { usePaymentTry } from './use-payment-try';

/** A colour of the page's theme, worked out: the element lives in a frame that cannot see ours. */
function colour(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--color-${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function appearance(): Appearance {
  return {
    theme: 'flat',
    variables: {
      colorPrimary: colour('primary'),
      colorBackground: colour('surface'),
      colorText: colour('ink'),
      colorTextSecondary: colour('muted'),
      colorDanger: colour('danger'),
      borderRadius: '10px',
      fontSizeBase: '17px',
    },
  };
}

/** The provider's own element for cards and whatever else the account accepts. */
export function StripePaymentForm(props: PaymentFormProps) {
  const [options] = useState(() => ({
    clientSecret: props.clientSecret,
    locale: 'en-GB' as const,
    appearance: appearance(),
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
  const { processing, problem, run } = usePaymentTry(props);
  const intentId = intentIdOf(props.clientSecret);

  const pay = async (): Promise<PaymentOutcome> => {
    if (!stripe || !elements) return { kind: 'failed', message: null };
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
    return { kind: 'failed', message: error?.message ?? null };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(pay);
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={3}>
        {!ready && <Skeleton height="14rem" label={checkoutTexts.loading} />}
        <PaymentElement onReady={() => setReady(true)} onLoadError={props.onUnreachable} />
        <PaymentSubmit processing={processing} problem={problem} disabled={!ready} />
      </Stack>
    </form>
  );
}

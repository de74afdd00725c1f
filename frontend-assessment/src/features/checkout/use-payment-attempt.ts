import { useEffect, useState } from 'react';
import { checkoutTexts } from './checkout-texts';
import type { PaymentFormProps, PaymentOutcome } from './payment-form';

interface PaymentAttempt {
  processing: boolean;
  /** Runs one attempt. Until it ends, the button ignores clicks. */
  run: (pay: () => Promise<PaymentOutcome>) => Promise<void>;
}

const UNREACHABLE_OUTCOME: PaymentOutcome = {
  kind: 'failed',
  message: checkoutTexts.payment.unreachable,
  declined: false,
};

const canRetry = ({ kind }: PaymentOutcome): boolean => kind === 'failed' || kind === 'invalid';

/** Runs attempts to pay, one at a time. */
export function usePaymentAttempt({
  onStart,
  onOutcome,
}: Pick<PaymentFormProps, 'onStart' | 'onOutcome'>): PaymentAttempt {
  const [processing, setProcessing] = useState(false);

  useEffect(() => {
    // If the browser restores this page, the buyer has used the Back button on the bank's page, so the attempt is over.
    const onRestore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setProcessing(false);
    };
    window.addEventListener('pageshow', onRestore);
    return () => window.removeEventListener('pageshow', onRestore);
  }, []);

  const runAttempt = async (pay: () => Promise<PaymentOutcome>) => {
    setProcessing(true);
    onStart();
    const outcome = await pay().catch(() => UNREACHABLE_OUTCOME);
    if (canRetry(outcome)) setProcessing(false);
    onOutcome(outcome);
  };
  return { processing, run: runAttempt };
}

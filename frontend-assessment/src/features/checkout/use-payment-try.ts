import { useEffect, useState } from 'react';
import { checkoutTexts } from '../../texts/checkout-texts';
import type { PaymentFormProps, PaymentOutcome } from './payment-form';

interface PaymentTry {
  processing: boolean;
  problem: string | null;
  /** Runs one try. The button takes no second press meanwhile. */
  run: (pay: () => Promise<PaymentOutcome>) => Promise<void>;
}

/** One try to pay after the other, never two at once. */
export function usePaymentTry({ onOutcome }: Pick<PaymentFormProps, 'onOutcome'>): PaymentTry {
  const [processing, setProcessing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    // Back from the bank's page by the browser's own button: the try is over, the form is not.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setProcessing(false);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  const run = async (pay: () => Promise<PaymentOutcome>) => {
    setProcessing(true);
    setProblem(null);
    const outcome = await pay().catch((): PaymentOutcome => ({
      kind: 'failed',
      message: checkoutTexts.payment.unreachable,
    }));
    if (outcome.kind === 'failed') {
      setProblem(outcome.message ?? checkoutTexts.payment.failedFallback);
      setProcessing(false);
    }
    onOutcome(outcome);
  };
  return { processing, problem, run };
}

import { useEffect, useRef, useState } from 'react';
import { checkoutTexts } from '../../texts/checkout-texts';
import type { PaymentFormProps, PaymentOutcome } from './payment-form';

interface PaymentTry {
  processing: boolean;
  problem: string | null;
  /** Runs one try; a second press meanwhile is ignored. */
  run: (pay: () => Promise<PaymentOutcome>) => Promise<void>;
}

/** One try to pay after the other, never two at once. */
export function usePaymentTry({ onOutcome }: Pick<PaymentFormProps, 'onOutcome'>): PaymentTry {
  const [processing, setProcessing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const underWay = useRef(false);

  useEffect(() => {
    // Back from the bank's page by the browser's own button: the try is over, the form is not.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      underWay.current = false;
      setProcessing(false);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  const run = async (pay: () => Promise<PaymentOutcome>) => {
    if (underWay.current) return;
    underWay.current = true;
    setProcessing(true);
    setProblem(null);
    const outcome = await pay().catch((): PaymentOutcome => ({
      kind: 'failed',
      message: checkoutTexts.payment.unreachable,
    }));
    if (outcome.kind === 'failed') {
      setProblem(outcome.message ?? checkoutTexts.payment.failedFallback);
      setProcessing(false);
      underWay.current = false;
    }
    onOutcome(outcome);
  };
  return { processing, problem, run };
}

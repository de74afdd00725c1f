import { Alert } from '@bearings/ui';
import { useEffect, useRef } from 'react';
import { checkoutTexts } from './checkout-texts';
import type { PaymentProblem } from './payment-form';

const title = checkoutTexts.payment.failed.title;

/**
 * Says why a payment failed. If a click on this page caused the failure, screen readers announce the message and the
 * focus stays on the button. If the buyer came back from the bank, the message is focused and scrolled into view.
 */
export function ProblemAlert({ problem }: { problem: PaymentProblem }) {
  const { text, advice, onArrival = false } = problem;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (onArrival) frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: onArrival ? 'center' : 'nearest' });
  }, [onArrival]);
  return (
    <div ref={frame} tabIndex={-1} className="scroll-my-6 rounded-md">
      <Alert tone="danger" live={!onArrival} title={title}>
        <p>{text}</p>
        {advice && <p>{advice}</p>}
      </Alert>
    </div>
  );
}

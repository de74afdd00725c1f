import { Alert } from '@bearings/ui';
import { useEffect, useRef } from 'react';
import { checkoutTexts } from '../../texts/checkout-texts';
import type { PaymentProblem } from './payment-form';

const title = checkoutTexts.payment.failed.title;

/**
 * States why the payment failed. After a click it is announced, and the focus stays on the button. After a return from
 * the bank it gets the focus and scrolls into view.
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

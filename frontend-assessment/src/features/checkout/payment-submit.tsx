import { Button, Lock, Note, Stack } from '@bearings/ui';
import { checkoutTexts } from './checkout-texts';
import { AcceptedCards } from './accepted-cards';
import type { PaymentProblem } from './payment-form';
import { ProblemAlert } from './problem-alert';
import { SaleTerms } from './sale-terms';

const texts = checkoutTexts.payment;

interface PaymentSubmitProps {
  processing: boolean;
  problem: PaymentProblem | null;
  /** True while the provider's fields are loading. */
  disabled?: boolean;
  sandbox?: boolean;
}

/** The last part of every payment form: the problem of the last attempt, the button and the terms. */
export function PaymentSubmit({ processing, problem, disabled = false, sandbox = false }: PaymentSubmitProps) {
  return (
    <Stack gap={2}>
      {problem && <ProblemAlert problem={problem} />}
      <Button type="submit" size="large" wide className="px-3" loading={processing} disabled={disabled}>
        {processing ? texts.processing : texts.submit}
      </Button>
      <SaleTerms />
      <AcceptedCards sandbox={sandbox} />
      {!sandbox && (
        <Note className="flex gap-2">
          <Lock size={16} aria-hidden="true" className="mt-1 shrink-0" />
          <span>{texts.secure}</span>
        </Note>
      )}
    </Stack>
  );
}

import { Alert, Button, Lock, Note, Stack } from '@bearings/ui';
import { checkoutTexts } from '../../texts/checkout-texts';

const texts = checkoutTexts.payment;

interface PaymentSubmitProps {
  processing: boolean;
  /** Why the last try failed. */
  problem: string | null;
  /** The provider's fields are not there yet. */
  disabled?: boolean;
}

/** The end of every payment form: what went wrong, and the one button. */
export function PaymentSubmit({ processing, problem, disabled = false }: PaymentSubmitProps) {
  return (
    <Stack gap={2}>
      {problem && (
        <Alert tone="danger" title={texts.failed.title}>
          {problem}
        </Alert>
      )}
      <Button
        type="submit"
        size="large"
        wide
        className="px-3"
        loading={processing}
        disabled={disabled}
      >
        {processing ? texts.processing : texts.submit}
      </Button>
      <Note className="flex gap-2">
        <Lock size={16} aria-hidden="true" className="mt-1 shrink-0" />
        {texts.secure}
      </Note>
    </Stack>
  );
}

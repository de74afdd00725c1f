import { Alert, Button } from '@bearings/ui';
import { checkoutTexts } from './checkout-texts';

const texts = checkoutTexts.unreachable;

/** Shown in place of the provider's payment form if its code could not be loaded. */
export function FormUnreachable() {
  return (
    <Alert
      tone="danger"
      live
      title={texts.title}
      action={
        <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
          {texts.action}
        </Button>
      }
    >
      {texts.text}
    </Alert>
  );
}

import { Alert, Button } from '@bearings/ui';
import { checkoutTexts } from '../../texts/checkout-texts';

const texts = checkoutTexts.unreachable;

/** Stands where the provider's form would be, when its code did not come. */
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

import { Alert, Button } from '@bearings/ui';
import { checkoutTexts } from '../../texts/checkout-texts';

const texts = checkoutTexts.unreachable;

/** Replaces the provider's form when its code failed to load. */
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

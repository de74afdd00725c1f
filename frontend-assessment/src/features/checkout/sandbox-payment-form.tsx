import { Button, Field, Input, Note, Stack } from '@bearings/ui';
import { useForm } from '@bearings/web';
import { checkoutTexts, sandboxTexts as texts } from './checkout-texts';
import {
  formatCvc,
  formatExpiry,
  formatCardNumber,
  listIncompleteFields,
  type CardField,
  type TypedCard,
} from './card-fields';
import { confirmTestCard } from './confirm-test-card';
import { leaveForUrl } from './leave-site';
import type { PaymentFormProps, PaymentOutcome } from './payment-form';
import { PaymentSubmit } from './payment-submit';
import { TestCards } from './test-cards';
import { usePaymentAttempt } from './use-payment-attempt';

const FIELD_FORMATS: Record<CardField, (text: string) => string> = {
  number: formatCardNumber,
  expiry: formatExpiry,
  cvc: formatCvc,
};
const AUTOCOMPLETE_TOKENS: Record<CardField, string> = {
  number: 'cc-number',
  expiry: 'cc-exp',
  cvc: 'cc-csc',
};
/** The expiry date and security code that are filled in together with a test card. */
const VALID_DETAILS = { expiry: '12/34', cvc: '123' };
/** The card with which the sandbox's wallet button pays. */
const WALLET_CARD_NUMBER = '4242 4242 4242 4242';
const EMPTY_CARD: TypedCard = { number: '', expiry: '', cvc: '' };

/** The payment form for test cards. It is used if no real provider is configured. */
export function SandboxPaymentForm(props: PaymentFormProps) {
  const { processing, run } = usePaymentAttempt(props);
  const payWithCard = async (used: TypedCard): Promise<PaymentOutcome> => {
    const confirmation = await confirmTestCard(props, used);
    if (confirmation.kind !== 'redirect') return confirmation;
    leaveForUrl(confirmation.url);
    return { kind: 'leaving' };
  };
  const form = useForm({
    initial: EMPTY_CARD,
    validate: (card) => Object.fromEntries(listIncompleteFields(card).map((name) => [name, texts.errors[name]])),
    send: async (card) => {
      await run(() => payWithCard(card));
      return {};
    },
  });
  const field = (name: CardField) => (
    <Field label={texts.fields[name]} error={form.errors[name]} required>
      <Input
        {...form.text(name)}
        inputMode="numeric"
        autoComplete={AUTOCOMPLETE_TOKENS[name]}
        placeholder={texts.placeholders[name]}
        onChange={({ target }) => form.change({ [name]: FIELD_FORMATS[name](target.value) })}
      />
    </Field>
  );

  return (
    <form {...form.props}>
      <Stack gap={3}>
        <TestCards onUse={(number) => form.change({ number, ...VALID_DETAILS })} />
        <Button
          variant="secondary"
          wide
          disabled={processing}
          onClick={() => void run(() => payWithCard({ number: WALLET_CARD_NUMBER, ...VALID_DETAILS }))}
        >
          {texts.wallet}
        </Button>
        <Note className="text-center">{checkoutTexts.payment.orByCard}</Note>
        {field('number')}
        <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
          {field('expiry')}
          {field('cvc')}
        </div>
        <PaymentSubmit processing={processing} problem={props.problem} sandbox />
      </Stack>
    </form>
  );
}

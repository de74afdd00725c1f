import { Button, Field, Input, Note, Stack } from '@bearings/ui';
import { useRef, useState, type FormEvent } from 'react';
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
  const [card, setCard] = useState(EMPTY_CARD);
  const [missing, setMissing] = useState<CardField[]>([]);
  const { processing, run } = usePaymentAttempt(props);
  const form = useRef<HTMLFormElement>(null);

  const typeInField = (field: CardField, text: string) => {
    setCard((typed) => ({ ...typed, [field]: FIELD_FORMATS[field](text) }));
    setMissing((fields) => fields.filter((name) => name !== field));
  };
  const payWithCard = async (used: TypedCard): Promise<PaymentOutcome> => {
    const confirmation = await confirmTestCard(props, used);
    if (confirmation.kind !== 'redirect') return confirmation;
    leaveForUrl(confirmation.url);
    return { kind: 'leaving' };
  };
  const submitCard = (event: FormEvent) => {
    event.preventDefault();
    const incompleteNames = listIncompleteFields(card);
    setMissing(incompleteNames);
    if (incompleteNames.length === 0) void run(() => payWithCard(card));
    else form.current?.querySelector<HTMLInputElement>(`[name="${incompleteNames[0]}"]`)?.focus();
  };
  const field = (name: CardField) => (
    <Field label={texts.fields[name]} error={missing.includes(name) ? texts.errors[name] : undefined} required>
      <Input
        name={name}
        inputMode="numeric"
        autoComplete={AUTOCOMPLETE_TOKENS[name]}
        placeholder={texts.placeholders[name]}
        value={card[name]}
        onChange={(event) => typeInField(name, event.target.value)}
      />
    </Field>
  );

  return (
    <form ref={form} noValidate onSubmit={submitCard}>
      <Stack gap={3}>
        <TestCards onUse={(number) => setCard({ number, ...VALID_DETAILS })} />
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

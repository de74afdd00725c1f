import { Button, Field, Input, Note, Stack } from '@bearings/ui';
import { useRef, useState, type FormEvent } from 'react';
import { checkoutTexts, sandboxTexts as texts } from '../../texts/checkout-texts';
import {
  formatCvc,
  formatExpiry,
  formatNumber,
  incompleteFields,
  type CardField,
  type TypedCard,
} from './card-fields';
import { confirmTestCard } from './confirm-test-card';
import { leaveFor } from './leave-site';
import type { PaymentFormProps, PaymentOutcome } from './payment-form';
import { PaymentSubmit } from './payment-submit';
import { TestCards } from './test-cards';
import { usePaymentAttempt } from './use-payment-attempt';

const FIELD_FORMATS: Record<CardField, (text: string) => string> = {
  number: formatNumber,
  expiry: formatExpiry,
  cvc: formatCvc,
};
const AUTOCOMPLETE: Record<CardField, string> = {
  number: 'cc-number',
  expiry: 'cc-exp',
  cvc: 'cc-csc',
};
/** The expiry date and security code that are filled in together with a test card. */
const VALID_DETAILS = { expiry: '12/34', cvc: '123' };
/** The card with which the sandbox's wallet button pays. */
const WALLET_CARD = '4242 4242 4242 4242';
const EMPTY_CARD: TypedCard = { number: '', expiry: '', cvc: '' };

/** The payment form for test cards. It is used if no real provider is configured. */
export function SandboxPaymentForm(props: PaymentFormProps) {
  const [card, setCard] = useState(EMPTY_CARD);
  const [missing, setMissing] = useState<CardField[]>([]);
  const { processing, run } = usePaymentAttempt(props);
  const form = useRef<HTMLFormElement>(null);

  const type = (field: CardField, text: string) => {
    setCard((typed) => ({ ...typed, [field]: FIELD_FORMATS[field](text) }));
    setMissing((fields) => fields.filter((name) => name !== field));
  };
  const pay = async (used: TypedCard): Promise<PaymentOutcome> => {
    const confirmed = await confirmTestCard(props, used);
    if (confirmed.kind !== 'redirect') return confirmed;
    leaveFor(confirmed.url);
    return { kind: 'leaving' };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const incomplete = incompleteFields(card);
    setMissing(incomplete);
    if (incomplete.length === 0) void run(() => pay(card));
    else form.current?.querySelector<HTMLInputElement>(`[name="${incomplete[0]}"]`)?.focus();
  };
  const field = (name: CardField) => (
    <Field
      label={texts.fields[name]}
      error={missing.includes(name) ? texts.errors[name] : undefined}
      required
    >
      <Input
        name={name}
        inputMode="numeric"
        autoComplete={AUTOCOMPLETE[name]}
        placeholder={texts.placeholders[name]}
        value={card[name]}
        onChange={(event) => type(name, event.target.value)}
      />
    </Field>
  );

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap={3}>
        <TestCards onUse={(number) => setCard({ number, ...VALID_DETAILS })} />
        <Button
          variant="secondary"
          wide
          disabled={processing}
          onClick={() => void run(() => pay({ number: WALLET_CARD, ...VALID_DETAILS }))}
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

import { Button, Card, Heading, Stack } from '@bearings/ui';
import { Checkbox } from '@bearings/ui/controls';
import { useState } from 'react';
import { checkoutTexts } from './checkout-texts';

const texts = checkoutTexts.age;

export interface AgeQuestionProps {
  age: number;
  /** True while the answer is being sent. */
  pending: boolean;
  onConfirm: () => void;
}

/** Asks a buyer to confirm their age. Shown in place of the payment form. */
export function AgeQuestion({ age, pending, onConfirm }: AgeQuestionProps) {
  const [checked, setChecked] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <Card padding="large" asChild>
      <section aria-labelledby="age">
        <form
          noValidate
          aria-busy={pending}
          onSubmit={(event) => {
            event.preventDefault();
            setAsked(true);
            if (checked && !pending) onConfirm();
            else if (!checked) event.currentTarget.querySelector<HTMLElement>('[role="checkbox"]')?.focus();
          }}
        >
          <Stack gap={3}>
            <Heading level={2} size="small" id="age">
              {texts.title}
            </Heading>
            <Checkbox
              name="ageConfirmed"
              label={texts.label(age)}
              hint={texts.hint}
              error={asked && !checked ? texts.missing(age) : undefined}
              required
              checked={checked}
              disabled={pending}
              onCheckedChange={setChecked}
            />
            <Button type="submit" wide loading={pending}>
              {pending ? texts.pending : texts.submit}
            </Button>
          </Stack>
        </form>
      </section>
    </Card>
  );
}

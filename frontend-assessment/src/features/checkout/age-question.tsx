import { Card, Heading, Stack } from '@bearings/ui';
import { Checkbox } from '@bearings/ui/controls';
import { SubmitButton, useForm } from '@bearings/web';
import { checkoutTexts } from './checkout-texts';

const texts = checkoutTexts.age;

export interface AgeQuestionProps {
  age: number;
  /** Resolves when the answer has been sent. The page shows a failure. */
  onConfirm: () => Promise<unknown>;
}

/** Asks a buyer to confirm their age. Shown in place of the payment form. */
export function AgeQuestion({ age, onConfirm }: AgeQuestionProps) {
  const form = useForm({
    initial: { ageConfirmed: false },
    validate: ({ ageConfirmed }) => ({ ageConfirmed: ageConfirmed ? undefined : texts.missing(age) }),
    send: async () => {
      await onConfirm();
      return {};
    },
  });
  return (
    <Card padding="large" asChild>
      <section aria-labelledby="age">
        <form {...form.props}>
          <Stack gap={3}>
            <Heading level={2} size="small" id="age">
              {texts.title}
            </Heading>
            <Checkbox
              name="ageConfirmed"
              label={texts.label(age)}
              hint={texts.hint}
              error={form.errors.ageConfirmed}
              required
              checked={form.values.ageConfirmed}
              disabled={form.pending}
              onCheckedChange={(checked) => form.change({ ageConfirmed: checked })}
            />
            <SubmitButton form={form} wide>
              {form.pending ? texts.pending : texts.submit}
            </SubmitButton>
          </Stack>
        </form>
      </section>
    </Card>
  );
}

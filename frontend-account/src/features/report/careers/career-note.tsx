import { CHOICE_LIMITS, cleanText } from '@bearings/contracts';
import { Field, Textarea } from '@bearings/ui';
import { SubmitButton, useForm } from '@bearings/web';
import { useRef } from 'react';
import { choicesTexts } from './choices-texts';

const texts = choicesTexts.note;

interface CareerNoteProps {
  note: string;
  /** A text that the server rejected, which stays in the field. */
  refused: string | undefined;
  onSave: (note: string) => void;
}

/** The text field for the reader's own note on a career. */
export function CareerNote({ note, refused, onSave }: CareerNoteProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useForm({
    initial: { note: refused ?? note },
    send: (typed) => {
      onSave(cleanText(typed.note, false));
      return {};
    },
    onSent: () => {
      form.reset();
      // The Save button disappears after saving, so the text field gets the focus.
      field.current?.focus({ preventScroll: true });
    },
  });
  return (
    <details className="print:hidden" open={note !== '' || refused !== undefined || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-primary underline underline-offset-4">
        {texts.label}
      </summary>
      <form {...form.props} className="grid justify-items-start gap-2">
        <div className="w-full">
          <Field label={texts.label} hint={texts.hint}>
            <Textarea {...form.text('note')} ref={field} rows={2} maxLength={CHOICE_LIMITS.note} />
          </Field>
        </div>
        {cleanText(form.values.note, false) !== note && (
          <SubmitButton form={form} variant="secondary" size="small">
            {texts.save}
          </SubmitButton>
        )}
      </form>
    </details>
  );
}

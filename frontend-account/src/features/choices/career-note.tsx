import { CHOICE_LIMITS } from '@bearings/contracts';
import { Button, Field, Textarea } from '@bearings/ui';
import { useState } from 'react';
import { choicesTexts } from '../../texts/choices-texts';

const texts = choicesTexts.note;

/** The text field for the reader's own note on a career. */
export function CareerNote({ note, onSave }: { note: string; onSave: (note: string) => void }) {
  const [text, setText] = useState<string>();
  const shownText = text ?? note;
  return (
    <details className="print:hidden" open={note !== '' || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-primary underline underline-offset-4">
        {texts.label}
      </summary>
      <form
        className="grid justify-items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSave(shownText.trim());
          setText(undefined);
          // The Save button disappears after saving, so the text field gets the focus.
          event.currentTarget.querySelector('textarea')?.focus({ preventScroll: true });
        }}
      >
        <div className="w-full">
          <Field label={texts.label} hint={texts.hint}>
            <Textarea
              rows={2}
              maxLength={CHOICE_LIMITS.note}
              value={shownText}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Field>
        </div>
        {text !== undefined && text.trim() !== note && (
          <Button type="submit" variant="secondary" size="small">
            {texts.save}
          </Button>
        )}
      </form>
    </details>
  );
}

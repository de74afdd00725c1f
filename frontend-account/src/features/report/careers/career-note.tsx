import { CHOICE_LIMITS, cleanText } from '@bearings/contracts';
import { Button, Field, Textarea } from '@bearings/ui';
import { useState } from 'react';
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
  const [text, setText] = useState<string>();
  const shownText = text ?? refused ?? note;
  return (
    <details className="print:hidden" open={note !== '' || refused !== undefined || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-primary underline underline-offset-4">
        {texts.label}
      </summary>
      <form
        className="grid justify-items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSave(cleanText(shownText, false));
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
        {cleanText(shownText, false) !== note && (
          <Button type="submit" variant="secondary" size="small">
            {texts.save}
          </Button>
        )}
      </form>
    </details>
  );
}

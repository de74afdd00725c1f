import type { SubjectChoice } from '@bearings/domain';
import { Field, Note, VisuallyHidden } from '@bearings/ui';
import { Combobox } from '@bearings/ui/controls';
import { useRef, useState } from 'react';
import { ChosenList } from './chosen-list';
import { circumstancesTexts } from './circumstances-texts';
import { findSubjects } from './find-subjects';

const texts = circumstancesTexts.subjects;

interface SubjectFieldProps<Id extends string> {
  label: string;
  hint: string;
  subjects: readonly (SubjectChoice & { id: Id })[];
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
  /** Maximum number of subjects. */
  most: number;
  /** The typed text. The caller stores it. */
  text: string;
  onTextChange: (text: string) => void;
}

/** A field to choose subjects of a degree or of school. It searches while the person types. */
export function SubjectField<Id extends string>({
  label,
  hint,
  subjects,
  chosen,
  onChange,
  most,
  text,
  onTextChange,
}: SubjectFieldProps<Id>) {
  const frame = useRef<HTMLFieldSetElement>(null);
  const [lastChange, setLastChange] = useState('');
  const options = findSubjects(subjects, text, chosen);
  const status = options.length > 0 ? texts.count(options.length) : texts.none(text.trim());
  const isListFull = chosen.length >= most;

  const addSubject = (id: string) => {
    const addedSubject = subjects.find((subject) => subject.id === id);
    if (!addedSubject) return;
    setLastChange(circumstancesTexts.added(addedSubject.label));
    onTextChange('');
    onChange([...chosen, addedSubject.id]);
    // After the last possible subject the search field disappears, so the focus moves to the list.
    if (chosen.length + 1 === most) frame.current?.focus();
  };
  const removeSubject = (removed: { id: Id; label: string }) => {
    setLastChange(circumstancesTexts.removed(removed.label));
    onChange(chosen.filter((id) => id !== removed.id));
    frame.current?.focus();
  };

  return (
    <fieldset ref={frame} tabIndex={-1} aria-label={label} className="grid min-w-0 gap-3">
      {isListFull ? (
        <>
          <p className="ui-label">{label}</p>
          <Note>{texts.full(most)}</Note>
        </>
      ) : (
        <Field label={label} hint={hint}>
          <Combobox
            text={text}
            onTextChange={onTextChange}
            options={options}
            onChoose={({ value }) => addSubject(value)}
            listLabel={texts.found}
          />
        </Field>
      )}
      {chosen.length > 0 && (
        <ChosenList
          label={texts.chosen}
          items={subjects.filter(({ id }) => chosen.includes(id))}
          onRemove={removeSubject}
        />
      )}
      <output className="text-sm text-muted empty:hidden">{isListFull || text.trim() === '' ? '' : status}</output>
      <VisuallyHidden>
        <span aria-live="polite">{lastChange}</span>
      </VisuallyHidden>
    </fieldset>
  );
}

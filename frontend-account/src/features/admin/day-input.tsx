import { Field, Input } from '@bearings/ui';
import { useState } from 'react';

/** Matches a date with a four-digit year: while a year is typed, browsers also report the years 2, 20 and 202. */
const COMPLETE_DATE = /^2\d{3}-\d\d-\d\d$/;

interface DayInputProps {
  label: string;
  /** The date as YYYY-MM-DD, or an empty text. */
  value: string;
  onChange: (day: string) => void;
}

/** A date field that calls `onChange` only for complete dates and when it is cleared. */
export function DayInput({ label, value, onChange }: DayInputProps) {
  const [shown, setShown] = useState(value);
  const [typed, setTyped] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  return (
    <Field label={label}>
      <Input
        type="date"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value === '' || COMPLETE_DATE.test(target.value)) onChange(target.value);
        }}
        onBlur={() => setTyped(value)}
      />
    </Field>
  );
}

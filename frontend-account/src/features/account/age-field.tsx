import { Checkbox } from '@bearings/ui/controls';
import { accountTexts } from './account-texts';

const texts = accountTexts.age;

export interface AgeFieldProps {
  age: number;
  checked: boolean;
  disabled: boolean;
  /** True to show the error that the box must be ticked. */
  isMissing: boolean;
  onChange: (checked: boolean) => void;
}

/** Confirms that the person has reached the age that the operator requires. */
export function AgeField({ age, checked, disabled, isMissing, onChange }: AgeFieldProps) {
  return (
    <Checkbox
      name="ageConfirmed"
      label={texts.label(age)}
      hint={texts.hint}
      error={isMissing && !checked ? texts.missing(age) : undefined}
      required
      checked={checked}
      disabled={disabled}
      onCheckedChange={onChange}
    />
  );
}

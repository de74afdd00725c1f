import { Checkbox } from '@bearings/ui/controls';
import { accountTexts } from './account-texts';

const texts = accountTexts.age;

export interface AgeFieldProps {
  age: number;
  checked: boolean;
  disabled: boolean;
  error: string | undefined;
  onChange: (checked: boolean) => void;
}

/** Confirms that the person has reached the age that the operator requires. */
export function AgeField({ age, checked, disabled, error, onChange }: AgeFieldProps) {
  return (
    <Checkbox
      name="ageConfirmed"
      label={texts.label(age)}
      hint={texts.hint}
      error={error}
      required
      checked={checked}
      disabled={disabled}
      onCheckedChange={onChange}
    />
  );
}

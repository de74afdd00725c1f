import { FIELD_YEARS, FIELDS_OF_WORK } from '@bearings/domain';
import { Field } from '@bearings/ui';
import { Select } from '@bearings/ui/controls';
import { ChipQuestion } from '../chip-question';
import { circumstancesTexts } from '../circumstances-texts';
import type { ScreenProps } from '../screen';
import { experienceTexts } from './experience-texts';

const texts = experienceTexts.field;

const BLANK_OPTION = { value: 'blank', label: circumstancesTexts.situation.clear };
const FIELD_YEARS_OPTIONS = FIELD_YEARS.map(({ id, label }) => ({ value: id, label }));
const FIELD_OPTIONS = FIELDS_OF_WORK.map(({ id, name }) => ({ value: id, label: name }));

/** Asks in which field the person works or worked, and for how long; not of somebody whose jobs say so. */
export function FieldSection({ choices, onChange }: Pick<ScreenProps, 'choices' | 'onChange'>) {
  const { stage, field, fieldYears } = choices;
  return (
    <>
      <Field label={stage === 'returning' ? texts.before : texts.now} hint={texts.hint}>
        <Select
          options={field ? [...FIELD_OPTIONS, BLANK_OPTION] : FIELD_OPTIONS}
          value={field ?? ''}
          placeholder={circumstancesTexts.situation.unanswered}
          onValueChange={(value) => onChange({ field: FIELDS_OF_WORK.find(({ id }) => id === value)?.id ?? null })}
        />
      </Field>
      {field && (
        <ChipQuestion
          id="field-years"
          label={texts.years}
          options={FIELD_YEARS_OPTIONS}
          value={fieldYears}
          onValueChange={(value) => onChange({ fieldYears: FIELD_YEARS.find(({ id }) => id === value)?.id ?? null })}
        />
      )}
    </>
  );
}

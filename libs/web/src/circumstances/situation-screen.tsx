import {
  COUNTRIES,
  countryName,
  DEFAULT_COUNTRY,
  isCountry,
  QUALIFICATION_LEVELS,
  QUALIFICATION_NAMES,
  STAGES,
  TRAINING_TIMES,
  type Choice,
} from '@bearings/contracts';
import { Field } from '@bearings/ui';
import { RadioScale, Select } from '@bearings/ui/controls';
import { circumstancesTexts } from './circumstances-texts';
import type { ScreenProps } from './screen';

const texts = circumstancesTexts.situation;

const COUNTRY_OPTIONS = COUNTRIES.map((code) => ({ value: code, label: countryName(code) }));

/** The option that takes a chosen qualification back. */
const BLANK = 'blank';

const toOptions = (choices: readonly Choice[]) =>
  choices.map(({ id, label }) => ({ value: id, label }));

const STAGE_OPTIONS = toOptions(STAGES);
const TRAINING_OPTIONS = toOptions(TRAINING_TIMES);

interface ChipQuestionProps {
  id: string;
  label: string;
  options: readonly { value: string; label: string }[];
  value: string | null;
  onValueChange: (value: string | null) => void;
}

function ChipQuestion({ id, label, onValueChange, ...scale }: ChipQuestionProps) {
  return (
    <div className="grid gap-2">
      <p id={id} className="ui-label">
        {label}
      </p>
      <RadioScale
        {...scale}
        layout="chips"
        aria-labelledby={id}
        onValueChange={onValueChange}
        onClear={() => onValueChange(null)}
      />
    </div>
  );
}

/** Stage, highest qualification in the words of a country, and time for training. */
export function SituationScreen({ choices, onChange, country }: ScreenProps) {
  const studiedIn = choices.studiedIn ?? country;
  const names = QUALIFICATION_NAMES[isCountry(studiedIn) ? studiedIn : DEFAULT_COUNTRY];
  const levels = QUALIFICATION_LEVELS.map((level) => ({
    value: String(level),
    label: names[level],
  }));
  const blank = { value: BLANK, label: texts.clear };
  return (
    <div className="grid gap-6">
      <ChipQuestion
        id="stage"
        label={texts.stage}
        options={STAGE_OPTIONS}
        value={choices.stage}
        onValueChange={(value) =>
          onChange({ stage: STAGES.find(({ id }) => id === value)?.id ?? null })
        }
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={texts.qualification}>
          <Select
            options={choices.qualificationLevel ? [...levels, blank] : levels}
            value={String(choices.qualificationLevel ?? '')}
            placeholder={texts.unanswered}
            onValueChange={(value) =>
              onChange({
                qualificationLevel:
                  QUALIFICATION_LEVELS.find((level) => String(level) === value) ?? null,
              })
            }
          />
        </Field>
        <Field label={texts.studiedIn}>
          <Select
            options={COUNTRY_OPTIONS}
            value={studiedIn}
            onValueChange={(value) => onChange({ studiedIn: value })}
          />
        </Field>
      </div>
      <ChipQuestion
        id="training"
        label={texts.training}
        options={TRAINING_OPTIONS}
        value={choices.training}
        onValueChange={(value) =>
          onChange({ training: TRAINING_TIMES.find(({ id }) => id === value)?.id ?? null })
        }
      />
    </div>
  );
}

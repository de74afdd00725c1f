import {
  chooseAskedSubjectKind,
  isAskedForFieldOfWork,
  COUNTRIES,
  getCountryName,
  DEFAULT_COUNTRY,
  FIELD_YEARS,
  FIELDS_OF_WORK,
  isCountry,
  MAX_SCHOOL_SUBJECTS,
  MAX_SUBJECTS,
  QUALIFICATION_LEVELS,
  QUALIFICATION_NAMES,
  SCHOOL_SUBJECTS,
  STAGES,
  SUBJECTS,
  TRAINING_TIMES,
  US,
  type Choice,
} from '@bearings/domain';
import { Field } from '@bearings/ui';
import { Select } from '@bearings/ui/controls';
import { ChipQuestion } from './chip-question';
import { circumstancesTexts } from './circumstances-texts';
import type { ScreenProps } from './screen';
import { SubjectField } from './subject-field';

const { situation: texts, subjects: subjectTexts } = circumstancesTexts;

const COUNTRY_OPTIONS = COUNTRIES.map((code) => ({ value: code, label: getCountryName(code) }));

const BLANK_OPTION = { value: 'blank', label: texts.clear };

const toOptions = (choices: readonly Choice[]) => choices.map(({ id, label }) => ({ value: id, label }));

const STAGE_OPTIONS = toOptions(STAGES);
const TRAINING_OPTIONS = toOptions(TRAINING_TIMES);
const FIELD_YEARS_OPTIONS = toOptions(FIELD_YEARS);
const FIELD_OPTIONS = FIELDS_OF_WORK.map(({ id, name }) => ({ value: id, label: name }));
const US_SUBJECTS = SUBJECTS.map(({ us, ...subject }) => ({ ...subject, label: us }));

/** Asks for the subjects of a degree or of school. Renders nothing if neither applies. */
function StudySubjects({ choices, onChange, country }: ScreenProps) {
  const subjectKinds = chooseAskedSubjectKind(choices);
  const search = {
    text: choices.subjectSearch,
    onTextChange: (subjectSearch: string) => onChange({ subjectSearch }),
  };
  if (subjectKinds === 'school') {
    return (
      <SubjectField
        {...search}
        label={subjectTexts.school}
        hint={subjectTexts.schoolHint}
        subjects={SCHOOL_SUBJECTS}
        most={MAX_SCHOOL_SUBJECTS}
        chosen={choices.schoolSubjects}
        onChange={(schoolSubjects) => onChange({ schoolSubjects })}
      />
    );
  }
  if (subjectKinds === null) return null;
  return (
    <SubjectField
      {...search}
      label={choices.stage === 'student' ? subjectTexts.studies : subjectTexts.studied}
      hint={subjectTexts.hint}
      subjects={(choices.studiedIn ?? country) === US ? US_SUBJECTS : SUBJECTS}
      most={MAX_SUBJECTS}
      chosen={choices.subjects}
      onChange={(subjects) => onChange({ subjects })}
    />
  );
}

/** Asks in which field of work the person works or worked, and for how long. */
function WorkQuestions({ choices, onChange }: Pick<ScreenProps, 'choices' | 'onChange'>) {
  const { stage, field, fieldYears } = choices;
  return (
    <>
      <Field label={stage === 'returning' ? texts.field.before : texts.field.now} hint={texts.fieldHint}>
        <Select
          options={field ? [...FIELD_OPTIONS, BLANK_OPTION] : FIELD_OPTIONS}
          value={field ?? ''}
          placeholder={texts.unanswered}
          onValueChange={(value) => onChange({ field: FIELDS_OF_WORK.find(({ id }) => id === value)?.id ?? null })}
        />
      </Field>
      {field && (
        <ChipQuestion
          id="field-years"
          label={texts.fieldYears}
          options={FIELD_YEARS_OPTIONS}
          value={fieldYears}
          onValueChange={(value) => onChange({ fieldYears: FIELD_YEARS.find(({ id }) => id === value)?.id ?? null })}
        />
      )}
    </>
  );
}

/**
 * Asks for the stage of life or work, the highest qualification by its name in a country, the
 * subjects, the field of work, and the acceptable training time.
 */
export function SituationScreen(props: ScreenProps) {
  const { choices, onChange, country } = props;
  const studiedIn = choices.studiedIn ?? country;
  const names = QUALIFICATION_NAMES[isCountry(studiedIn) ? studiedIn : DEFAULT_COUNTRY];
  const levels = QUALIFICATION_LEVELS.map((level) => ({
    value: String(level),
    label: names[level],
  }));
  return (
    <div className="grid gap-6">
      <ChipQuestion
        id="stage"
        label={texts.stage}
        options={STAGE_OPTIONS}
        value={choices.stage}
        onValueChange={(value) => onChange({ stage: STAGES.find(({ id }) => id === value)?.id ?? null })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={texts.qualification}>
          <Select
            options={choices.qualificationLevel ? [...levels, BLANK_OPTION] : levels}
            value={String(choices.qualificationLevel ?? '')}
            placeholder={texts.unanswered}
            onValueChange={(value) =>
              onChange({
                qualificationLevel: QUALIFICATION_LEVELS.find((level) => String(level) === value) ?? null,
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
      <StudySubjects key={chooseAskedSubjectKind(choices)} {...props} />
      {isAskedForFieldOfWork(choices) && <WorkQuestions choices={choices} onChange={onChange} />}
      <ChipQuestion
        id="training"
        label={texts.training}
        options={TRAINING_OPTIONS}
        value={choices.training}
        onValueChange={(value) => onChange({ training: TRAINING_TIMES.find(({ id }) => id === value)?.id ?? null })}
      />
    </div>
  );
}

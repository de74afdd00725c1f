import {
  chooseAskedSubjectKind,
  COUNTRIES,
  getCountryName,
  DEFAULT_COUNTRY,
  findCertificate,
  isCountry,
  listPlaces,
  listQualifications,
  MAX_SCHOOL_SUBJECTS,
  MAX_SUBJECTS,
  QUALIFICATION_NAMES,
  SCHOOL_SUBJECTS,
  STAGES,
  SUBJECTS,
  TRAINING_TIMES,
  US,
  type Choice,
  type CountryCode,
  type QualificationChoice,
} from '@bearings/domain';
import { Field } from '@bearings/ui';
import { Select } from '@bearings/ui/controls';
import { ChipQuestion } from './chip-question';
import type { Choices } from './choices';
import { circumstancesTexts } from './circumstances-texts';
import type { ScreenProps } from './screen';
import { SubjectField } from './subject-field';

const { situation: texts, subjects: subjectTexts } = circumstancesTexts;

const COUNTRY_OPTIONS = COUNTRIES.map((code) => ({ value: code, label: getCountryName(code) }));

const BLANK_OPTION = { value: 'blank', label: texts.clear };

const toOptions = (choices: readonly Choice[]) => choices.map(({ id, label }) => ({ value: id, label }));

const STAGE_OPTIONS = toOptions(STAGES);
const TRAINING_OPTIONS = toOptions(TRAINING_TIMES);
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

const toOption = ({ level, certificate, name }: QualificationChoice) => ({
  value: certificate ?? String(level),
  label: name,
});

/**
 * Returns the qualifications of a country. If a level is chosen whose certificate is unknown or of another country, the
 * level's own name is among them, so that the choice stays visible.
 */
function listQualificationChoices({ qualificationLevel, certificate }: Choices, country: CountryCode) {
  const qualifications = listQualifications(country);
  if (qualificationLevel === null || findCertificate(certificate)?.country === country) return qualifications;
  const first = qualifications.findIndex(({ level }) => level === qualificationLevel);
  return qualifications[first]?.certificate === null
    ? qualifications
    : qualifications.toSpliced(first, 0, {
        level: qualificationLevel,
        certificate: null,
        name: QUALIFICATION_NAMES[country][qualificationLevel],
      });
}

/** Returns whether this is what the person chose: their certificate, else their level without one. */
const isChosen = (each: QualificationChoice, { qualificationLevel, certificate }: Choices): boolean =>
  each.level === qualificationLevel && (each.certificate === null || each.certificate === certificate);

/** Asks for the state or province in countries where licences or pay differ by it. Renders nothing elsewhere. */
function PlaceQuestion({ choices, onChange, country }: Pick<ScreenProps, 'choices' | 'onChange' | 'country'>) {
  const places = listPlaces(country);
  if (places.length === 0) return null;
  const options = places.map(({ id, name }) => ({ value: id, label: name }));
  const place = places.find(({ id }) => id === choices.place);
  return (
    <Field label={country === US ? texts.place.state : texts.place.province} hint={texts.place.hint}>
      <Select
        options={place ? [...options, BLANK_OPTION] : options}
        value={place?.id ?? ''}
        placeholder={texts.unanswered}
        onValueChange={(value) => onChange({ place: places.find(({ id }) => id === value)?.id ?? null })}
      />
    </Field>
  );
}

/**
 * Asks for the stage of life or work, the highest qualification by its name in a country, the
 * subjects, and the acceptable training time.
 */
export function SituationScreen(props: ScreenProps) {
  const { choices, onChange, country } = props;
  const studiedIn = choices.studiedIn ?? country;
  const qualifications = listQualificationChoices(choices, isCountry(studiedIn) ? studiedIn : DEFAULT_COUNTRY);
  const chosen = qualifications.find((each) => isChosen(each, choices));
  return (
    <div className="grid gap-6">
      <ChipQuestion
        id="stage"
        label={texts.stage}
        options={STAGE_OPTIONS}
        value={choices.stage}
        onValueChange={(value) => onChange({ stage: STAGES.find(({ id }) => id === value)?.id ?? null })}
      />
      <PlaceQuestion choices={choices} onChange={onChange} country={country} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={texts.qualification}>
          <Select
            options={[...qualifications.map(toOption), ...(chosen ? [BLANK_OPTION] : [])]}
            value={chosen ? toOption(chosen).value : ''}
            placeholder={texts.unanswered}
            onValueChange={(value) => {
              const found = qualifications.find((each) => toOption(each).value === value);
              onChange({ qualificationLevel: found?.level ?? null, certificate: found?.certificate ?? null });
            }}
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

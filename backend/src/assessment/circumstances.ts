// Parses the answers to the optional circumstances step of a submission: interests, stage of education or career,
// qualifications, work, training and deal-breakers.
import { type Circumstances, isRecord } from '@bearings/contracts';
import {
  DEAL_BREAKERS,
  FIELD_YEARS,
  FIELDS_OF_WORK,
  getInterest,
  type InterestAnswer,
  type InterestAnswers,
  INTEREST_ANSWERS,
  MAX_FIELDS_LEFT_OUT,
  MAX_JOBS_IN_MIND,
  MAX_SCHOOL_SUBJECTS,
  MAX_SUBJECTS,
  QUALIFICATION_LEVELS,
  SCHOOL_SUBJECTS,
  SPLIT_TILES,
  STAGES,
  SUBJECTS,
  TILES,
  TRAINING_TIMES,
  WORK_FIELDS,
} from '@bearings/domain';
import { occupationByCode } from '@bearings/career-data';
import { createParseFailure, type Parsed } from '../platform/http/parsed.js';
import { parseExperience } from './experience.js';
import { listIds, parseChoice, parseDistinctTexts, parseIds, parseParts, quoteIfHarmless } from './parse-choices.js';

const CIRCUMSTANCES_FIELD = 'circumstances';

const INTEREST_TILE_IDS = [...listIds(TILES), ...listIds(SPLIT_TILES)];

/** The parts that a submission may contain. The type makes the compiler report a missing part of `Circumstances`. */
const CIRCUMSTANCE_PARTS: { [Part in keyof Required<Circumstances>]: true } = {
  interests: true,
  stage: true,
  qualificationLevel: true,
  subjects: true,
  schoolSubjects: true,
  field: true,
  fieldYears: true,
  training: true,
  dealBreakers: true,
  fieldsLeftOut: true,
  jobsInMind: true,
  experience: true,
  sorted: true,
};

/**
 * Returns the circumstances of a submission from any JSON value; never throws. Chosen ids are sorted as in the
 * contract, so that equal circumstances are equal as JSON; empty lists are left out. Sorted careers are ignored, because
 * only `parseSortedCareers` accepts them. An error contains the path of the first invalid field, such as
 * `circumstances.interests.care`.
 */
export function parseCircumstances(input: unknown): Parsed<Circumstances> {
  const parts = parseParts(CIRCUMSTANCES_FIELD, CIRCUMSTANCES_FIELD, input, CIRCUMSTANCE_PARTS);
  if (!parts.ok) return parts;
  const sent = parts.value;
  const field = (part: keyof Circumstances) => `${CIRCUMSTANCES_FIELD}.${part}`;

  const interests = parseInterests(sent.interests);
  if (!interests.ok) return interests;
  const stage = parseChoice(field('stage'), sent.stage, listIds(STAGES));
  if (!stage.ok) return stage;
  const level = parseChoice(field('qualificationLevel'), sent.qualificationLevel, QUALIFICATION_LEVELS);
  if (!level.ok) return level;
  const subjects = parseIds(field('subjects'), sent.subjects, listIds(SUBJECTS), MAX_SUBJECTS);
  if (!subjects.ok) return subjects;
  const schoolSubjects = parseIds(
    field('schoolSubjects'),
    sent.schoolSubjects,
    listIds(SCHOOL_SUBJECTS),
    MAX_SCHOOL_SUBJECTS,
  );
  if (!schoolSubjects.ok) return schoolSubjects;
  const fieldOfWork = parseChoice(field('field'), sent.field, listIds(FIELDS_OF_WORK));
  if (!fieldOfWork.ok) return fieldOfWork;
  const fieldYears = parseChoice(field('fieldYears'), sent.fieldYears, listIds(FIELD_YEARS));
  if (!fieldYears.ok) return fieldYears;
  const training = parseChoice(field('training'), sent.training, listIds(TRAINING_TIMES));
  if (!training.ok) return training;
  const dealBreakers = parseIds(field('dealBreakers'), sent.dealBreakers, listIds(DEAL_BREAKERS));
  if (!dealBreakers.ok) return dealBreakers;
  const fieldsLeftOut = parseIds(field('fieldsLeftOut'), sent.fieldsLeftOut, listIds(WORK_FIELDS), MAX_FIELDS_LEFT_OUT);
  if (!fieldsLeftOut.ok) return fieldsLeftOut;
  const jobsInMind = parseJobsInMind(field('jobsInMind'), sent.jobsInMind);
  if (!jobsInMind.ok) return jobsInMind;
  const experience = parseExperience(field('experience'), sent.experience);
  if (!experience.ok) return experience;

  const value: Circumstances = { interests: interests.value };
  if (stage.value !== undefined) value.stage = stage.value;
  if (level.value !== undefined) value.qualificationLevel = level.value;
  if (subjects.value.length > 0) value.subjects = subjects.value;
  if (schoolSubjects.value.length > 0) value.schoolSubjects = schoolSubjects.value;
  if (fieldOfWork.value !== undefined) value.field = fieldOfWork.value;
  if (fieldYears.value !== undefined) value.fieldYears = fieldYears.value;
  if (training.value !== undefined) value.training = training.value;
  if (dealBreakers.value.length > 0) value.dealBreakers = dealBreakers.value;
  if (fieldsLeftOut.value.length > 0) value.fieldsLeftOut = fieldsLeftOut.value;
  if (jobsInMind.value.length > 0) value.jobsInMind = jobsInMind.value;
  if (experience.value !== undefined) value.experience = experience.value;
  return { ok: true, value };
}

function parseInterests(input: unknown): Parsed<Circumstances['interests']> {
  const field = `${CIRCUMSTANCES_FIELD}.interests`;
  if (input === undefined) return { ok: true, value: {} };
  if (!isRecord(input)) return createParseFailure(field, 'The interests must be an object.');
  const unknownTile = Object.keys(input).find((id) => !INTEREST_TILE_IDS.some((tile) => tile === id));
  if (unknownTile !== undefined)
    return createParseFailure(field, `${quoteIfHarmless(unknownTile)} is not one of the tiles.`);
  const answers: InterestAnswers = {};
  for (const tile of INTEREST_TILE_IDS) {
    if (!Object.hasOwn(input, tile)) continue;
    const interest = INTEREST_ANSWERS.find((each: InterestAnswer) => each === input[tile]);
    if (interest === undefined) {
      return createParseFailure(`${field}.${tile}`, `The answer to ${tile} must be ${INTEREST_ANSWERS.join(' or ')}.`);
    }
    answers[tile] = interest;
  }
  const value: Circumstances['interests'] = {};
  for (const { id } of TILES) {
    const interest = getInterest(answers, id);
    if (interest !== undefined) value[id] = interest;
  }
  return { ok: true, value };
}

function parseJobsInMind(field: string, input: unknown): Parsed<string[]> {
  const parsedCodes = parseDistinctTexts(field, input, MAX_JOBS_IN_MIND);
  if (!parsedCodes.ok) return parsedCodes;
  const unknownCode = parsedCodes.value.find((code) => occupationByCode(code) === undefined);
  if (unknownCode !== undefined)
    return createParseFailure(field, `${quoteIfHarmless(unknownCode)} is not one of our occupations.`);
  return { ok: true, value: [...parsedCodes.value] };
}

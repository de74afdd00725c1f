// Parses the answers to the optional circumstances step of a submission: interests, stage of education or career,
// qualifications, work, training and deal-breakers.
import { type Circumstances, isRecord } from '@bearings/contracts';
import {
  DEAL_BREAKERS,
  FIELD_YEARS,
  FIELDS_OF_WORK,
  type InterestAnswer,
  INTEREST_ANSWERS,
  MAX_FIELDS_LEFT_OUT,
  MAX_JOBS_IN_MIND,
  MAX_SCHOOL_SUBJECTS,
  MAX_SUBJECTS,
  QUALIFICATION_LEVELS,
  SCHOOL_SUBJECTS,
  STAGES,
  SUBJECTS,
  TILES,
  TRAINING_TIMES,
  WORK_FIELDS,
} from '@bearings/domain';
import { occupationByCode } from '@bearings/career-data';
import { createParseFailure, type Parsed } from './responses.js';

const CIRCUMSTANCES_FIELD = 'circumstances';

const listIds = <Id extends string>(choices: readonly { id: Id }[]): Id[] => choices.map(({ id }) => id);

const INTEREST_TILE_IDS = listIds(TILES);

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
};

/**
 * Returns the circumstances of a submission from any JSON value; never throws. Chosen ids are sorted as in the
 * contract, so that equal circumstances are equal as JSON; empty lists are left out. An error contains the path of the
 * first invalid field, such as `circumstances.interests.care`.
 */
export function parseCircumstances(input: unknown): Parsed<Circumstances> {
  if (!isRecord(input)) return createParseFailure(CIRCUMSTANCES_FIELD, 'The circumstances must be an object.');
  const unknownPart = Object.keys(input).find((part) => !Object.hasOwn(CIRCUMSTANCE_PARTS, part));
  if (unknownPart !== undefined)
    return createParseFailure(CIRCUMSTANCES_FIELD, `${quoteIfHarmless(unknownPart)} is no part of circumstances.`);

  const interests = parseInterests(input['interests']);
  if (!interests.ok) return interests;
  const stage = parseChoice('stage', input['stage'], listIds(STAGES));
  if (!stage.ok) return stage;
  const level = parseChoice('qualificationLevel', input['qualificationLevel'], QUALIFICATION_LEVELS);
  if (!level.ok) return level;
  const subjects = parseIds('subjects', input['subjects'], listIds(SUBJECTS), MAX_SUBJECTS);
  if (!subjects.ok) return subjects;
  const schoolSubjects = parseIds(
    'schoolSubjects',
    input['schoolSubjects'],
    listIds(SCHOOL_SUBJECTS),
    MAX_SCHOOL_SUBJECTS,
  );
  if (!schoolSubjects.ok) return schoolSubjects;
  const field = parseChoice('field', input['field'], listIds(FIELDS_OF_WORK));
  if (!field.ok) return field;
  const fieldYears = parseChoice('fieldYears', input['fieldYears'], listIds(FIELD_YEARS));
  if (!fieldYears.ok) return fieldYears;
  const training = parseChoice('training', input['training'], listIds(TRAINING_TIMES));
  if (!training.ok) return training;
  const dealBreakers = parseIds('dealBreakers', input['dealBreakers'], listIds(DEAL_BREAKERS));
  if (!dealBreakers.ok) return dealBreakers;
  const fieldsLeftOut = parseIds('fieldsLeftOut', input['fieldsLeftOut'], listIds(WORK_FIELDS), MAX_FIELDS_LEFT_OUT);
  if (!fieldsLeftOut.ok) return fieldsLeftOut;
  const jobsInMind = parseJobsInMind(input['jobsInMind']);
  if (!jobsInMind.ok) return jobsInMind;

  const value: Circumstances = { interests: interests.value };
  if (stage.value !== undefined) value.stage = stage.value;
  if (level.value !== undefined) value.qualificationLevel = level.value;
  if (subjects.value.length > 0) value.subjects = subjects.value;
  if (schoolSubjects.value.length > 0) value.schoolSubjects = schoolSubjects.value;
  if (field.value !== undefined) value.field = field.value;
  if (fieldYears.value !== undefined) value.fieldYears = fieldYears.value;
  if (training.value !== undefined) value.training = training.value;
  if (dealBreakers.value.length > 0) value.dealBreakers = dealBreakers.value;
  if (fieldsLeftOut.value.length > 0) value.fieldsLeftOut = fieldsLeftOut.value;
  if (jobsInMind.value.length > 0) value.jobsInMind = jobsInMind.value;
  return { ok: true, value };
}

/** Returns the input in quotes for an error message if it is short and plain; otherwise a general phrase. */
function quoteIfHarmless(sent: unknown): string {
  return typeof sent === 'string' && /^[\w.-]{1,20}$/.test(sent) ? `"${sent}"` : 'What was sent';
}

function parseInterests(input: unknown): Parsed<Circumstances['interests']> {
  const field = `${CIRCUMSTANCES_FIELD}.interests`;
  if (input === undefined) return { ok: true, value: {} };
  if (!isRecord(input)) return createParseFailure(field, 'The interests must be an object.');
  const unknownTile = Object.keys(input).find((id) => !INTEREST_TILE_IDS.some((tile) => tile === id));
  if (unknownTile !== undefined)
    return createParseFailure(field, `${quoteIfHarmless(unknownTile)} is not one of the tiles.`);
  const value: Circumstances['interests'] = {};
  for (const tile of INTEREST_TILE_IDS) {
    if (!Object.hasOwn(input, tile)) continue;
    const interest = INTEREST_ANSWERS.find((each: InterestAnswer) => each === input[tile]);
    if (interest === undefined) {
      return createParseFailure(`${field}.${tile}`, `The answer to ${tile} must be ${INTEREST_ANSWERS.join(' or ')}.`);
    }
    value[tile] = interest;
  }
  return { ok: true, value };
}

/** Parses one value of a fixed list. Returns undefined if none was sent. */
function parseChoice<T extends string | number>(
  part: string,
  input: unknown,
  choices: readonly T[],
): Parsed<T | undefined> {
  if (input === undefined) return { ok: true, value: undefined };
  const value = choices.find((choice) => choice === input);
  if (value !== undefined) return { ok: true, value };
  return createParseFailure(`${CIRCUMSTANCES_FIELD}.${part}`, `The ${part} must be one of ${choices.join(', ')}.`);
}

/** Parses several values of a fixed list and returns them in its order; an empty list if none were sent. */
function parseIds<Id extends string>(
  part: string,
  input: unknown,
  ids: readonly Id[],
  most = ids.length,
): Parsed<Id[]> {
  const field = `${CIRCUMSTANCES_FIELD}.${part}`;
  const parsedIds = parseDistinctTexts(field, input, most);
  if (!parsedIds.ok) return parsedIds;
  const unknownId = parsedIds.value.find((each) => !ids.some((id) => id === each));
  if (unknownId !== undefined)
    return createParseFailure(field, `${quoteIfHarmless(unknownId)} is not one of the ${part}.`);
  return { ok: true, value: ids.filter((id) => parsedIds.value.includes(id)) };
}

function parseJobsInMind(input: unknown): Parsed<string[]> {
  const field = `${CIRCUMSTANCES_FIELD}.jobsInMind`;
  const parsedCodes = parseDistinctTexts(field, input, MAX_JOBS_IN_MIND);
  if (!parsedCodes.ok) return parsedCodes;
  const unknownCode = parsedCodes.value.find((code) => occupationByCode(code) === undefined);
  if (unknownCode !== undefined)
    return createParseFailure(field, `${quoteIfHarmless(unknownCode)} is not one of our occupations.`);
  return { ok: true, value: [...parsedCodes.value] };
}

/** Parses a list of texts without duplicates; returns an empty list if none were sent. */
function parseDistinctTexts(field: string, input: unknown, most: number): Parsed<readonly string[]> {
  if (input === undefined) return { ok: true, value: [] };
  if (!Array.isArray(input)) return createParseFailure(field, 'This must be a list.');
  if (input.length > most) return createParseFailure(field, `At most ${most} can be named.`);
  const value: string[] = [];
  const items: readonly unknown[] = input;
  for (const item of items) {
    if (typeof item !== 'string') return createParseFailure(field, 'Each entry of the list must be a text.');
    if (value.includes(item)) return createParseFailure(field, `${quoteIfHarmless(item)} is named more than once.`);
    value.push(item);
  }
  return { ok: true, value };
}

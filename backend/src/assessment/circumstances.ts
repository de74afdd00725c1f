// Parses the answers to the optional circumstances step of a submission: interests, stage of education or career,
// qualifications, work, training and deal-breakers.
import { type Circumstances, isRecord, type KeptJob } from '@bearings/contracts';
import {
  COUNTRIES,
  CERTIFICATES,
  DEAL_BREAKERS,
  FIELD_YEARS,
  FIELDS_OF_WORK,
  findCertificate,
  getInterest,
  type InterestAnswer,
  type InterestAnswers,
  INTEREST_ANSWERS,
  JOB_CONDITIONS,
  MAX_FIELDS_LEFT_OUT,
  MAX_JOBS_IN_MIND,
  MAX_KEPT_JOBS,
  MAX_SCHOOL_SUBJECTS,
  MAX_SUBJECTS,
  PAY_FLOOR_LIMITS,
  PLACES,
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
import {
  listIds,
  parseChoice,
  parseDistinctTexts,
  parseIds,
  parseList,
  parseParts,
  quoteIfHarmless,
} from './parse-choices.js';

const CIRCUMSTANCES_FIELD = 'circumstances';

const INTEREST_TILE_IDS = [...listIds(TILES), ...listIds(SPLIT_TILES)];

/** Parses one part of the circumstances. Its value is undefined if nothing was chosen. */
type PartParser<Value> = (field: string, input: unknown) => Parsed<Value | undefined>;

const oneOf =
  <Id extends string | number>(ids: readonly Id[]): PartParser<Id> =>
  (field, input) =>
    parseChoice(field, input, ids);

const someOf =
  <Id extends string>(ids: readonly Id[], most?: number): PartParser<Id[]> =>
  (field, input) =>
    omitEmpty(parseIds(field, input, ids, most));

/** The parts that a submission may contain, in the order in which they are parsed. */
const PART_PARSERS: { readonly [Part in keyof Required<Circumstances>]: PartParser<Circumstances[Part]> } = {
  interests: parseInterests,
  stage: oneOf(listIds(STAGES)),
  qualificationLevel: oneOf(QUALIFICATION_LEVELS),
  certificate: oneOf(listIds(CERTIFICATES)),
  place: oneOf(listIds(PLACES)),
  subjects: someOf(listIds(SUBJECTS), MAX_SUBJECTS),
  schoolSubjects: someOf(listIds(SCHOOL_SUBJECTS), MAX_SCHOOL_SUBJECTS),
  field: oneOf(listIds(FIELDS_OF_WORK)),
  fieldYears: oneOf(listIds(FIELD_YEARS)),
  training: oneOf(listIds(TRAINING_TIMES)),
  dealBreakers: someOf(listIds(DEAL_BREAKERS)),
  fieldsLeftOut: someOf(listIds(WORK_FIELDS), MAX_FIELDS_LEFT_OUT),
  conditions: someOf(listIds(JOB_CONDITIONS)),
  payFloor: parsePayFloor,
  jobsInMind: parseJobsInMind,
  keptJobs: parseKeptJobs,
  experience: parseExperience,
  // Only `parseSortedCareers` accepts them.
  sorted: () => ({ ok: true, value: undefined }),
};

const KEPT_JOB_PARTS: { [Part in keyof Required<KeptJob>]: true } = {
  occupation: true,
  dealBreaker: true,
  isKept: true,
};

const PAY_FLOOR_PARTS: { [Part in keyof Required<NonNullable<Circumstances['payFloor']>>]: true } = {
  yearly: true,
  country: true,
};

/**
 * Returns the circumstances of a submission from any JSON value; never throws. Chosen ids are sorted as in the
 * contract, so that equal circumstances are equal as JSON; empty lists are left out. An error contains the path of the
 * first invalid field, such as `circumstances.interests.care`.
 */
export function parseCircumstances(input: unknown): Parsed<Circumstances> {
  const parts = parseParts(CIRCUMSTANCES_FIELD, CIRCUMSTANCES_FIELD, input, PART_PARSERS);
  if (!parts.ok) return parts;
  const value: Circumstances = { interests: {} };
  for (const [part, parse] of Object.entries(PART_PARSERS)) {
    const parsed = parse(`${CIRCUMSTANCES_FIELD}.${part}`, parts.value[part]);
    if (!parsed.ok) return parsed;
    if (parsed.value !== undefined) Object.assign(value, { [part]: parsed.value });
  }
  const { certificate, qualificationLevel } = value;
  if (certificate !== undefined && findCertificate(certificate)?.level !== qualificationLevel) {
    return createParseFailure(
      `${CIRCUMSTANCES_FIELD}.certificate`,
      'The certificate must be of the qualificationLevel.',
    );
  }
  return { ok: true, value: withoutUnaskedJobs(value) };
}

const omitEmpty = <Item>(list: Parsed<Item[]>): Parsed<Item[] | undefined> =>
  list.ok && list.value.length === 0 ? { ok: true, value: undefined } : list;

function parseInterests(field: string, input: unknown): Parsed<Circumstances['interests']> {
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

function parsePayFloor(field: string, input: unknown): Parsed<Circumstances['payFloor']> {
  if (input === undefined) return { ok: true, value: undefined };
  const parts = parseParts(field, 'pay', input, PAY_FLOOR_PARTS);
  if (!parts.ok) return parts;
  const { yearly } = parts.value;
  const country = parseChoice(`${field}.country`, parts.value.country, COUNTRIES);
  if (!country.ok) return country;
  if (country.value === undefined) return createParseFailure(`${field}.country`, 'Pay needs its country.');
  const { least, most } = PAY_FLOOR_LIMITS;
  if (typeof yearly !== 'number' || !Number.isInteger(yearly) || yearly < least || yearly > most)
    return createParseFailure(`${field}.yearly`, `This must be a whole number from ${least} to ${most}.`);
  return { ok: true, value: { yearly, country: country.value } };
}

function parseJobsInMind(field: string, input: unknown): Parsed<string[] | undefined> {
  const parsedCodes = parseDistinctTexts(field, input, MAX_JOBS_IN_MIND);
  if (!parsedCodes.ok) return parsedCodes;
  const unknownCode = parsedCodes.value.find((code) => occupationByCode(code) === undefined);
  if (unknownCode !== undefined)
    return createParseFailure(field, `${quoteIfHarmless(unknownCode)} is not one of our occupations.`);
  return omitEmpty({ ok: true, value: [...parsedCodes.value] });
}

/** Parses whether jobs stay in the list despite a deal-breaker. */
function parseKeptJobs(field: string, input: unknown): Parsed<KeptJob[] | undefined> {
  const items = parseList(field, input, MAX_KEPT_JOBS);
  if (!items.ok) return items;
  const answers: KeptJob[] = [];
  for (const item of items.value) {
    const answer = parseKeptJob(field, item);
    if (!answer.ok) return answer;
    if (answers.some((each) => isSameQuestion(each, answer.value)))
      return createParseFailure(field, 'A job and a deal-breaker are answered more than once.');
    answers.push(answer.value);
  }
  return omitEmpty({ ok: true, value: answers });
}

/**
 * Sorts the answers on kept jobs. Leaves out those about a job that the person does not name, or about a deal-breaker
 * that they did not choose, because nobody asks for them.
 */
function withoutUnaskedJobs({ keptJobs = [], ...others }: Circumstances): Circumstances {
  const { jobsInMind = [], dealBreakers = [], experience } = others;
  const named = new Set([...jobsInMind, ...(experience?.jobs ?? []).map(({ occupation }) => occupation)]);
  const asked = [...named].flatMap((occupation) =>
    dealBreakers.flatMap((dealBreaker) =>
      keptJobs.filter((answer) => isSameQuestion(answer, { occupation, dealBreaker })),
    ),
  );
  return asked.length > 0 ? { ...others, keptJobs: asked } : others;
}

function parseKeptJob(field: string, input: unknown): Parsed<KeptJob> {
  const parts = parseParts(field, 'answer', input, KEPT_JOB_PARTS);
  if (!parts.ok) return parts;
  const { occupation, isKept } = parts.value;
  if (typeof occupation !== 'string' || occupationByCode(occupation) === undefined)
    return createParseFailure(`${field}.occupation`, `${quoteIfHarmless(occupation)} is not one of our occupations.`);
  const dealBreaker = parseChoice(`${field}.dealBreaker`, parts.value.dealBreaker, listIds(DEAL_BREAKERS));
  if (!dealBreaker.ok) return dealBreaker;
  if (dealBreaker.value === undefined)
    return createParseFailure(`${field}.dealBreaker`, 'The deal-breaker is missing.');
  if (typeof isKept !== 'boolean') return createParseFailure(`${field}.isKept`, 'isKept must be true or false.');
  return { ok: true, value: { occupation, dealBreaker: dealBreaker.value, isKept } };
}

type KeptJobQuestion = Pick<KeptJob, 'occupation' | 'dealBreaker'>;

const isSameQuestion = (one: KeptJobQuestion, other: KeptJobQuestion): boolean =>
  one.occupation === other.occupation && one.dealBreaker === other.dealBreaker;

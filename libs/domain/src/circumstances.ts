// Choices of the assessment's optional step: interests, stage, education, field of work, accepted training,
// deal-breakers, and careers that the person names.
import { WORK_FIELDS } from './work-fields.js';

/** A choice in a list: the id that is sent and stored, and its label. */
export interface Choice {
  id: string;
  label: string;
}

/** Working conditions that a person may exclude. The matching tables have the same order. */
export const DEAL_BREAKERS = [
  { id: 'blood', label: 'Blood and bodily care' },
  { id: 'heights', label: 'Working at heights' },
  { id: 'shifts', label: 'Nights and shifts' },
  { id: 'travel', label: 'Much driving or travel' },
  { id: 'selling', label: 'Selling to strangers' },
  { id: 'lifting', label: 'Heavy lifting' },
  { id: 'desk', label: 'At a desk all day' },
  { id: 'conflict', label: 'Conflict and aggression' },
  { id: 'public', label: 'Speaking or performing in public' },
  { id: 'weather', label: 'Outdoors in all weathers' },
  { id: 'dirt', label: 'Dirt, noise and fumes' },
  { id: 'distress', label: 'Illness, grief and distress' },
] as const satisfies readonly Choice[];

export type DealBreakerId = (typeof DEAL_BREAKERS)[number]['id'];

export const STAGES = [
  { id: 'school', label: 'At school' },
  { id: 'fe', label: 'At college or in an apprenticeship' },
  { id: 'student', label: 'At university' },
  { id: 'graduate', label: 'Recently graduated' },
  { id: 'working', label: 'In work' },
  { id: 'returning', label: 'Returning to work' },
  { id: 'experienced', label: 'Experienced, ready to lead' },
] as const satisfies readonly Choice[];

export type Stage = (typeof STAGES)[number]['id'];

/**
 * UK qualification levels: 1 for GCSE grades 3 to 1, 2 for GCSE grades 9 to 4, 3 for A levels, 6
 * for a degree, 8 for a doctorate.
 */
export const QUALIFICATION_LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type QualificationLevel = (typeof QUALIFICATION_LEVELS)[number];

/** How long a person is willing to train for a career. */
export const TRAINING_TIMES = [
  { id: 'none', label: 'As little as possible' },
  { id: '1y', label: 'Up to a year' },
  { id: '3y', label: 'Up to three years' },
  { id: 'degree', label: 'A degree (six years)' },
  { id: 'longer', label: 'Also longer (medicine, law)' },
] as const satisfies readonly Choice[];

export type TrainingTime = (typeof TRAINING_TIMES)[number]['id'];

/** What a person may ask of every job in their list, tried out in "What if". */
export const JOB_CONDITIONS = [
  { id: 'partTime', label: 'Part-time work is common' },
  { id: 'fromHome', label: 'Much of it can be done from home' },
  { id: 'paidTraining', label: 'Paid while you train' },
] as const satisfies readonly Choice[];

export type JobConditionId = (typeof JOB_CONDITIONS)[number]['id'];

/** The switches of "What if", by what they change. `tile` is one kind of work that the reader likes. */
export const SWITCH_IDS = [
  'payFloor',
  'partTime',
  'fromHome',
  'paidTraining',
  'lessTraining',
  'moreTraining',
  'noShifts',
  'near',
  'tile',
] as const;
export type SwitchId = (typeof SWITCH_IDS)[number];

/** The least and the most that a person may ask as yearly pay, in whole units of the currency of a country. */
export const PAY_FLOOR_LIMITS = { least: 1_000, most: 100_000_000 } as const;

/**
 * The fields of work that a person may choose as their own. Management is left out, because managers choose the field
 * that they manage.
 */
export const FIELDS_OF_WORK = WORK_FIELDS.filter(
  (field): field is Exclude<(typeof WORK_FIELDS)[number], { id: 'management' }> => field.id !== 'management',
);

export type FieldOfWork = (typeof FIELDS_OF_WORK)[number]['id'];

/** How long a person has worked in their field. */
export const FIELD_YEARS = [
  { id: 'under2', label: 'Under two years' },
  { id: '2to4', label: 'Two to four years' },
  { id: '5up', label: 'Five years or more' },
] as const satisfies readonly Choice[];

export type FieldYears = (typeof FIELD_YEARS)[number]['id'];

/** A person's career stage and qualification level, as far as known. */
interface Situation {
  stage?: Stage | null;
  qualificationLevel?: QualificationLevel | null;
}

/**
 * Returns whether a person is treated as under 18. We do not ask for the age, so this means
 * everyone at school. Defaults and questions that are unsuitable for children depend on it.
 */
export const countsAsUnder18 = ({ stage }: { stage?: Stage | 'unknown' | null }): boolean => stage === 'school';

/** UK qualification level of a bachelor's degree. */
export const DEGREE_LEVEL = 6;

/**
 * Returns which subjects a person is asked for: those of their degree, those of their school or
 * college, or null for none.
 */
export function chooseAskedSubjectKind({ stage, qualificationLevel }: Situation): 'degree' | 'school' | null {
  if (stage === 'student' || stage === 'graduate') return 'degree';
  if (stage === 'school' || stage === 'fe') return 'school';
  return (qualificationLevel ?? 0) >= DEGREE_LEVEL ? 'degree' : null;
}

/** Returns whether a person is asked for their field of work. */
export function isAskedForFieldOfWork({ stage }: Situation): boolean {
  return stage === 'working' || stage === 'returning' || stage === 'experienced';
}

export const MAX_JOBS_IN_MIND = 3;
/** Maximum number of fields of work that a person may exclude. If they excluded more, too few careers would remain. */
export const MAX_FIELDS_LEFT_OUT = 5;

// Computes the length of training for a reader, and a note if it is too long for them.
import type { Circumstances } from '@bearings/contracts';
import { UK, US } from '@bearings/domain';
import { CIRCUMSTANCE_ROWS, SUBJECT_ROWS, type WayIn } from '@bearings/career-data';
import {
  computeTrainingNeed,
  countUsDegreeYears,
  isTrainingCountedFromDegree,
  type TrainingNeed,
} from '@bearings/career-matching';
import { LONG_TRAINING_NOTES, LONG_TRAINING_NOTES_US, LONGER_TRAINING_NOTES } from '../content/report-copy/guidance.js';
import type { PhrasePicker } from '../composing/phrase-picker.js';
import type { Reader } from './reader.js';

/**
 * The training of an entry route. `studies` is the degree that it includes. `months` is the shortest and the longest
 * time of training in addition to the degree.
 */
export interface Training {
  /** True if people earn a wage during the training. Paid training is never too long for a reader. */
  paid?: boolean;
  studies?: WayIn['studies'];
  months?: readonly [number, number];
}

/** No training, or training of unknown length. */
export const NO_TRAINING: Training = {};

const CIRCUMSTANCE_ROWS_BY_CODE = new Map(CIRCUMSTANCE_ROWS.map((row) => [row.code, row]));
const SUBJECT_ROWS_BY_CODE = new Map(SUBJECT_ROWS.map((row) => [row.code, row]));

/** Returns the training that the matching counts for a reader. */
export function findTrainingNeed(code: string, reader: Reader): TrainingNeed {
  const row = CIRCUMSTANCE_ROWS_BY_CODE.get(code);
  const subjectRow = SUBJECT_ROWS_BY_CODE.get(code);
  if (row === undefined || subjectRow === undefined) throw new Error(`There is no training of occupation ${code}.`);
  return computeTrainingNeed(row, subjectRow, toCircumstances(reader));
}

/** Returns the months of the usual training, from the qualification level at which it starts. */
export function countUsualMonths(code: string): number {
  const row = CIRCUMSTANCE_ROWS_BY_CODE.get(code);
  if (row === undefined) throw new Error(`There is no training of occupation ${code}.`);
  return row.months;
}

/** Returns what the length of training depends on, as the matching takes it. */
export function toCircumstances({ stage, level, subjects, training }: Reader): Circumstances {
  return {
    interests: {},
    subjects: [...subjects],
    ...(stage !== 'unknown' && { stage }),
    ...(level !== null && { qualificationLevel: level }),
    ...(training !== null && { training }),
  };
}

const MONTHS_IN_YEAR = 12;
const MASTERS_LEVEL = 7;
const DOCTORATE_LEVEL = 8;

/**
 * Returns the longest time in months that the training may take the reader. A degree that the
 * reader already has does not count.
 */
export function countTrainingMonths({ studies, months }: Training, reader: Reader): number {
  return countStudyMonths(studies, reader) + (months?.[1] ?? 0);
}

/** Returns whether unpaid training, with the `schoolMonths` before it, takes longer than the reader accepts. */
export function isTooLong(training: Training, reader: Reader, schoolMonths = 0): boolean {
  const unpaidMonths = training.paid === true ? 0 : countTrainingMonths(training, reader);
  return schoolMonths + unpaidMonths > reader.willingMonths;
}

/**
 * Returns the note that follows a step if the training for the career is longer than the reader accepts (`isLong`);
 * otherwise an empty text. In the United States, the note on the career as a whole appears once.
 */
export function composeLengthNote(training: Training, isLong: boolean, reader: Reader, phrases: PhrasePicker): string {
  if (!isLong) return '';
  if (isTooLong(training, reader)) return phrases.pick(LONGER_TRAINING_NOTES);
  if (reader.country === UK) return phrases.pick(LONG_TRAINING_NOTES);
  const isNoteUsed = LONG_TRAINING_NOTES_US.some((text) => !phrases.hasFresh([text]));
  return isNoteUsed ? '' : phrases.pick(LONG_TRAINING_NOTES_US);
}

/** Returns the months of study that the reader needs for a degree, a master's or a doctorate. */
function countStudyMonths(studies: Training['studies'], reader: Reader): number {
  if (studies === undefined) return 0;
  const isAmerican = reader.country === US;
  const level = reader.level ?? 0;
  const first = isTrainingCountedFromDegree(reader)
    ? 0
    : (isAmerican ? countUsDegreeYears(reader) : 3) * MONTHS_IN_YEAR;
  if (studies === 'doctorate' && level < DOCTORATE_LEVEL) return first + 4 * MONTHS_IN_YEAR;
  if (studies === 'masters' && level < MASTERS_LEVEL) return first + (isAmerican ? 2 : 1) * MONTHS_IN_YEAR;
  return first;
}

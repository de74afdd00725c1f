// How a person's circumstances affect an occupation: docs/method.md, "Circumstances".
import {
  type Circumstances,
  DEGREE_LEVEL,
  type DealBreakerId,
  type QualificationLevel,
  workFieldOf,
} from '@bearings/contracts';
import type { CircumstanceRow } from '@bearings/career-data';
import { NEAR_DUPLICATE } from './likeness.js';
import { at, type MatchingTables } from './tables.js';
import { subjectNats, trainingNeed, type TrainingNeed, trainingPenalty } from './training.js';

/** Nats. */
const REFUSED_AT_TIMES = -0.3;
const TOO_LITTLE_TO_LEARN = -0.4;
const IN_MIND = 1;
const NEAR_IN_MIND = 0.3;

/** Work with a demand up to this is below the level of people with a degree. */
const LOW_ENTRY_LEVEL = 2;
const SHORT_TRAINING_MONTHS = 6;

export interface Adjustment {
  /** Nats. */
  total: number;
  training: TrainingNeed;
  /** It asks for more training than the person wants. */
  long: boolean;
  /** Refused and a regular part of the work: the occupation is left out. */
  excludedBy: readonly DealBreakerId[];
  /** Its field is left out, and it is no job in mind. */
  isFieldLeftOut: boolean;
  /** Refused, and part of the work at times. */
  atTimes: readonly DealBreakerId[];
}

/** Returns what the circumstances change, for each occupation in the order of the table. */
export function adjustmentsFor(
  tables: MatchingTables,
  circumstances: Circumstances | undefined,
): Adjustment[] {
  const inMind = placesInMind(tables, circumstances);
  const fieldsLeftOut = circumstances?.fieldsLeftOut ?? [];
  return tables.circumstances.map((row, place) => {
    const subjects = at(tables.subjects, place);
    const training = trainingNeed(row, subjects, circumstances);
    const { excludedBy, atTimes } = refused(row, circumstances?.dealBreakers ?? []);
    const total =
      atTimes.length * REFUSED_AT_TIMES +
      (inMind.includes(place) ? IN_MIND : trainingPenalty(training)) +
      subjectNats(subjects, training, circumstances) +
      (isBelowDegree(row, circumstances?.qualificationLevel) ? TOO_LITTLE_TO_LEARN : 0) +
      NEAR_IN_MIND * inMind.filter((job) => isNearDuplicate(tables, job, place)).length;
    const isFieldLeftOut =
      !inMind.includes(place) &&
      fieldsLeftOut.includes(workFieldOf(at(tables.occupations, place).code).id);
    const long = training.excessMonths > 0;
    return { total, training, long, excludedBy, isFieldLeftOut, atTimes };
  });
}

/** Returns the places of the jobs that the person has in mind. */
export function placesInMind(
  { placeOf }: MatchingTables,
  circumstances: Circumstances | undefined,
): number[] {
  return (circumstances?.jobsInMind ?? []).flatMap((code) => placeOf.get(code) ?? []);
}

function isNearDuplicate(tables: MatchingTables, job: number, place: number): boolean {
  const likeness = tables.likeness[job * tables.occupations.length + place] ?? 0;
  return job !== place && likeness >= NEAR_DUPLICATE;
}

function refused(
  row: CircumstanceRow,
  dealBreakers: readonly DealBreakerId[],
): Pick<Adjustment, 'excludedBy' | 'atTimes'> {
  return {
    excludedBy: dealBreakers.filter((id) => row.dealBreakers[id] === 2),
    atTimes: dealBreakers.filter((id) => row.dealBreakers[id] === 1),
  };
}

function isBelowDegree(row: CircumstanceRow, from: QualificationLevel | undefined): boolean {
  return (
    from !== undefined &&
    from >= DEGREE_LEVEL &&
    row.level <= LOW_ENTRY_LEVEL &&
    row.months <= SHORT_TRAINING_MONTHS
  );
}

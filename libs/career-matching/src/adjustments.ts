// What a person's circumstances change about an occupation: docs/method.md, "Circumstances".
import type {
  Circumstances,
  DealBreakerId,
  QualificationLevel,
  TrainingTime,
} from '@bearings/contracts';
import type { CircumstanceRow } from '@bearings/career-data';
import { NEAR_DUPLICATE } from './likeness.js';
import type { MatchingTables } from './tables.js';

/** Nats. */
const REFUSED_AT_TIMES = -0.3;
const TOO_LITTLE_TO_LEARN = -0.4;
const IN_MIND = 1;
const NEAR_IN_MIND = 0.3;
const LEAST_TRAINING_PENALTY = 0.4;
const MOST_TRAINING_PENALTY = 4;
const TRAINING_PENALTY_PER_YEAR = 1.2;

const DEGREE_LEVEL = 6;
/** Work that asks for no more than this is below somebody with a degree. */
const LOW_ENTRY_LEVEL = 2;
const SHORT_TRAINING_MONTHS = 6;

/** Months of training that a person accepts, by their answer. */
export const WILLING_MONTHS: Record<TrainingTime, number> = {
  none: 3,
  '1y': 12,
  '3y': 42,
  degree: Infinity,
};

export interface TrainingNeed {
  /** Months until able to do the job, from the person's qualification. */
  months: number;
  /** Usually paid while training. */
  paid: boolean;
  /** Months beyond what the person is willing to train; 0 where they said nothing. */
  excessMonths: number;
}

export interface Adjustment {
  /** Nats. */
  total: number;
  training: TrainingNeed;
  /** It asks for more training than the person wants. */
  long: boolean;
  /** Refused and a regular part of the work: the occupation is left out. */
  excludedBy: readonly DealBreakerId[];
  /** Refused, and part of the work at times. */
  atTimes: readonly DealBreakerId[];
}

/** Returns what the circumstances change, for each occupation in the order of the table. */
export function adjustmentsFor(
  tables: MatchingTables,
  circumstances: Circumstances | undefined,
): Adjustment[] {
  const inMind = placesInMind(tables, circumstances);
  return tables.circumstances.map((row, place) => {
    const training = trainingNeed(row, circumstances);
    const { excludedBy, atTimes } = refused(row, circumstances?.dealBreakers ?? []);
    const total =
      atTimes.length * REFUSED_AT_TIMES +
      (inMind.includes(place) ? IN_MIND : trainingPenalty(training)) +
      (isBelowDegree(row, circumstances?.qualificationLevel) ? TOO_LITTLE_TO_LEARN : 0) +
      NEAR_IN_MIND * inMind.filter((job) => isNearDuplicate(tables, job, place)).length;
    return { total, training, long: training.excessMonths > 0, excludedBy, atTimes };
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

function trainingNeed(
  row: CircumstanceRow,
  circumstances: Circumstances | undefined,
): TrainingNeed {
  const { qualificationLevel, training } = circumstances ?? {};
  const months = monthsFrom(row, qualificationLevel);
  const excessMonths = training ? Math.max(0, months - WILLING_MONTHS[training]) : 0;
  return { months, paid: row.paid, excessMonths };
}

/** Months of training, with those that it takes to reach the level that is asked for. */
function monthsFrom(row: CircumstanceRow, from: QualificationLevel | undefined): number {
  if (from === undefined) return row.months;
  if (from >= DEGREE_LEVEL) return Math.min(row.months, row.fromDegree);
  if (from === 1 && row.level === 2) return row.months + 12;
  if (from === 1 && row.level === 3) return row.months + 36;
  if (from === 2 && row.level === 3) return row.months + 24;
  return row.months;
}

function trainingPenalty({ excessMonths, paid }: TrainingNeed): number {
  if (excessMonths === 0) return 0;
  const penalty = Math.min(MOST_TRAINING_PENALTY, TRAINING_PENALTY_PER_YEAR * (excessMonths / 12));
  return -Math.max(LEAST_TRAINING_PENALTY, paid ? penalty / 2 : penalty);
}

function isBelowDegree(row: CircumstanceRow, from: QualificationLevel | undefined): boolean {
  return (
    from !== undefined &&
    from >= DEGREE_LEVEL &&
    row.level <= LOW_ENTRY_LEVEL &&
    row.months <= SHORT_TRAINING_MONTHS
  );
}

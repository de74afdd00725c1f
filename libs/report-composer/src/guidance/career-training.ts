// Finds the length of a reader's training for a career. Every part of a report that states a length takes it from here.
import { formatMonths, UK, US } from '@bearings/domain';
import { CIRCUMSTANCE_ROWS, findRoute, getUsApprenticeship, type Route } from '@bearings/career-data';
import { exceedsLocalTraining, type StudyFit } from '@bearings/career-matching';
import { TRAINING_TIMES, US_APPRENTICESHIP_TIME } from '../content/report-copy/career-facts.js';
import { fillWording } from '../text.js';
import { hasDegree, isTrainingCountedFromDegree, type Reader } from './reader.js';
import { countTrainingMonths, findTrainingNeed, toCircumstances } from './training-length.js';
import { isUsTrainingTooLong } from './way-in.js';
import { countSchoolMonths, isWayTooLong, listNamedWays, type NamedWay } from './ways.js';

/** Months of training for each occupation, from the qualification level at which it starts. */
const TRAINING_MONTHS = new Map(CIRCUMSTANCE_ROWS.map((row) => [row.code, row.months]));

/** A career with what the matching computed of its training; absent if the career was not matched. */
export interface TrainedCareer {
  code: string;
  /** The title under which it is shown; ours if absent. */
  title?: string;
  /** True if the matching found the training longer than the person accepts. */
  exceedsTraining?: boolean;
  /** `months` is counted from the person's qualification. */
  training?: { months: number; study?: StudyFit | null };
}

export interface CareerTraining {
  /** Shortest and longest training, years at school included; equal if `isOwn`. Null if no length is known. */
  months: readonly [number, number] | null;
  /** True if it is counted from the reader's own qualification; false if it is the usual length. */
  isOwn: boolean;
  /** True if the months include years at school. */
  includesSchool: boolean;
  /** True if it holds only if the reader's degree is accepted. */
  dependsOnSubject: boolean;
  /** True if it is counted from a degree that the reader still studies for. */
  isAfterDegree: boolean;
  /** True if it is longer than the reader accepts. Years that are paid count as in the matching. */
  isLong: boolean;
  /** True if it is longer than the reader accepts only because of years that are paid. */
  isLongButPaid: boolean;
  /** True if all ways in of the reader's own country are longer than the reader accepts. */
  isLongLocally: boolean;
}

const UNKNOWN_TRAINING: CareerTraining = {
  months: null,
  isOwn: false,
  includesSchool: false,
  dependsOnSubject: false,
  isAfterDegree: false,
  isLong: false,
  isLongButPaid: false,
  isLongLocally: false,
};

/**
 * Returns the reader's training for a career, by the first entry route that a report shows. Outside the United Kingdom,
 * it is the training that the matching computed.
 */
export function findCareerTraining(career: TrainedCareer, reader: Reader): CareerTraining {
  const { code, exceedsTraining = false, training } = career;
  // Nobody has to train again for a job that they do or did.
  if (reader.done.includes(code)) return { ...UNKNOWN_TRAINING, months: [0, 0], isOwn: true };
  if (reader.country === US) {
    const isLong = exceedsTraining || isUsTrainingTooLong(career, reader);
    return { ...UNKNOWN_TRAINING, isLong };
  }
  const route = reader.country === UK ? findRoute(code) : null;
  if (route !== null) {
    const found = findUkTraining(career, route, reader);
    const isLonger = found.isOwn && found.months !== null && found.months[1] > reader.willingMonths;
    return { ...found, isLongButPaid: isLonger && !found.isLong, isLongLocally: false };
  }
  return {
    ...UNKNOWN_TRAINING,
    months: training === undefined ? null : [training.months, training.months],
    isOwn: training !== undefined,
    isLong: exceedsTraining,
    isLongLocally:
      exceedsTraining && exceedsLocalTraining(code, reader.country, toCircumstances(reader), training?.study ?? null),
  };
}

function findUkTraining(
  { code, exceedsTraining = false, training }: TrainedCareer,
  route: Route,
  reader: Reader,
): Omit<CareerTraining, 'isLongButPaid' | 'isLongLocally'> {
  const [way] = listNamedWays(route, reader, 1);
  const isLong = exceedsTraining || (way !== undefined && isWayTooLong(way, route, reader));
  const isOwn = reader.level !== null || isTrainingCountedFromDegree(reader);
  const context = {
    dependsOnSubject: way?.asksIfClose === true,
    isAfterDegree: reader.stage === 'student' && !hasDegree(reader) && isStudy(way?.kind),
  };
  const wayMonths = way === undefined ? 0 : countTrainingMonths(way.training, reader);
  if (way !== undefined && wayMonths > 0) {
    const school = countSchoolMonths(way, route, reader);
    const months = school + wayMonths;
    return { ...context, months: [months, months], isOwn, includesSchool: school > 0, isLong };
  }
  // The route states no length, so the length is the usual one, or that from the reader's qualification if it is known.
  const own = isOwn ? (training ?? findTrainingNeed(code, reader)).months : undefined;
  const months: readonly [number, number] = own === undefined ? route.months : [own, own];
  return {
    ...context,
    months,
    isOwn: own !== undefined,
    includesSchool: own !== undefined && own > (TRAINING_MONTHS.get(code) ?? Infinity),
    isLong,
  };
}

/** Returns whether a kind of entry route includes study at a university. */
function isStudy(kind: NamedWay['kind'] | undefined): boolean {
  return kind === 'degree' || kind === 'conversion';
}

/** Returns a length of training as text; empty if it is unknown. */
export function formatTrainingTime({ months }: Pick<CareerTraining, 'months'>): string {
  return months === null ? '' : formatMonths(...months);
}

/**
 * Returns the training as a phrase: "About 5 years for you, school included", and that it is paid if it is longer than
 * the reader accepts. `way` follows a length that is that of the first entry route only. Returns an empty text if no
 * length is known.
 */
export function describeTraining(training: CareerTraining, way = ''): string {
  const time = formatTrainingTime(training);
  if (training.months === null) return '';
  if (!training.isOwn) return fillWording(TRAINING_TIMES.usual, { time, way });
  if (training.months[1] < 1) return TRAINING_TIMES.none;
  const { isAfterDegree, dependsOnSubject, includesSchool, isLongButPaid } = training;
  const from = isAfterDegree ? TRAINING_TIMES.afterDegree : TRAINING_TIMES.fromNow;
  const ifCounts = isAfterDegree ? TRAINING_TIMES.ifItCounts : TRAINING_TIMES.ifCounts;
  const counts = dependsOnSubject ? ifCounts : includesSchool ? TRAINING_TIMES.school : '';
  const paid = isLongButPaid ? TRAINING_TIMES[includesSchool ? 'paidAfterSchool' : 'paid'] : '';
  return fillWording(TRAINING_TIMES.yours, { time, from, way, counts, paid });
}

/** Returns the usual training in a registered apprenticeship of the United States; empty if the job has none. */
export function describeUsApprenticeship(code: string): string {
  const years = getUsApprenticeship(code);
  return years === null ? '' : fillWording(US_APPRENTICESHIP_TIME, { years });
}

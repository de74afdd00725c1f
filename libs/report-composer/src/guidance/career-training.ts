// Finds the length of a reader's training for a career. Every part of a report that states a length takes it from here.
import { formatMonths, UK, US } from '@bearings/domain';
import { CIRCUMSTANCE_ROWS, SUBJECT_ROWS, findRoute, getUsApprenticeship, type Route } from '@bearings/career-data';
import {
  compareSubjects,
  type EnteredCareer,
  exceedsLocalTraining,
  findMove,
  hasDegree,
  isTrainingCountedFromDegree,
} from '@bearings/career-matching';
import { TRAINING_TIMES, US_APPRENTICESHIP_TIME } from '../content/report-copy/career-facts.js';
import { fillWording } from '../text.js';
import type { Reader } from './reader.js';
import { countTrainingMonths, findTrainingNeed } from './training-length.js';
import { isUsTrainingTooLong } from './way-in.js';
import { countSchoolMonths, isWayTooLong, listNamedWays, type NamedWay } from './ways.js';

/** The training for each occupation, from the qualification level at which it starts, and from a degree. */
const TRAINING_ROWS = new Map(CIRCUMSTANCE_ROWS.map((row) => [row.code, row]));

/** What follows a degree in the subject of an occupation. */
const AFTER_DEGREE = new Map(SUBJECT_ROWS.map(({ code, afterDegree }) => [code, afterDegree]));

/** A career with what the matching computed of its training; absent if the career was not matched. */
export interface TrainedCareer extends EnteredCareer {
  /** The title under which it is shown; ours if absent. */
  title?: string;
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
  /** True if people are paid only after the degree with which the training begins. */
  isPaidAfterStudy: boolean;
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
  isPaidAfterStudy: false,
  isLongLocally: false,
};

/**
 * Returns the reader's training for a career, by the first entry route that a report shows. Outside the United Kingdom,
 * it is the training that the matching computed.
 */
export function findCareerTraining(career: TrainedCareer, reader: Reader): CareerTraining {
  const { code, exceedsTraining = false, training } = career;
  // Nobody has to train again for a job that they do or did, or into which they can change from it.
  if (reader.done.includes(code) || findMove(career, reader) !== null)
    return { ...UNKNOWN_TRAINING, months: [0, 0], isOwn: true };
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
    isLongLocally: exceedsTraining && exceedsLocalTraining(code, reader),
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
    isAfterDegree: reader.stage === 'student' && !hasDegree(reader) && (isStudy(way?.kind) || isNextStep(code, reader)),
  };
  const wayMonths = way === undefined ? 0 : countWholeMonths(way, code, reader);
  if (way !== undefined && wayMonths > 0) {
    const school = countSchoolMonths(way, route, reader);
    const months = school + wayMonths;
    const isPaidAfterStudy = wayMonths > countTrainingMonths(way.training, reader);
    return { ...context, months: [months, months], isOwn, includesSchool: school > 0, isLong, isPaidAfterStudy };
  }
  // The route states no length, so the length is the usual one, or that from the reader's qualification if it is known.
  const own = isOwn ? (training ?? findTrainingNeed(code, reader)).months : undefined;
  const months: readonly [number, number] = own === undefined ? route.months : [own, own];
  return {
    ...context,
    months,
    isOwn: own !== undefined,
    isPaidAfterStudy: false,
    includesSchool: own !== undefined && own > (TRAINING_ROWS.get(code)?.months ?? Infinity),
    isLong,
  };
}

/**
 * Returns the months of the whole way to the job, of which an entry route through a degree may state the degree alone: the
 * months that the matching counts for the occupation, if they are more.
 */
export function countWholeMonths({ kind, training }: NamedWay, code: string, reader: Reader): number {
  const months = countTrainingMonths(training, reader);
  if (months === 0 || !isStudy(kind)) return months;
  const row = TRAINING_ROWS.get(code);
  if (row === undefined) return months;
  if (!isTrainingCountedFromDegree(reader)) return Math.max(months, row.months);
  return kind === 'conversion' ? Math.max(months, row.fromDegree) : months;
}

/** Returns whether the reader's own degree is the one with which an occupation begins, so that its next step is known. */
const isNextStep = (code: string, reader: Reader): boolean =>
  AFTER_DEGREE.get(code) !== undefined && compareSubjects(code, reader) === 'direct';

/** Returns whether people are usually paid for the training that follows the degree for an occupation. */
export const isPaidAfterDegree = (code: string): boolean =>
  TRAINING_ROWS.get(code)?.paid === true || AFTER_DEGREE.get(code)?.unpaidMonths === 0;

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
  const { isAfterDegree, dependsOnSubject, includesSchool, isLongButPaid, isPaidAfterStudy } = training;
  const from = isAfterDegree ? TRAINING_TIMES.afterDegree : TRAINING_TIMES.fromNow;
  const ifCounts = isAfterDegree ? TRAINING_TIMES.ifItCounts : TRAINING_TIMES.ifCounts;
  const counts = dependsOnSubject ? ifCounts : includesSchool ? TRAINING_TIMES.school : '';
  const whenPaid = isPaidAfterStudy ? 'paidAfterDegree' : includesSchool ? 'paidAfterSchool' : 'paid';
  const paid = isLongButPaid ? TRAINING_TIMES[whenPaid] : '';
  return fillWording(TRAINING_TIMES.yours, { time, from, way, counts, paid });
}

/** Returns the usual training in a registered apprenticeship of the United States; empty if the job has none. */
export function describeUsApprenticeship(code: string): string {
  const years = getUsApprenticeship(code);
  return years === null ? '' : fillWording(US_APPRENTICESHIP_TIME, { years });
}

// Chooses the entry routes of a career for reports in the United Kingdom, and writes them as sentences.
import { compareSubjects, hasDegree, isTrainingCountedFromDegree } from '@bearings/career-matching';
import { capitalise } from '@bearings/domain';
import {
  describeApprenticeship,
  OPENING_LABELS,
  type WayInKind,
  type Route,
  startsWithoutDegree,
  SUBJECT_ROWS,
  type SubjectRow,
  type WayIn,
} from '@bearings/career-data';
import { fillWording, uncapitalise } from '../text.js';
import {
  ASK_IF_CLOSE_NOTE,
  ASK_IF_COUNTS_NOTE,
  ASK_IF_SHORTER_NOTE,
  SEARCH_APPRENTICESHIP_TEXT,
} from '../content/report-copy/guidance.js';
import type { Reader } from './reader.js';
import {
  countTrainingMonths,
  countUsualMonths,
  findTrainingNeed,
  isTooLong,
  type Training,
} from './training-length.js';

/** An entry route that a report mentions. */
export interface NamedWay {
  kind: WayInKind | 'apprenticeship';
  training: Training;
  /** True if people earn a wage during the training. */
  paid: boolean;
  /** True if the entry route starts from school exams, so that it is not for graduates. */
  fromSchool: boolean;
  /** True if the route needs a related degree, and the subject of the reader's degree may not be close enough. */
  asksIfClose: boolean;
  withoutDegree: boolean;
  /** True for a higher or degree apprenticeship, which people enter with A levels or the like. */
  startsAtALevels?: boolean;
  /** True if the text states the length of training. */
  namesTime: boolean;
  /** Search text for the official site of apprenticeships. */
  search?: string;
  /** The entry route as a sentence. `describeWays` adds "Or" to every sentence but the first. */
  text: string;
}

const SUBJECTS_BY_CODE = new Map(SUBJECT_ROWS.map((row) => [row.code, row]));

/**
 * Returns an occupation's entry routes for a reader. A reader with a degree in another subject needs a conversion
 * course, which comes first unless employers may accept the degree. A degree in the usual subject needs no such course.
 */
export function listSuitableWays(
  { code, ways }: { code: string; ways: readonly WayIn[] },
  reader: Reader,
): readonly WayIn[] {
  if (!isTrainingCountedFromDegree(reader)) return ways;
  const match = compareSubjects(code, reader);
  const isAfterDegree = ({ kind, forGraduates }: WayIn): boolean => kind === 'conversion' && forGraduates !== undefined;
  const needsOwnCourse = ways.find(({ kind }) => kind === 'degree')?.needs === 'accredited-degree';
  const suitsReader = ({ needs }: WayIn): boolean =>
    needs === 'any-degree' ? needsOwnCourse || match === 'other' : match !== 'other';
  const first = match === 'direct' ? [] : ways.filter((way) => isAfterDegree(way) && suitsReader(way));
  const otherWays = ways.filter((way) => !(isAfterDegree(way) && (match === 'direct' || suitsReader(way))));
  return [...first, ...otherWays];
}

/** Returns whether an entry route needs a degree in a related subject. */
export function needsRelatedDegree({ kind, needs }: Pick<WayIn, 'kind' | 'needs'>): boolean {
  return kind === 'degree' && needs === 'named-degree';
}

/**
 * Returns an entry route as a sentence for a reader. If the subject of the reader's degree may not be accepted, adds
 * the sentence `ask`, which advises to ask about it.
 */
export function describeWay(code: string, way: WayIn, reader: Reader, ask = ASK_IF_CLOSE_NOTE): string {
  if (!isTrainingCountedFromDegree(reader)) return way.text;
  const text = way.forGraduates ?? way.text;
  if (needsRelatedDegree(way)) return `${text} ${ask}`;
  const isOwnCourse = way.kind === 'degree' && way.needs === 'accredited-degree';
  if (!isOwnCourse) return text;
  return `${text} ${compareSubjects(code, reader) === 'direct' ? ASK_IF_COUNTS_NOTE : ASK_IF_SHORTER_NOTE}`;
}

/**
 * Returns at most `max` entry routes: first those within the training time that the reader accepts, then the others,
 * both sorted by how usual they are. If all of these need a degree that the reader lacks, adds a route without a
 * degree.
 */
export function listNamedWays(route: Route, reader: Reader, max: number): NamedWay[] {
  const ways = listUsualWays(route, reader);
  const fittingWays = ways.toSorted(
    (one, other) => Number(isWayTooLong(one, route, reader)) - Number(isWayTooLong(other, route, reader)),
  );
  const namedWays = fittingWays.slice(0, max);
  if (!isTrainingCountedFromDegree(reader) && namedWays.every(({ withoutDegree }) => !withoutDegree)) {
    namedWays.push(...fittingWays.filter(({ withoutDegree }) => withoutDegree).slice(0, 1));
  }
  return namedWays;
}

/** Returns whether an entry route is a degree that the reader has, so that only what follows it remains. */
function isDegreeHeld({ paid, training }: NamedWay, reader: Reader): boolean {
  return !paid && training.studies !== undefined && countTrainingMonths(training, reader) === 0;
}

/** Returns whether the reader earns a wage on an entry route. After a degree of their own, it is as in the matching. */
export function isPaidFor(way: NamedWay, route: Route, reader: Reader): boolean {
  return way.paid || (isDegreeHeld(way, reader) && findTrainingNeed(route.code, reader).paid);
}

/**
 * Returns whether an entry route takes longer than the reader accepts. If it states no length, it takes as long as the
 * matching counts for the career.
 */
export function isWayTooLong(way: NamedWay, route: Route, reader: Reader): boolean {
  const { paid, training } = way;
  const school = countSchoolMonths(way, route, reader);
  if (paid || countTrainingMonths(training, reader) > 0) return isTooLong(training, reader, school);
  const { months, excessMonths } = findTrainingNeed(route.code, reader);
  return isDegreeHeld(way, reader) ? excessMonths > 0 : isTooLong({ months: [months, months] }, reader, school);
}

/** Returns the entry routes that are open to a reader, most usual first. */
function listUsualWays(route: Route, reader: Reader): NamedWay[] {
  const { code, apprenticeships, apprenticeshipFirst, apprenticeshipSearch } = route;
  const usualMonths = countUsualMonths(code);
  const isGraduate = isTrainingCountedFromDegree(reader);
  const apprenticeship = {
    kind: 'apprenticeship',
    paid: true,
    fromSchool: false,
    asksIfClose: false,
    withoutDegree: true,
  } as const;
  const toText = (sentence: string): string => `${OPENING_LABELS.apprenticeship}: ${sentence}`;
  const searched = (apprenticeshipSearch === undefined ? [] : [apprenticeshipSearch]).map((search): NamedWay => ({
    ...apprenticeship,
    // A search names no length, so it is what the matching counts, as for every way that states none.
    training: { months: [usualMonths, usualMonths], paid: true },
    namesTime: false,
    search,
    text: toText(fillWording(SEARCH_APPRENTICESHIP_TEXT, { search })),
  }));
  const listedApprenticeships = apprenticeships
    .filter(({ isLater, status, level }) => {
      const isBelowDegree = isGraduate && level <= MAX_LEVEL_BELOW_HIGHER;
      return (!isLater || hasDegree(reader)) && status !== 'paused' && !isBelowDegree;
    })
    .slice(0, 1)
    .map((each): NamedWay => ({
      ...apprenticeship,
      training: { months: [each.months, each.months], paid: true },
      startsAtALevels: each.level > MAX_LEVEL_BELOW_HIGHER,
      namesTime: true,
      text: toText(describeApprenticeship(each, false)),
    }));
  const joined = [...listedApprenticeships, ...searched];
  const openedWays = listSuitableWays(route, reader).map((way): NamedWay => ({
    kind: way.kind,
    training: way,
    paid: way.paid,
    fromSchool: way.needs === 'school',
    asksIfClose: isGraduate && needsRelatedDegree(way),
    withoutDegree: startsWithoutDegree(way),
    namesTime: way.months !== undefined,
    text: describeWay(code, way, reader),
  }));
  const { afterDegree } = SUBJECTS_BY_CODE.get(code) ?? {};
  if (isGraduate && afterDegree !== undefined && compareSubjects(code, reader) === 'direct') {
    return [toNextStep(afterDegree)];
  }
  const all = apprenticeshipFirst
    ? [...joined, ...openedWays]
    : [...openedWays.slice(0, 1), ...joined, ...openedWays.slice(1)];
  const openWays = isGraduate ? all.filter(({ fromSchool }) => !fromSchool) : all;
  return openWays.length > 0 ? openWays : all;
}

/** Returns what follows a reader's own degree as the only entry route: none of the others starts there. */
function toNextStep({ months, unpaidMonths, next }: NonNullable<SubjectRow['afterDegree']>): NamedWay {
  const isPaid = unpaidMonths < months;
  return {
    kind: isPaid ? 'trainee' : 'work',
    training: { months: [months, months], paid: isPaid },
    paid: isPaid,
    fromSchool: false,
    asksIfClose: false,
    withoutDegree: false,
    namesTime: true,
    text: next,
  };
}

/**
 * Returns whether one of the entry routes states the full length of training. An apprenticeship counts only if it is
 * the first route.
 */
export function isTimeNamed(ways: readonly NamedWay[], reader: Reader): boolean {
  return ways.some(
    ({ kind, namesTime, training: { studies } }, index) =>
      namesTime && countTrainingMonths({ studies }, reader) === 0 && (kind !== 'apprenticeship' || index === 0),
  );
}

/** UK qualification level of A levels. Readers below it have to finish school before a degree. */
const A_LEVELS_QUALIFICATION_LEVEL = 3;
const A_LEVEL_MONTHS = 24;
/** Apprenticeships above this level are higher or degree apprenticeships. Graduates start none up to it. */
const MAX_LEVEL_BELOW_HIGHER = 4;

/**
 * Returns the months at school that an entry route through a degree, or a higher apprenticeship, requires of a reader
 * below the level of A levels.
 */
export function countSchoolMonths(way: NamedWay, { level }: Route, { level: own }: Reader): number {
  if (own === null || own >= A_LEVELS_QUALIFICATION_LEVEL) return 0;
  const isAfterSchool = way.startsAtALevels ?? (way.kind === 'degree' && level >= A_LEVELS_QUALIFICATION_LEVEL);
  return isAfterSchool ? A_LEVEL_MONTHS : 0;
}

/** Returns entry routes as sentences: "Take …", "Or start …", "Or an apprenticeship: …". */
export function describeWays(ways: readonly Pick<NamedWay, 'kind' | 'text'>[]): string[] {
  return ways.map(({ kind, text }, index) => {
    if (index === 0) return capitalise(text);
    return `Or ${kind === 'apprenticeship' ? 'an ' : ''}${uncapitalise(text)}`;
  });
}

// Chooses for each career of a list one other that is the same kind of work, and says what the reader would do there.
import type { ReportCareer } from '@bearings/contracts';
import {
  CIRCUMSTANCE_ROWS,
  getWorkTexts,
  type Occupation,
  occupationByCode,
  RELATED_ROWS,
  TILE_ROWS,
} from '@bearings/career-data';
import { TASK_NUMBERS } from '@bearings/domain';
import type { ActivityKind } from '../content/task-kinds.js';
import { DIFFERENCE_SENTENCES } from '../content/report-copy/library.js';
import type { Reader } from '../guidance/reader.js';
import { fillWording, uncapitalise } from '../text.js';
import { listTaskKinds } from './activity-kinds.js';
import { describeLargeDifference, describePayDifference } from './career-differences.js';
import { getTitleIn } from './career-titles.js';
import type { NamedOccupation } from './report-facts.js';

/** Two careers of which O*NET lists one among the five nearest of the other are true neighbours from this cosine of tiles. */
const MIN_NEIGHBOUR_COSINE = 0.7;
/**
 * A reader who weighs the one would weigh the other only if people start with qualifications at most this many levels
 * apart, and if it takes at most this many months more.
 */
const MAX_LEVEL_DIFFERENCE = 1;
const MAX_EXTRA_MONTHS = 24;

interface CareerWithSimilar {
  code: string;
  /** Similar careers that fit the reader too. */
  similarCareers: readonly NamedOccupation[];
}

type Neighbour = ReportCareer['neighbours'][number];

const nearestByCode = new Map(RELATED_ROWS.map(({ code, short }) => [code, short]));
const tilesByCode = new Map(TILE_ROWS.map(({ code, tiles }) => [code, new Map(Object.entries(tiles))]));
const entryByCode = new Map(CIRCUMSTANCE_ROWS.map(({ code, level, months }) => [code, { level, months }]));
const TASK_INDEXES = TASK_NUMBERS.map((task) => task - 1);

/**
 * Returns for each career of a list the neighbour that a reader would weigh against it, if there is one: first those
 * that fit the reader too, then those of the list, then the most alike. Two careers are compared once.
 */
export function chooseNeighbours(
  careers: readonly CareerWithSimilar[],
  reader: Reader,
): ReadonlyMap<string, Neighbour[]> {
  const ten = careers.map(({ code }) => code);
  const compared = new Set<string>();
  return new Map(
    careers.map(({ code, similarCareers }): [string, Neighbour[]] => {
      const fitting = similarCareers.map((each) => each.code);
      const rate = (other: string): number =>
        (fitting.includes(other) ? 2 : ten.includes(other) ? 1 : 0) + calculateCosine(code, other) / 2;
      const [neighbour] = listTrueNeighbours(code)
        .filter((other) => !reader.refused.includes(other) && !reader.done.includes(other))
        .filter((other) => !compared.has(toPairKey(code, other)))
        .toSorted((a, b) => rate(b) - rate(a))
        .flatMap((other) => describeNeighbour(code, other, fitting, reader) ?? []);
      if (neighbour !== undefined) compared.add(toPairKey(code, neighbour.code));
      return [code, neighbour === undefined ? [] : [neighbour]];
    }),
  );
}

const toPairKey = (one: string, other: string): string => [one, other].toSorted().join(' ');

/** Returns the careers that are the same kind of work at a like level, and take no much longer. */
function listTrueNeighbours(code: string): string[] {
  return [...nearestByCode.keys()].filter(
    (other) =>
      other !== code &&
      (nearestByCode.get(code)?.includes(other) || nearestByCode.get(other)?.includes(code)) &&
      calculateCosine(code, other) >= MIN_NEIGHBOUR_COSINE &&
      haveLikeEntry(code, other),
  );
}

function haveLikeEntry(code: string, other: string): boolean {
  const [one, two] = [entryByCode.get(code), entryByCode.get(other)];
  if (one === undefined || two === undefined) return false;
  return Math.abs(one.level - two.level) <= MAX_LEVEL_DIFFERENCE && two.months <= one.months + MAX_EXTRA_MONTHS;
}

/** Returns the cosine of two careers' kinds of work (tiles), from 0 to 1. */
function calculateCosine(one: string, other: string): number {
  const [a, b] = [
    tilesByCode.get(one) ?? new Map<string, number>(),
    tilesByCode.get(other) ?? new Map<string, number>(),
  ];
  const product = [...a].reduce((sum, [tile, weight]) => sum + weight * (b.get(tile) ?? 0), 0);
  const length = (tiles: ReadonlyMap<string, number>): number => Math.hypot(...tiles.values());
  return product / (length(a) * length(b) || 1);
}

/** Returns a neighbour with what differs; null if the work hardly does. */
function describeNeighbour(
  code: string,
  otherCode: string,
  fitting: readonly string[],
  reader: Reader,
): Neighbour | null {
  const [own, other] = [occupationByCode(code), occupationByCode(otherCode)];
  if (own === undefined || other === undefined) return null;
  const differs = describeOtherTask(own, other, reader.country) || describeLargeDifference(own, other);
  if (differs === '') return null;
  return {
    code: otherCode,
    title: getTitleIn(reader.country, { code: otherCode, title: other.title }),
    differs,
    pay: describePayDifference(own, other, reader.country),
    fits: fitting.includes(otherCode),
  };
}

/** Returns a task of the other career of which the first has no kind of activity; empty if there is none. */
function describeOtherTask(own: Occupation, other: Occupation, country: string): string {
  const { tasks } = getWorkTexts(other.code, country);
  const ownKinds = new Set(TASK_INDEXES.flatMap((index) => listTaskKinds(own.code, index)));
  const task = tasks[TASK_INDEXES.find((index) => isOfOtherKind(listTaskKinds(other.code, index), ownKinds)) ?? -1];
  return task === undefined ? '' : fillWording(DIFFERENCE_SENTENCES.otherTask, { task: uncapitalise(task) });
}

const isOfOtherKind = (kinds: readonly ActivityKind[], ownKinds: ReadonlySet<ActivityKind>): boolean =>
  kinds[0] !== undefined && !ownKinds.has(kinds[0]);

// Combines what a person has done into one effect on each occupation; see "What you've done" in docs/method.md.
import type { Circumstances, Experience } from '@bearings/contracts';
import { TILES } from '@bearings/domain';
import { TILE_COUNT, type TileAnswers } from '../interests.js';
import type { MatchingTables } from '../tables.js';
import { readWantedChanges } from './job-comparison.js';
import { measureReach, type Reach, readHistory, type WorkHistory } from './reach.js';
import { type MarkedTask, type MarkEffect, measureMarks } from './task-marks.js';
import { areNearTwins, areTwins } from './twins.js';
import { measureWantedChanges, type WantedEffect } from './wanted-changes.js';

/** Penalty, in nats, for people who want something new, for twins of the present job and for a job that they left. */
const LEFT_JOB_NATS = -2;
/** How much of what a wanted change counts remains for people who want to stay near their work. */
const NEAR_CHANGE_SHARE = 0.5;

/** How an occupation is related to the person's jobs: one that they do now, or a near twin of it. */
export type OwnJobKind = 'own' | 'twin';

export interface ExperienceEffect
  extends Pick<Reach, 'reachability' | 'nearestJob' | 'isRealMove'>, Omit<WantedEffect, 'nats'> {
  nats: number;
  /** The part of `nats` that a step below the level of the person's jobs costs. */
  levelNats: number;
  /** Present for the job that the person does now and its near twins, which are not recommended. */
  ownJob: OwnJobKind | null;
  /** True if the occupation is below the level of the person's jobs. */
  isBelowLevel: boolean;
  moreOf: MarkedTask[];
  doubtedFor: MarkedTask[];
  pastimes: NonNullable<Experience['pastimes']>;
}

/** The effect on an occupation of a person who said nothing about what they have done. */
export const NO_EXPERIENCE_EFFECT: ExperienceEffect = {
  nats: 0,
  levelNats: 0,
  reachability: 0,
  nearestJob: null,
  isRealMove: false,
  ownJob: null,
  isBelowLevel: false,
  moreOf: [],
  doubtedFor: [],
  pastimes: [],
  isBetter: false,
  isPaidFarLess: false,
};

/**
 * Returns the effects of what a person has done on all occupations, in the order of the table.
 * @param country where the person wants to work, and in whose currency they state their pay
 */
export function measureExperience(
  tables: MatchingTables,
  circumstances: Circumstances | undefined,
  tiles: TileAnswers,
  country: string,
): ExperienceEffect[] {
  const { experience, training } = circumstances ?? {};
  if (experience === undefined) return tables.occupations.map(() => NO_EXPERIENCE_EFFECT);
  const history = readHistory(experience, training);
  const tileIndexById = new Map<string, number>(TILES.map(({ id }, at) => [id, at]));
  const wantedChanges = readWantedChanges(circumstances, country);
  const share = experience.direction === 'near' ? NEAR_CHANGE_SHARE : 1;
  return tables.occupations.map(({ code }, index) => {
    const getValue = (at: number): number => tables.tiles[index * TILE_COUNT + at] ?? 0;
    const marks = measureMarks(experience, tables.activities[index] ?? new Map(), (tile) => {
      const at = tileIndexById.get(tile);
      return at === undefined || tiles[at] !== 0 ? 0 : getValue(at);
    });
    const reach = measureReach(tables, history, index, Math.min(marks.kept, keepForTiles(tiles, getValue)));
    return combine(tables, history, index, reach, marks, measureWantedChanges(code, wantedChanges, share));
  });
}

/** Returns what an unwanted kind of work leaves of the nearness: nothing if it is the core, half if it is often part. */
function keepForTiles(tiles: TileAnswers, getValue: (at: number) => number): 0 | 0.5 | 1 {
  const most = Math.max(0, ...tiles.map((answer, at) => (answer < 0 ? getValue(at) : 0)));
  if (most < 2) return 1;
  return most === 3 ? 0 : 0.5;
}

function combine(
  tables: MatchingTables,
  history: WorkHistory,
  index: number,
  reach: Reach,
  marks: MarkEffect,
  { nats: wantedNats, ...wanted }: WantedEffect,
): ExperienceEffect {
  const isJobOrTwin = history.jobs.some(({ code }) => {
    const job = tables.indexByCode.get(code);
    return job !== undefined && (job === index || areTwins(tables, job, index));
  });
  const isLeft = history.direction === 'new' && isJobOrTwin;
  return {
    nats: (isLeft ? LEFT_JOB_NATS : reach.nats) + marks.nats + wantedNats,
    levelNats: isLeft ? 0 : reach.levelNats,
    reachability: reach.reachability,
    nearestJob: reach.nearestJob,
    isRealMove: reach.isRealMove,
    ownJob: findOwnJobKind(tables, history, index),
    isBelowLevel: reach.isBelowLevel,
    moreOf: marks.moreOf,
    doubtedFor: marks.doubtedFor,
    pastimes: marks.pastimes,
    ...wanted,
  };
}

/** Near twins of the present job are only left out if the person does not want to stay near it. */
function findOwnJobKind(tables: MatchingTables, { jobs, direction }: WorkHistory, index: number): OwnJobKind | null {
  const present = jobs.flatMap(({ code, isCurrent }) => (isCurrent ? (tables.indexByCode.get(code) ?? []) : []));
  if (present.includes(index)) return 'own';
  return direction !== 'near' && present.some((job) => areNearTwins(tables, job, index)) ? 'twin' : null;
}

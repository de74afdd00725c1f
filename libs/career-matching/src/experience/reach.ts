// Scores an occupation by how near it is to the jobs that a person has done; see "What you've done" in docs/method.md.
import type { Experience, PastJob } from '@bearings/contracts';
import { countFewestYears, type Direction } from '@bearings/domain';
import { getAt, type MatchingTables } from '../tables.js';
import { canTeachOwnWork } from './own-work.js';

/** Weight of nearness, in natural-log units (nats), by the person's word; the last is for no answer. */
const NEAR_NATS: Record<Direction | 'unasked', number> = { near: 2.5, open: 2, new: 0.5, unasked: 1 };
/** Penalty, in nats, for an occupation far from all jobs; only for people who want to stay near. */
const FAR_NATS = 1.5;
/** An occupation is far if its reachability is below this; the penalty rises in proportion to the gap. */
const MIN_NEAR_REACH = 0.25;
/** Part of the penalty for far occupations that people enter without a degree, and for those ready to train. */
const FAR_BELOW_DEGREE_SHARE = 0.6;
const FAR_SHARE_BY_TRAINING = { none: 1, '1y': 1, '3y': 0.6, degree: 0.3, longer: 0.3 } as const;
/** Weight of likeness between two occupations beside the strength of a move. */
const LIKENESS_SHARE = 0.6;
/** A step down keeps this share of nearness and costs this many nats by the person's word, but see `isReadyToTrain`. */
const DOWN_STEP_SHARE = 0.3;
const DOWN_STEP_NATS: Record<WorkHistory['direction'], number> = { near: -3, open: -2, new: -0.8, unasked: -0.8 };
/** Strength of the move from a job to teaching it: about what official sources give an electrician, .44. */
const TEACHING_STRENGTH = 0.5;
/**
 * Two occupations differ by a step if half the gap in preparation, a quarter of that in entry level, and half for a senior
 * post against one that is none, reach this.
 */
const MIN_STEP_GAP = 0.75;
/** Years in a job from which a person counts as experienced at its level. */
const MIN_LEVEL_YEARS = 3;
/** A move of at least this strength is one that people of the job really make. */
export const MIN_REAL_MOVE_STRENGTH = 0.75;

/** Weight of a job by the years in it: under two, up to five, and more. Two years if the person did not say. */
function weighYears(years: PastJob['years']): number {
  const fewest = years === undefined ? 2 : countFewestYears(years);
  if (fewest < 2) return 0.4;
  return fewest < 5 ? 0.7 : 1;
}

/** The jobs that a person has done, with what an apprenticeship taught. */
export interface WorkHistory {
  jobs: readonly { code: string; weight: number; isCurrent: boolean; isLevel: boolean }[];
  direction: Direction | 'unasked';
  isPayWanted: boolean;
  acceptedTraining: keyof typeof FAR_SHARE_BY_TRAINING | undefined;
}

/** Returns a person's jobs with the weights of their years. An apprenticeship counts as a job of under two years. */
export function readHistory(
  { jobs = [], apprenticeship, direction, changes = [] }: Experience,
  acceptedTraining: WorkHistory['acceptedTraining'],
): WorkHistory {
  const learned = apprenticeship === undefined || jobs.some(({ occupation }) => occupation === apprenticeship);
  return {
    jobs: [
      ...jobs.map(({ occupation, years, isCurrent }) => ({
        code: occupation,
        weight: weighYears(years),
        isCurrent,
        isLevel: countFewestYears(years) >= MIN_LEVEL_YEARS,
      })),
      ...(learned ? [] : [{ code: apprenticeship, weight: weighYears('under1'), isCurrent: false, isLevel: false }]),
    ],
    direction: direction ?? 'unasked',
    isPayWanted: changes.includes('pay'),
    acceptedTraining,
  };
}

/** How near an occupation is to a person's jobs. */
export interface Reach {
  /** The largest reachability from any job, from 0 to 1. */
  reachability: number;
  /**
   * Code of the job that leads to the occupation: the occupation itself if the person has done it, otherwise one whose
   * people really enter it, otherwise the one from which it is most reachable. Null if none leads to it.
   */
  nearestJob: string | null;
  /** True if people of one of the jobs really enter the occupation. */
  isRealMove: boolean;
  /**
   * True if the occupation is below the level of every present job in which the person has years, or of every past one if
   * there is no such present job.
   */
  isBelowLevel: boolean;
  nats: number;
  /** The part of `nats` that a step below the level of the person's jobs costs. */
  levelNats: number;
}

/**
 * Returns how near an occupation is to a person's jobs, and what that adds to its score.
 * @param kept share of nearness that remains if parts of the work are unwanted
 */
export function measureReach(tables: MatchingTables, history: WorkHistory, index: number, kept: number): Reach {
  const { jobs, direction } = history;
  const reaches = jobs.map(({ code, weight }) => ({ code, weight, reach: computeReachability(tables, code, index) }));
  const sorted = reaches.toSorted((a, b) => b.weight * b.reach - a.weight * a.reach);
  const [best] = sorted;
  const isReal = (code: string): boolean => findStrength(tables, code, index) >= MIN_REAL_MOVE_STRENGTH;
  const nearest =
    sorted.find(({ code }) => tables.indexByCode.get(code) === index) ??
    sorted.find(({ code }) => isReal(code)) ??
    best;
  const reachability = Math.max(0, ...reaches.map(({ reach }) => reach));
  const levelJobs = listLevelJobs(jobs);
  const isBelowLevel = levelJobs.length > 0 && levelJobs.every(({ code }) => findStep(tables, code, index) < 0);
  // Only somebody who asks for something new, has no years to train for it and asks for no better pay is offered a step
  // down at no cost.
  const isStepDown = isBelowLevel && (direction !== 'new' || history.isPayWanted || isReadyToTrain(history));
  const nearness = kept * (isStepDown ? DOWN_STEP_SHARE : 1) * (best === undefined ? 0 : best.weight * best.reach);
  const levelNats = isStepDown ? DOWN_STEP_NATS[direction] : 0;
  return {
    reachability,
    nearestJob: nearest !== undefined && nearest.reach > 0 ? nearest.code : null,
    isRealMove: jobs.some(({ code }) => isReal(code)),
    isBelowLevel,
    nats: NEAR_NATS[direction] * nearness + levelNats - computeFarPenalty(tables, history, index, reachability),
    levelNats,
  };
}

/** Returns whether a person accepts training that is long enough for another profession at their level. */
const isReadyToTrain = ({ acceptedTraining }: WorkHistory): boolean =>
  acceptedTraining === '3y' || acceptedTraining === 'degree' || acceptedTraining === 'longer';

/** Returns the jobs that show a person's level. */
function listLevelJobs(jobs: WorkHistory['jobs']): WorkHistory['jobs'] {
  const jobsWithYears = jobs.filter(({ isLevel }) => isLevel);
  const presentJobs = jobsWithYears.filter(({ isCurrent }) => isCurrent);
  return presentJobs.length > 0 ? presentJobs : jobsWithYears;
}

/** Reachability of an occupation from a job: the move's strength and the likeness, as independent witnesses. */
function computeReachability(tables: MatchingTables, job: string, index: number): number {
  return 1 - (1 - findStrength(tables, job, index)) * (1 - LIKENESS_SHARE * findLikeness(tables, job, index));
}

/** Strength of the move from a job to an occupation, from 0 to 1; 1 for the job itself. */
function findStrength(tables: MatchingTables, job: string, index: number): number {
  if (tables.indexByCode.get(job) === index) return 1;
  const listed = tables.moves.get(job)?.strength[index] ?? 0;
  return canTeachOwnWork(tables, job, index) ? Math.max(listed, TEACHING_STRENGTH) : listed;
}

/** Likeness of a job to an occupation, from 0 to 1; 0 for a common job, whose likeness is unknown. */
function findLikeness({ likeness, indexByCode, occupations }: MatchingTables, job: string, index: number): number {
  const jobIndex = indexByCode.get(job);
  return jobIndex === undefined ? 0 : (likeness[jobIndex * occupations.length + index] ?? 0);
}

/**
 * Returns 1 for a step up from the job, -1 for a step down, 0 for the same level. The jobs in which people start are
 * below the senior post that they lead to.
 */
function findStep(tables: MatchingTables, job: string, index: number): number {
  const jobIndex = tables.indexByCode.get(job);
  if (jobIndex === undefined) return tables.moves.get(job)?.step[index] ?? 0;
  if (getAt(tables.entries, jobIndex).includes(index)) return -1;
  if (getAt(tables.entries, index).includes(jobIndex)) return 1;
  const zone = (at: number): number => getAt(tables.occupations, at).jobZone;
  const level = (at: number): number => getAt(tables.circumstances, at).level;
  const seniority = (at: number): number => (getAt(tables.circumstances, at).senior === undefined ? 0 : 1);
  const gap =
    (zone(index) - zone(jobIndex) + seniority(index) - seniority(jobIndex)) / 2 + (level(index) - level(jobIndex)) / 4;
  return Math.abs(gap) >= MIN_STEP_GAP ? Math.sign(gap) : 0;
}

function computeFarPenalty(
  tables: MatchingTables,
  { jobs, direction, acceptedTraining }: WorkHistory,
  index: number,
  reachability: number,
): number {
  if (direction !== 'near' || jobs.length === 0) return 0;
  const weight = Math.max(...jobs.map((job) => job.weight));
  const far = Math.max(0, 1 - reachability / MIN_NEAR_REACH);
  const { level, months, paid } = getAt(tables.circumstances, index);
  const isDegreeProfession = level === 3 && months >= 36 && !paid;
  const trainingShare = acceptedTraining === undefined ? 1 : FAR_SHARE_BY_TRAINING[acceptedTraining];
  return FAR_NATS * weight * far * (isDegreeProfession ? 1 : FAR_BELOW_DEGREE_SHARE) * trainingShare;
}

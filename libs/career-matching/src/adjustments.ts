// Adjusts an occupation's score to a person's circumstances; see "Circumstances" in docs/method.md.
import type { Circumstances, KeptJob } from '@bearings/contracts';
import {
  DEGREE_LEVEL,
  type DealBreakerId,
  type QualificationLevel,
  findWorkField,
  UK,
  US,
  type WantedChange,
} from '@bearings/domain';
import type { CircumstanceRow } from '@bearings/career-data';
import type { ExperienceEffect } from './experience/experience-effect.js';
import { areTwins } from './experience/twins.js';
import { MIN_NEAR_DUPLICATE_SIMILARITY } from './likeness.js';
import { readLearner } from './learner.js';
import { exceedsLocalTraining } from './local-ways.js';
import type { MatchInput } from './match-result.js';
import { findMove } from './move.js';
import { getAt, type MatchingTables } from './tables.js';
import { computeSubjectNats, computeTrainingNeed, type TrainingNeed } from './training.js';
import { exceedsUsTraining } from './us-training.js';

/**
 * Adjustments of an occupation's score, in natural-log units (nats): for a deal-breaker that is sometimes part of the
 * work, for one that is a regular part but does not exclude it, for work that teaches a person with a degree too little,
 * for an occupation that the person named, and for one that is very similar to it.
 */
const OCCASIONAL_DEAL_BREAKER_NATS = -0.3;
const OPENED_DEAL_BREAKER_NATS = -0.5;
const TOO_LITTLE_TO_LEARN_NATS = -1;
const JOB_IN_MIND_NATS = 1;
const NEAR_JOB_IN_MIND_NATS = 0.3;

/**
 * For a person with a degree, work with an entry qualification up to this level and training up to
 * `MAX_SHORT_TRAINING_MONTHS` is scored lower, because it teaches them too little.
 */
const MAX_LOW_ENTRY_LEVEL = 2;
const MAX_SHORT_TRAINING_MONTHS = 6;

/**
 * Deal-breakers past which an occupation that the reader's jobs really lead to stays open, unless the reader leaves it out
 * or wants to change just that, with the change.
 */
const OPENABLE_DEAL_BREAKERS: ReadonlyMap<DealBreakerId, WantedChange> = new Map([
  ['shifts', 'hours'],
  ['travel', 'place'],
]);

export interface Adjustment {
  /** Sum of all adjustments of the score, in nats. */
  total: number;
  /** The part of `total` that the person caused by naming this job or a similar one. It says nothing about fit. */
  namedNats: number;
  training: TrainingNeed;
  /** True if the job requires more training than the person accepts. */
  exceedsTraining: boolean;
  /** Deal-breakers that are a regular part of the work. Any of them excludes the occupation. */
  excludedBy: readonly DealBreakerId[];
  /** True if the person left out the occupation's field of work and did not name the occupation itself. */
  isLeftOut: boolean;
  /**
   * True if the occupation lacks what the person asks of a job, or pays far less than a person earns who wants better pay
   * and did not name it.
   */
  isLacking: boolean;
  /** Deal-breakers that are sometimes part of the work. */
  occasionalDealBreakers: readonly DealBreakerId[];
  /**
   * Deal-breakers that are a regular part of the work, but do not exclude it: the person keeps it, or they are only shifts
   * or travel, and people of the person's job really enter it.
   */
  openedDealBreakers: readonly DealBreakerId[];
}

/**
 * Returns how a person's circumstances affect each occupation, in the order of the table.
 * @param effects the effects of what the person has done, in the same order
 */
export function computeAdjustments(
  tables: MatchingTables,
  { circumstances, lacking = new Set(), country = UK }: Omit<MatchInput, 'keyed'>,
  effects: readonly ExperienceEffect[],
): Adjustment[] {
  const jobIndexesInMind = findIndexesInMind(tables, circumstances);
  const fieldsLeftOut = circumstances?.fieldsLeftOut ?? [];
  const learner = readLearner(circumstances, country);
  return tables.circumstances.map((row, index) => {
    const subjects = getAt(tables.subjects, index);
    const effect = getAt(effects, index);
    const isInMind = jobIndexesInMind.includes(index);
    const training = computeTrainingNeed(row, subjects, circumstances);
    const breakers = findDealBreakers(row, circumstances?.dealBreakers ?? [], (id) => {
      const answer = findKeptJob(tables, circumstances?.keptJobs ?? [], { index, dealBreaker: id });
      return answer?.isKept ?? (effect.isRealMove && isOpenable(id, circumstances));
    });
    const similarInMind = jobIndexesInMind.filter((job) => isNearDuplicate(tables, job, index)).length;
    // Somebody who names a job below their level asks for it.
    const ownNats = isInMind ? JOB_IN_MIND_NATS - effect.levelNats : 0;
    const namedNats = ownNats + NEAR_JOB_IN_MIND_NATS * similarInMind;
    const total =
      breakers.occasionalDealBreakers.length * OCCASIONAL_DEAL_BREAKER_NATS +
      breakers.openedDealBreakers.length * OPENED_DEAL_BREAKER_NATS +
      computeSubjectNats(subjects, training, circumstances) +
      (teachesGraduateTooLittle(row, circumstances?.qualificationLevel) ? TOO_LITTLE_TO_LEARN_NATS : 0) +
      effect.nats +
      namedNats;
    const occupation = getAt(tables.occupations, index);
    const { code } = occupation;
    const isLeftOut = !isInMind && fieldsLeftOut.includes(findWorkField(code).id);
    // Nobody has to train again for a job that they do or did, or into which they can change from it.
    const isDone = learner.done.includes(code);
    const isTooLong =
      learner.country === US
        ? exceedsUsTraining(occupation, circumstances ?? {})
        : training.excessMonths > 0 ||
          (exceedsLocalTraining(code, learner) && findMove({ code, training, experience: effect }, learner) === null);
    const exceedsTraining = !isDone && isTooLong;
    const isLacking = lacking.has(code) || (effect.isPaidFarLess && !isInMind);
    return { total, namedNats, training, exceedsTraining, isLeftOut, isLacking, ...breakers };
  });
}

function isOpenable(id: DealBreakerId, circumstances: Circumstances | undefined): boolean {
  const change = OPENABLE_DEAL_BREAKERS.get(id);
  return change !== undefined && !(circumstances?.experience?.changes ?? []).includes(change);
}

/** Returns the indexes of the occupations that the person named in the optional step. */
export function findIndexesInMind({ indexByCode }: MatchingTables, circumstances: Circumstances | undefined): number[] {
  return (circumstances?.jobsInMind ?? []).flatMap((code) => indexByCode.get(code) ?? []);
}

function isNearDuplicate(tables: MatchingTables, job: number, index: number): boolean {
  const jobSimilarity = tables.likeness[job * tables.occupations.length + index] ?? 0;
  return job !== index && jobSimilarity >= MIN_NEAR_DUPLICATE_SIMILARITY;
}

/**
 * Returns the person's answer on whether an occupation stays in the list despite a deal-breaker. An answer on a job counts
 * for the job's twins too, unless they have their own.
 */
function findKeptJob(
  tables: MatchingTables,
  keptJobs: readonly KeptJob[],
  { index, dealBreaker }: { index: number; dealBreaker: DealBreakerId },
): KeptJob | undefined {
  const answers = keptJobs.filter((answer) => answer.dealBreaker === dealBreaker);
  const toIndex = ({ occupation }: KeptJob): number => tables.indexByCode.get(occupation) ?? -1;
  return (
    answers.find((answer) => toIndex(answer) === index) ??
    answers.find((answer) => toIndex(answer) !== -1 && areTwins(tables, toIndex(answer), index))
  );
}

/** @param isOpened returns whether a deal-breaker that is a regular part of the work does not exclude the occupation */
function findDealBreakers(
  row: CircumstanceRow,
  dealBreakers: readonly DealBreakerId[],
  isOpened: (id: DealBreakerId) => boolean,
): Pick<Adjustment, 'excludedBy' | 'occasionalDealBreakers' | 'openedDealBreakers'> {
  const regular = dealBreakers.filter((id) => row.dealBreakers[id] === 2);
  const isOpen = regular.every(isOpened);
  return {
    // An occupation that is excluded names all of them, also those that alone would not exclude it.
    excludedBy: isOpen ? [] : regular,
    openedDealBreakers: isOpen ? regular : [],
    occasionalDealBreakers: dealBreakers.filter((id) => row.dealBreakers[id] === 1),
  };
}

function teachesGraduateTooLittle(row: CircumstanceRow, from: QualificationLevel | undefined): boolean {
  return (
    from !== undefined &&
    from >= DEGREE_LEVEL &&
    row.level <= MAX_LOW_ENTRY_LEVEL &&
    row.months <= MAX_SHORT_TRAINING_MONTHS
  );
}

import {
  type Band,
  CATEGORIES,
  type Category,
  CATEGORY_NAMES,
  type Circumstances,
  type DealBreakerId,
  type PersonalityType,
  type ReportFit,
  type TileId,
} from '@bearings/contracts';
import { type AnswerQuality, qualityNote } from '../answers/answer-quality.js';
import {
  bandOf,
  type CategoryScores,
  type FurtherCareer,
  type JobVerdict,
  type KeyedAnswers,
  type MatchedCareer,
  type MatchingResult,
  type MatchReason,
  type Personality,
  roundScore,
  statedReasons,
  type TrainingNeed,
} from '@bearings/career-matching';
import { ATTRIBUTIONS, type Occupation } from '@bearings/career-data';

/** Placeholder for the reader's first name in stored facts and prose, which is replaced at each read. */
export const FIRST_NAME = '{{firstName}}';

/** Number of careers described at length; the others are described in brief. */
export const HEADLINED_CAREERS = 3;

/** Days from the report to the end of each part of the skills roadmap. */
export const HORIZON_DAYS = [30, 90, 365] as const;

export interface CategoryFact {
  category: Category;
  name: string;
  /** An integer from 0 to 100. */
  score: number;
  band: Band;
  /** The three answers from 1 to 5; a high value always means more of the category. */
  keyed: readonly number[];
}

/** An occupation by code and title only. */
export interface NamedOccupation {
  code: string;
  title: string;
}

/** An occupation with all facts that a writer may state. */
export interface OccupationFact extends NamedOccupation {
  /** Demand and score are integers from 0 to 100. */
  reasonsFor: MatchReason[];
  reasonsAgainst: MatchReason[];
  jobZone: Occupation['jobZone'];
  education: Occupation['education'];
  /** Distinctive skills first, then the most important ones. */
  skills: string[];
  knowledge: string[];
  software: string[];
  workValues: string[];
  remoteIndex: number | null;
  /** Projected change in US employment from 2024 to 2034, in per cent. */
  usGrowthPct: number | null;
}

/** The effects of the person's circumstances on an occupation. */
export interface CircumstanceFact {
  /** Share of 200 re-simulations with this career among the best ten, from 0 to 1. */
  stability: number;
  /** True if the occupation requires longer training than the person accepts. */
  long: boolean;
  /**
   * Months of training from the person's qualification, whether the training is usually paid, and the effect of their
   * subjects.
   */
  training: Omit<TrainingNeed, 'excessMonths'>;
  /** Deal-breakers that are sometimes part of this work. */
  atTimes: readonly DealBreakerId[];
  /** The entry jobs of a senior post. */
  entries: NamedOccupation[];
  likedTiles: TileId[];
  dislikedTiles: TileId[];
}

/** One of the ten careers. */
export interface CareerFact extends OccupationFact, CircumstanceFact {
  fit: ReportFit;
  /** Senior posts to which this job leads. */
  later: NamedOccupation[];
  /** Near-duplicates that also fit. */
  also: NamedOccupation[];
}

/** A career for a person who is willing to train longer. */
export interface LongerFact extends NamedOccupation {
  fit: ReportFit;
  training: CircumstanceFact['training'];
}

/** The verdict on a job that the person has in mind. */
export interface VerdictFact extends NamedOccupation, Omit<CircumstanceFact, 'stability'> {
  /** Null if a deal-breaker excludes it or it is a later post. */
  fit: ReportFit | null;
  stability: number | null;
  /** Rank from 1 among the occupations open to the person. */
  rank: number | null;
  amongTen: boolean;
  excludedBy: readonly DealBreakerId[];
  isLater: boolean;
}

/** A person's data in a report. */
interface PersonFacts {
  /**
   * The report's id. It is the only seed of wordings, so that changing the format of stored facts does not reword any
   * report.
   */
  reportId: string;
  bankVersion: number;
  firstName: typeof FIRST_NAME;
  personality: {
    type: PersonalityType;
    /** An integer from 0 (introvert) to 100 (extravert). */
    energy: number;
    closeToMiddle: boolean;
    version: number;
  };
  /** All twelve categories in the fixed order. */
  categories: CategoryFact[];
  /** True if the answers were contradictory or hasty, so that the report advises a review. */
  reviewAdvised: boolean;
  horizons: typeof HORIZON_DAYS;
  sources: readonly string[];
}

/**
 * Input of a writer, stored with its prose. It contains the circumstances, but no name or email. The prose may only
 * use figures from here.
 */
export interface ReportFacts extends PersonFacts, MatchedFacts {}

/** The result of the matching for the person's circumstances. */
interface MatchedFacts {
  version: 2;
  /** True if the twelve categories differ by more than chance explains. */
  direction: boolean;
  /** False if there is neither a direction nor three tiles, so that the careers are not ranked. */
  ranked: boolean;
  /** Null if the optional step was skipped. */
  circumstances: Circumstances | null;
  /** Ten careers, or fewer if deal-breakers leave fewer, best first. */
  careers: CareerFact[];
  /** At most three careers for a person who would train longer. */
  longer: LongerFact[];
  /** Occupations that deal-breakers excluded. */
  excluded: (NamedOccupation & { dealBreakers: readonly DealBreakerId[] })[];
  inMind: VerdictFact[];
  /** Number of occupations open to the person. */
  open: number;
}

/** Creates a report's facts. Unrounded scores are rounded here. */
export function makeFacts(given: {
  reportId: string;
  scores: CategoryScores;
  personality: Personality;
  quality: AnswerQuality;
  circumstances: Circumstances | null;
  matching: MatchingResult;
  bankVersion: number;
  keyed: KeyedAnswers;
}): ReportFacts {
  const { reportId, scores, personality, quality, circumstances, matching, bankVersion, keyed } =
    given;
  return {
    ...matchedFacts(matching, circumstances),
    reportId,
    bankVersion,
    firstName: FIRST_NAME,
    personality: { ...personality, energy: roundScore(personality.energy) },
    categories: CATEGORIES.map((category, index) => ({
      category,
      name: CATEGORY_NAMES[category],
      score: roundScore(scores[category]),
      band: bandOf(scores[category]),
      keyed: keyed[index] ?? [],
    })),
    reviewAdvised: qualityNote(quality)?.reviewAdvised ?? false,
    horizons: HORIZON_DAYS,
    sources: ATTRIBUTIONS,
  };
}

/** Returns the facts of the same person for other circumstances. */
export function rematchedFacts(
  facts: ReportFacts,
  matching: MatchingResult,
  circumstances: Circumstances | null,
): ReportFacts {
  return { ...facts, ...matchedFacts(matching, circumstances) };
}

function matchedFacts(matching: MatchingResult, circumstances: Circumstances | null): MatchedFacts {
  return {
    version: matching.methodVersion,
    direction: matching.direction.clear,
    ranked: matching.ranked,
    circumstances,
    careers: matching.careers.map(toCareerFact),
    longer: matching.longer.map(({ occupation, title, fit, training }) => ({
      code: occupation.code,
      title,
      fit,
      training: trainingFact(training),
    })),
    excluded: matching.excluded.map(({ occupation, dealBreakers }) => ({
      ...named(occupation),
      dealBreakers,
    })),
    inMind: matching.inMind.map(toVerdictFact),
    open: matching.open,
  };
}

function toCareerFact(career: Omit<MatchedCareer, 'score'>): CareerFact {
  const { occupation, title, fit, stability, reasonsFor, reasonsAgainst, later, also } = career;
  return {
    ...circumstanceFact(career),
    code: occupation.code,
    title,
    fit,
    stability,
    later: later.map(named),
    also: also.map(named),
    reasonsFor: statedReasons(occupation.code, reasonsFor, 'for'),
    reasonsAgainst: statedReasons(occupation.code, reasonsAgainst, 'against'),
    jobZone: occupation.jobZone,
    education: occupation.education,
    skills: [...new Set([...occupation.distinctiveSkills, ...occupation.topSkills])],
    knowledge: occupation.knowledge,
    software: occupation.software,
    workValues: occupation.workValues,
    remoteIndex: occupation.remoteIndex,
    usGrowthPct: occupation.usGrowthPct,
  };
}

/** Returns a replacement of a removed career; null if it is not open to the person. */
export function toReplacement({ verdict, title }: FurtherCareer): CareerFact | null {
  const { fit, stability } = verdict;
  if (fit === null || stability === null) return null;
  return toCareerFact({ ...verdict, title, fit, stability, later: [], also: [] });
}

/** Returns the facts of an occupation that is not among the careers. */
export function toVerdictFact(verdict: JobVerdict): VerdictFact {
  const { occupation, fit, stability, rank, amongTen, excludedBy, later } = verdict;
  return {
    ...circumstanceFact(verdict),
    ...named(occupation),
    fit,
    stability,
    rank,
    amongTen,
    excludedBy,
    isLater: later,
  };
}

function circumstanceFact(
  career: Omit<MatchedCareer, 'score'> | JobVerdict,
): Omit<CircumstanceFact, 'stability'> {
  const { long, training, atTimes, entries, likedTiles, dislikedTiles } = career;
  return {
    long,
    training: trainingFact(training),
    atTimes,
    entries: entries.map(named),
    likedTiles,
    dislikedTiles,
  };
}

function trainingFact({
  months,
  paid,
  study,
  missingSubjects,
}: TrainingNeed): CareerFact['training'] {
  return { months, paid, study, missingSubjects };
}

function named({ code, title }: NamedOccupation): NamedOccupation {
  return { code, title };
}

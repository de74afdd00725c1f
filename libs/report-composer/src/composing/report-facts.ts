import type { Circumstances } from '@bearings/contracts';
import {
  type Band,
  CATEGORIES,
  type Category,
  CATEGORY_NAMES,
  type DealBreakerId,
  type PatternId,
  type PersonalityType,
  type ReportFit,
  type TileId,
} from '@bearings/domain';
import { type AnswerQuality, composeQualityNote } from '../answers/answer-quality.js';
import {
  choosePattern,
  toBand,
  type CategoryScores,
  type FurtherCareer,
  type JobVerdict,
  type AnswersByCategory,
  type ExperienceFacts,
  type MatchedCareer,
  type MatchingResult,
  type MatchReason,
  type NamedJob,
  type Personality,
  roundScore,
  listStatableReasons,
  type TrainingNeed,
} from '@bearings/career-matching';
import { CIRCUMSTANCE_ROWS, getHomeWorkShare, SOURCE_ATTRIBUTIONS, type Occupation } from '@bearings/career-data';

/** How often each deal-breaker is part of an occupation's work, by the occupation's code. */
export const DEAL_BREAKERS_BY_CODE = new Map(CIRCUMSTANCE_ROWS.map((row) => [row.code, row.dealBreakers]));

/** Number of careers, best first, that introductions and the email name. */
export const LEADING_CAREER_COUNT = 3;

export interface CategoryFact {
  category: Category;
  name: string;
  /** An integer from 0 to 100. */
  score: number;
  band: Band;
  /** The three answers from 1 to 5; a high value always means more of the category. */
  keyed: readonly number[];
}

export interface NamedOccupation {
  code: string;
  title: string;
}

/** An occupation with all facts that a writer may state. */
export interface OccupationFact extends NamedOccupation {
  /** Reasons for and against the career. Their demands and scores are integers from 0 to 100. */
  reasonsFor: MatchReason[];
  reasonsAgainst: MatchReason[];
  education: Occupation['education'];
  /** Distinctive skills first, then the most important ones. */
  skills: string[];
  remoteIndex: number | null;
  /** Projected change in US employment from 2024 to 2034, in per cent. */
  usGrowthPct: number | null;
}

/** How an occupation fits the person's circumstances, and how certainly it is one of their best ten. */
export interface CircumstanceFact {
  /** Share of 200 simulated repeats of the person's answers that put this career among the best ten, from 0 to 1. */
  stability: number;
  /** True if the occupation requires longer training than the person accepts. */
  exceedsTraining: boolean;
  /**
   * Months of training from the person's qualification, whether people are usually paid for it, and
   * how the person's subjects affect it.
   */
  training: Omit<TrainingNeed, 'excessMonths'>;
  /** Deal-breakers that are sometimes part of this work. */
  occasionalDealBreakers: readonly DealBreakerId[];
  /** Deal-breakers that are a regular part of this work, which stays open because it is near to the person's jobs. */
  openedDealBreakers: readonly DealBreakerId[];
  /** The entry jobs that lead to the occupation, if it is a senior post. */
  entries: NamedOccupation[];
  likedTiles: TileId[];
  dislikedTiles: TileId[];
  experience: ExperienceFacts;
}

/** Facts about one of the report's ten careers. */
export interface CareerFact extends OccupationFact, CircumstanceFact {
  fit: ReportFit;
  /** Senior posts to which this job leads. */
  seniorPosts: NamedOccupation[];
  /** Similar careers that also fit. */
  similarCareers: NamedOccupation[];
}

/** A career that requires longer training than the person accepts. */
export interface LongerTrainingFact extends NamedOccupation {
  fit: ReportFit;
  training: CircumstanceFact['training'];
}

/** How well a career that the person named fits them, compared with the other occupations. */
export interface VerdictFact extends NamedOccupation, Omit<CircumstanceFact, 'stability'> {
  /**
   * Null if a deal-breaker excludes the career, or if it is a senior post that the person can reach only from another
   * job.
   */
  fit: ReportFit | null;
  stability: number | null;
  /** Rank by fit, from 1, among all occupations; null for a job that the person does now and its near twins. */
  rank: number | null;
  amongTen: boolean;
  excludedBy: readonly DealBreakerId[];
  isTooSenior: boolean;
  /** True if this is a job that the person does now, or its near twin. */
  isOwnJob: boolean;
}

/** A career with the same wish as a job that the person named. */
export interface RelatedFact extends NamedOccupation {
  fit: ReportFit;
  rank: number | null;
  training: CircumstanceFact['training'];
  /** Kinds of work that are often part of both, those that the person likes first. */
  sharedTiles: readonly TileId[];
}

/** A job that the person named. It gets a part of its own in the report. */
export interface NamedJobFact extends VerdictFact {
  /** At most three careers with the same wish that are open to the person. */
  related: RelatedFact[];
}

/** The part of a report's facts that does not depend on the matching of careers. */
interface PersonFacts {
  /**
   * The report's id. It is the only seed of wordings, so that changing the format of stored facts does not reword any
   * report.
   */
  reportId: string;
  /** ISO code of the country whose lengths of training the matching used; null for those of the United Kingdom. */
  matchedIn: string | null;
  bankVersion: number;
  personality: {
    type: PersonalityType;
    /** An integer from 0 (introvert) to 100 (extravert). */
    energy: number;
    closeToMiddle: boolean;
    version: number;
  };
  /** All twelve categories, in the order of CATEGORIES. */
  categories: CategoryFact[];
  /** The pattern of the scores; null if none is steady enough to be named. */
  patternId: PatternId | null;
  /** True if the answers were contradictory or hasty, so that the report advises a review. */
  reviewAdvised: boolean;
  sources: readonly string[];
}

/**
 * Input of a report writer, stored with the prose. It contains the circumstances, but no name or
 * email address. The prose may only state figures from here.
 */
export interface ReportFacts extends PersonFacts, MatchedFacts {}

/** The result of the matching for the person's circumstances. */
interface MatchedFacts {
  version: 2;
  /** True if the twelve scores differ by more than chance explains. */
  direction: boolean;
  /**
   * True if the careers are ranked. For this, the twelve scores must differ by more than chance, or the person must
   * have marked at least three kinds of work as liked or disliked.
   */
  ranked: boolean;
  /** Null if the person skipped the optional questions about their circumstances. */
  circumstances: Circumstances | null;
  /** The report's careers, best first: ten, unless deal-breakers or training time leave fewer. */
  careers: CareerFact[];
  /** At most two careers that require longer training than the person accepts. */
  longer: LongerTrainingFact[];
  /** Occupations that deal-breakers excluded. */
  excluded: (NamedOccupation & { dealBreakers: readonly DealBreakerId[] })[];
  inMind: NamedJobFact[];
  /** Jobs that the person does now, each with its near twins. None of them is recommended. */
  ownJobs: (NamedOccupation & { twins: NamedOccupation[] })[];
}

/** Creates a report's facts, with the scores rounded to integers. */
export function makeFacts(given: {
  reportId: string;
  scores: CategoryScores;
  personality: Personality;
  quality: AnswerQuality;
  circumstances: Circumstances | null;
  matching: MatchingResult;
  bankVersion: number;
  keyed: AnswersByCategory;
  matchedIn?: string | null;
}): ReportFacts {
  const {
    reportId,
    scores,
    personality,
    quality,
    circumstances,
    matching,
    bankVersion,
    keyed,
    matchedIn = null,
  } = given;
  return {
    ...toMatchedFacts(matching, circumstances),
    reportId,
    bankVersion,
    matchedIn,
    personality: { ...personality, energy: roundScore(personality.energy) },
    categories: CATEGORIES.map((category, index) => ({
      category,
      name: CATEGORY_NAMES[category],
      score: roundScore(scores[category]),
      band: toBand(scores[category]),
      keyed: keyed[index] ?? [],
    })),
    patternId: choosePattern(scores, matching.direction.clear),
    reviewAdvised: composeQualityNote(quality)?.reviewAdvised ?? false,
    sources: SOURCE_ATTRIBUTIONS,
  };
}

/** Returns the facts of the same person, matched again for other circumstances. */
export function rematchFacts(
  facts: ReportFacts,
  matching: MatchingResult,
  circumstances: Circumstances | null,
): ReportFacts {
  return { ...facts, ...toMatchedFacts(matching, circumstances) };
}

function toMatchedFacts(matching: MatchingResult, circumstances: Circumstances | null): MatchedFacts {
  return {
    version: matching.methodVersion,
    direction: matching.direction.clear,
    ranked: matching.ranked,
    circumstances,
    careers: matching.careers.map(toCareerFact),
    longer: matching.overLimit.map(({ occupation, fit, training }) => ({
      ...toNamedOccupation(occupation),
      fit,
      training: toTrainingFact(training),
    })),
    excluded: matching.excluded.map(({ occupation, dealBreakers }) => ({
      ...toNamedOccupation(occupation),
      dealBreakers,
    })),
    inMind: matching.inMind.map(toNamedJobFact),
    ownJobs: matching.ownJobs.map(({ occupation, twins }) => ({
      ...toNamedOccupation(occupation),
      twins: twins.map(toNamedOccupation),
    })),
  };
}

function toCareerFact(career: Omit<MatchedCareer, 'score'>): CareerFact {
  const { occupation, fit, stability, reasonsFor, reasonsAgainst, seniorPosts, similarCareers } = career;
  return {
    ...toCircumstanceFact(career),
    ...toNamedOccupation(occupation),
    fit,
    stability,
    seniorPosts: seniorPosts.map(toNamedOccupation),
    similarCareers: similarCareers.map(toNamedOccupation),
    reasonsFor: listStatableReasons(occupation.code, reasonsFor, 'for'),
    reasonsAgainst: listStatableReasons(occupation.code, reasonsAgainst, 'against'),
    education: occupation.education,
    skills: [...new Set([...occupation.distinctiveSkills, ...occupation.topSkills])],
    remoteIndex: getHomeWorkShare(occupation),
    usGrowthPct: occupation.usGrowthPct,
  };
}

/**
 * Returns the facts of a career that replaces a removed one; null if the career may not be recommended to the person.
 */
export function toReplacementFact({ verdict }: FurtherCareer): CareerFact | null {
  const { fit, stability, steadiness } = verdict;
  if (fit === null || stability === null || steadiness === null) return null;
  return toCareerFact({ ...verdict, fit, stability, steadiness, seniorPosts: [], similarCareers: [] });
}

function toNamedJobFact(job: NamedJob): NamedJobFact {
  return {
    ...toVerdictFact(job),
    related: job.related.map(({ occupation: other, fit, rank, training, sharedTiles }) => ({
      ...toNamedOccupation(other),
      fit,
      rank,
      training: toTrainingFact(training),
      sharedTiles,
    })),
  };
}

/** Returns the facts on how well one occupation fits the person compared with the others. */
export function toVerdictFact(verdict: JobVerdict): VerdictFact {
  const { occupation, fit, stability, rank, amongTen, excludedBy, isOwnJob, isTooSenior } = verdict;
  return {
    ...toCircumstanceFact(verdict),
    ...toNamedOccupation(occupation),
    fit,
    stability,
    rank,
    amongTen,
    excludedBy,
    isOwnJob,
    isTooSenior,
  };
}

function toCircumstanceFact(career: Omit<MatchedCareer, 'score'> | JobVerdict): Omit<CircumstanceFact, 'stability'> {
  const { exceedsTraining, training, occasionalDealBreakers, openedDealBreakers } = career;
  const { entries, likedTiles, dislikedTiles, experience } = career;
  return {
    exceedsTraining,
    training: toTrainingFact(training),
    occasionalDealBreakers,
    openedDealBreakers,
    entries: entries.map(toNamedOccupation),
    likedTiles,
    dislikedTiles,
    experience,
  };
}

function toTrainingFact({ months, paid, study, missingSubjects }: TrainingNeed): CareerFact['training'] {
  return { months, paid, study, missingSubjects };
}

function toNamedOccupation({ code, title }: NamedOccupation): NamedOccupation {
  return { code, title };
}

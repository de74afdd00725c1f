import type { Circumstances } from '@bearings/contracts';
import type { DealBreakerId, ReportFit } from '@bearings/domain';
import type { ScoreDirection, AnswersByCategory } from './answers/certainty.js';
import type { Occupation } from '@bearings/career-data';
import type { TrainingNeed } from './training.js';
import type { CareerReasons } from './reasons.js';

/**
 * Version of the matching method, which docs/method.md describes. Each report stores the version
 * with which it was made.
 */
export const METHOD_VERSION = 2;

export interface MatchInput {
  keyed: AnswersByCategory;
  /**
   * The person's situation and wishes; absent if the person skipped the assessment's optional step, which asks for
   * them.
   */
  circumstances?: Circumstances;
}

/**
 * A job that leads to a senior post. If it is the same occupation under its entry-level title, it
 * has the code of the post.
 */
export type EntryJob = Pick<Occupation, 'code' | 'title'>;

export interface MatchedCareer extends CareerReasons {
  occupation: Occupation;
  /** The title to show: the occupation's own title, or its entry-level title. */
  title: string;
  fit: ReportFit;
  /** Share of 200 re-simulations of the person's answers in which this career is among the best ten, from 0 to 1. */
  stability: number;
  /** Score in nats (units of a natural logarithm), by which careers are sorted and compared. It is never shown. */
  score: number;
  training: TrainingNeed;
  /** True if the career requires longer training than the person accepts. */
  exceedsTraining: boolean;
  /** Deal-breakers that are sometimes part of this work. */
  occasionalDealBreakers: readonly DealBreakerId[];
  /** For a senior post, its entry jobs; otherwise empty. */
  entries: EntryJob[];
  /** Senior posts that fit the person and to which this job leads, best first. */
  seniorPosts: Occupation[];
  /** At most two very similar careers that also fit. */
  similarCareers: Occupation[];
}

/** How well an occupation, such as one that the person named, fits the person compared with the other occupations. */
export interface JobVerdict extends CareerReasons {
  occupation: Occupation;
  /** Null if the job is excluded or too senior for now. */
  fit: ReportFit | null;
  stability: number | null;
  /** Rank, from 1, among the occupations that may be recommended to the person; null if `fit` is null. */
  rank: number | null;
  amongTen: boolean;
  training: TrainingNeed;
  exceedsTraining: boolean;
  /**
   * Deal-breakers that are a regular part of the work and exclude the job; `atTimes` has those that
   * are sometimes part of it.
   */
  excludedBy: readonly DealBreakerId[];
  occasionalDealBreakers: readonly DealBreakerId[];
  /** True if the post is too senior for the person's career stage. */
  isTooSenior: boolean;
  entries: EntryJob[];
}

/** An occupation outside the ten recommended careers, with how well it fits the person. */
export interface FurtherCareer {
  verdict: JobVerdict;
  /** The title to show: the occupation's own title, or its entry-level title. */
  title: string;
  /**
   * How often the occupation is among the best ten of people whose twelve scores differ only by chance: a share from 0
   * to 1.
   */
  chance: number;
}

export interface FurtherMatching {
  next: FurtherCareer[];
  /** Returns how well the occupation with this code fits the person; null for an unknown code. */
  careerOf: (code: string) => FurtherCareer | null;
}

export interface MatchingResult {
  methodVersion: typeof METHOD_VERSION;
  direction: ScoreDirection;
  /**
   * True if the careers are ranked. For this, the scores must differ by more than chance, or at least three kinds of
   * work must be marked.
   */
  ranked: boolean;
  /** Ten recommended careers, most stable first; in no order if `ranked` is false. */
  careers: MatchedCareer[];
  /** At most three more careers that require longer training than the person accepts. */
  longer: MatchedCareer[];
  /** Occupations that deal-breakers excluded, in the order of the table. */
  excluded: { occupation: Occupation; dealBreakers: readonly DealBreakerId[] }[];
  /**
   * Codes of fitting senior posts, by the code of the entry job that leads to them. The entry job
   * need not be recommended.
   */
  seniorPostsOf: Record<string, string[]>;
  /** Number of occupations that may be recommended: those neither excluded nor too senior for the person. */
  recommendableCount: number;
  inMind: JobVerdict[];
}

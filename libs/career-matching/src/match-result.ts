import type { Circumstances, Experience } from '@bearings/contracts';
import type { DealBreakerId, ReportFit, Steadiness, TileId } from '@bearings/domain';
import type { ScoreDirection, AnswersByCategory } from './answers/certainty.js';
import type { Occupation } from '@bearings/career-data';
import type { TrainingNeed } from './training.js';
import type { MarkedTask } from './experience/task-marks.js';
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
  /** Codes of occupations that lack what the person asks of a job, such as its pay. They come after all others. */
  lacking?: ReadonlySet<string>;
  /**
   * ISO code of the country where the person wants to work; absent if unknown. Where we know its own lengths of training,
   * they decide what is longer than the person accepts. Elsewhere those of the United Kingdom do.
   */
  country?: string;
}

/** What a person has done that speaks for or against an occupation. */
export interface ExperienceFacts {
  /** How near the occupation is to the person's jobs, from 0 to 1. It is no probability and is never shown. */
  reachability: number;
  /** Code of the job that it is nearest to; null if none leads to it. */
  nearestJob: string | null;
  /** True if people of one of the person's jobs really enter the occupation. */
  isRealMove: boolean;
  /** True if the occupation is below the level of the person's jobs. */
  isBelowLevel: boolean;
  /** True if the occupation is a senior post and the person has the years, in its field or in leading, that it requires. */
  hasYearsForPost: boolean;
  /** Marked tasks that the person wants to do more and that are part of the work. */
  moreOf: readonly MarkedTask[];
  /** Marked tasks that the person wants to do less and that are at least half of the work; otherwise empty. */
  doubtedFor: readonly MarkedTask[];
  /** Pastimes that the work has something of. */
  pastimes: NonNullable<Experience['pastimes']>;
}

/**
 * A job that leads to a senior post. If it is the same occupation under its entry-level title, it
 * has the code of the post.
 */
export type EntryJob = Pick<Occupation, 'code' | 'title'>;

export interface MatchedCareer extends CareerReasons {
  occupation: Occupation;
  fit: ReportFit;
  steadiness: Steadiness;
  experience: ExperienceFacts;
  /** Share of 200 re-simulations of the person's answers in which this career is among the best ten, from 0 to 1. */
  stability: number;
  /** Score in nats (units of a natural logarithm), by which careers are sorted and compared. It is never shown. */
  score: number;
  training: TrainingNeed;
  /** True if the career requires longer training than the person accepts. */
  exceedsTraining: boolean;
  /** Deal-breakers that are sometimes part of this work. */
  occasionalDealBreakers: readonly DealBreakerId[];
  /** Deal-breakers that are a regular part of this work, which is open because the person keeps it or people of their job enter it. */
  openedDealBreakers: readonly DealBreakerId[];
  /** For a senior post, its entry jobs, unless the person has the years that it requires; otherwise empty. */
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
  steadiness: Steadiness | null;
  experience: ExperienceFacts;
  /**
   * Rank by fit, from 1, among all occupations, also those that are excluded or too senior for now. Naming a job does not
   * change it. Null for a job that the person does now and its near twins, which are scored lower on purpose.
   */
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
  openedDealBreakers: readonly DealBreakerId[];
  /** True if this is a job that the person does now, or its near twin. It is not recommended. */
  isOwnJob: boolean;
  /** True if the post is too senior for the person's career stage. */
  isTooSenior: boolean;
  entries: EntryJob[];
}

/** A career with the same wish as a job that the person named. */
export interface RelatedCareer {
  occupation: Occupation;
  fit: ReportFit;
  rank: number | null;
  training: TrainingNeed;
  /** Kinds of work that are often part of both, those that the person likes first. */
  sharedTiles: readonly TileId[];
}

/** A job that the person named, with at most three careers of the same wish. */
export interface NamedJob extends JobVerdict {
  related: RelatedCareer[];
}

/** An occupation outside the ten recommended careers, with how well it fits the person. */
export interface FurtherCareer {
  verdict: JobVerdict;
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

/** A job that the person does now, and its near twins. None of them is recommended. */
export interface OwnJob {
  occupation: Occupation;
  twins: readonly Occupation[];
}

export interface MatchingResult {
  methodVersion: typeof METHOD_VERSION;
  direction: ScoreDirection;
  /**
   * True if the careers are ranked. For this, the scores must differ by more than chance, or at least three kinds of
   * work must be marked.
   */
  ranked: boolean;
  /**
   * Ten recommended careers, those with the best fit word first and then by fit; in no order if `ranked` is false. Those
   * that lack what the person asks of a job come after all others. None requires longer training than the person
   * accepts.
   */
  careers: MatchedCareer[];
  /**
   * At most two more careers, which require longer training than the person accepts: jobs that the person named, those
   * that people of the person's job really enter, or those that would fit better than one of the ten.
   */
  overLimit: MatchedCareer[];
  ownJobs: OwnJob[];
  /** Occupations that deal-breakers excluded, in the order of the table. */
  excluded: { occupation: Occupation; dealBreakers: readonly DealBreakerId[] }[];
  /**
   * Codes of fitting senior posts, by the code of the entry job that leads to them. The entry job
   * need not be recommended.
   */
  seniorPostsOf: Record<string, string[]>;
  inMind: NamedJob[];
}

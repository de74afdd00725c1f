import type { Circumstances, DealBreakerId, ReportFit } from '@bearings/contracts';
import type { Direction, KeyedAnswers } from './answers/certainty.js';
import type { Occupation } from '@bearings/career-data';
import type { TrainingNeed } from './training.js';
import type { CareerReasons } from './reasons.js';

/** Version of the matching method. Each report stores the version that it was written with; see docs/method.md. */
export const METHOD_VERSION = 2;

export interface MatchInput {
  keyed: KeyedAnswers;
  /** Absent where the step was skipped. */
  circumstances?: Circumstances;
}

export interface MatchedCareer extends CareerReasons {
  occupation: Occupation;
  /** The printed title: the occupation's own or its entry-level title. */
  title: string;
  fit: ReportFit;
  /** Share of 200 re-simulations of the person with this career among the best ten, 0 to 1. */
  stability: number;
  /** In nats; used for sorting and comparison, never printed. */
  score: number;
  training: TrainingNeed;
  /** The career asks for longer training than the person accepts. */
  long: boolean;
  /** Deal-breakers that are sometimes part of this work. */
  atTimes: readonly DealBreakerId[];
  /** For a senior post, the titles of the jobs that lead to it; otherwise empty. */
  entryTitles: string[];
  /** Fitting senior posts that this job leads to, best first. */
  later: Occupation[];
  /** At most two near-duplicates that also fit. */
  also: Occupation[];
}

/** The verdict on a job that the person has in mind, whether or not it is among the ten. */
export interface JobVerdict extends CareerReasons {
  occupation: Occupation;
  /** Null if the job is excluded or a later post. */
  fit: ReportFit | null;
  stability: number | null;
  /** Rank among the occupations open to the person, from 1; null when `fit` is null. */
  rank: number | null;
  amongTen: boolean;
  training: TrainingNeed;
  long: boolean;
  /**
   * Deal-breakers that are a regular part of the work and exclude the job, and those that are sometimes part of it.
   */
  excludedBy: readonly DealBreakerId[];
  atTimes: readonly DealBreakerId[];
  /** The post is too senior at the person's stage. */
  later: boolean;
  entryTitles: string[];
}

/** The verdict on an occupation beyond the ten. */
export interface FurtherCareer {
  verdict: JobVerdict;
  /** The printed title, as for a matched career. */
  title: string;
  /** Share of people without a clear direction, 0 to 1, who have it in their top ten. */
  chance: number;
}

export interface FurtherMatching {
  next: FurtherCareer[];
  /** Null for an unknown code. */
  careerOf: (code: string) => FurtherCareer | null;
}

export interface MatchingResult {
  methodVersion: typeof METHOD_VERSION;
  direction: Direction;
  /** False if the person has neither a clear direction nor three answered tiles. */
  ranked: boolean;
  /** Ten, by stability; unordered where not `ranked`. */
  careers: MatchedCareer[];
  /** At most three more, for a person willing to train longer. */
  longer: MatchedCareer[];
  /** Occupations that deal-breakers excluded, in the order of the table. */
  excluded: { occupation: Occupation; dealBreakers: readonly DealBreakerId[] }[];
  /** Codes of fitting later posts by the code of their entry job, whether or not it is among the ten. */
  laterOf: Record<string, string[]>;
  /** How many occupations are open to the person. */
  open: number;
  inMind: JobVerdict[];
}

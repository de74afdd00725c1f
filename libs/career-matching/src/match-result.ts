import type { Circumstances, DealBreakerId, ReportFit } from '@bearings/contracts';
import type { Direction, KeyedAnswers } from './answers/certainty.js';
import type { Occupation } from '@bearings/career-data';
import type { TrainingNeed } from './training.js';
import type { CareerReasons } from './reasons.js';

/** Version of the matching method. Each report stores the version with which it was generated; see docs/method.md. */
export const METHOD_VERSION = 2;

export interface MatchInput {
  keyed: KeyedAnswers;
  /** Absent if the optional step was skipped. */
  circumstances?: Circumstances;
}

/** A job that leads to a senior post; one with an entry-level title has the code of the post. */
export type EntryJob = Pick<Occupation, 'code' | 'title'>;

export interface MatchedCareer extends CareerReasons {
  occupation: Occupation;
  /** The title to show: the occupation's own or its entry-level title. */
  title: string;
  fit: ReportFit;
  /** Share of 200 re-simulations of the person in which this career is among the best ten, from 0 to 1. */
  stability: number;
  /** Score in nats, used for sorting and comparison and never shown. */
  score: number;
  training: TrainingNeed;
  /** True if the career requires longer training than the person accepts. */
  long: boolean;
  /** Deal-breakers that are sometimes part of this work. */
  atTimes: readonly DealBreakerId[];
  /** For a senior post, its entry jobs; otherwise empty. */
  entries: EntryJob[];
  /** Suitable senior posts to which this job leads, best first. */
  later: Occupation[];
  /** At most two near-duplicates that also fit. */
  also: Occupation[];
}

/** The verdict on a job that the person has in mind, whether or not it is recommended. */
export interface JobVerdict extends CareerReasons {
  occupation: Occupation;
  /** Null if the job is excluded or a later post. */
  fit: ReportFit | null;
  stability: number | null;
  /** Rank from 1 among the occupations open to the person; null if `fit` is null. */
  rank: number | null;
  amongTen: boolean;
  training: TrainingNeed;
  long: boolean;
  /**
   * Deal-breakers that are a regular part of the work and exclude the job, and those that are sometimes part of it.
   */
  excludedBy: readonly DealBreakerId[];
  atTimes: readonly DealBreakerId[];
  /** True if the post is too senior for the person's career stage. */
  later: boolean;
  entries: EntryJob[];
}

/** The verdict on an occupation that is not among the ten recommended careers. */
export interface FurtherCareer {
  verdict: JobVerdict;
  /** The title to show, as for a recommended career. */
  title: string;
  /** Share of people without a clear direction, from 0 to 1, who have the occupation in their top ten. */
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
  /** Ten recommended careers sorted by stability; in no order if `ranked` is false. */
  careers: MatchedCareer[];
  /** At most three more careers, for a person who is willing to train longer. */
  longer: MatchedCareer[];
  /** Occupations that deal-breakers excluded, in the order of the table. */
  excluded: { occupation: Occupation; dealBreakers: readonly DealBreakerId[] }[];
  /** Codes of suitable later posts by the code of their entry job, whether or not it is recommended. */
  laterOf: Record<string, string[]>;
  /** Number of occupations open to the person. */
  open: number;
  inMind: JobVerdict[];
}

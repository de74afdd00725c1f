import type { Circumstances, DealBreakerId, ReportFit } from '@bearings/contracts';
import type { Direction, KeyedAnswers } from './answers/certainty.js';
import type { Occupation } from '@bearings/career-data';
import type { TrainingNeed } from './training.js';
import type { CareerReasons } from './reasons.js';

/** The method of this folder. Reports keep the version they were written by; see docs/method.md. */
export const METHOD_VERSION = 2;

export interface MatchInput {
  keyed: KeyedAnswers;
  /** Absent where the step was skipped. */
  circumstances?: Circumstances;
}

export interface MatchedCareer extends CareerReasons {
  occupation: Occupation;
  /** The printed title: the occupation's, or that of its entry-level post. */
  title: string;
  fit: ReportFit;
  /** Share of 200 re-simulations of the person with this career among the best ten, 0 to 1. */
  stability: number;
  /** Nats; only for order and comparison, never printed. */
  score: number;
  training: TrainingNeed;
  /** It asks for longer training than the person wants. */
  long: boolean;
  /** Refused by the person, and part of this work at times. */
  atTimes: readonly DealBreakerId[];
  /** Where a senior post is shown: titles of the jobs one grows into it from. Otherwise empty. */
  entryTitles: string[];
  /** Senior posts that one may grow into from here and that fit, best first. */
  later: Occupation[];
  /** At most two near-duplicates that fit too. */
  also: Occupation[];
}

/** The verdict on a job that the person has in mind, whether or not it is among the ten. */
export interface JobVerdict extends CareerReasons {
  occupation: Occupation;
  /** Null where it is left out, or for later. */
  fit: ReportFit | null;
  stability: number | null;
  /** Its place among the occupations open to the person, from 1; null as `fit`. */
  rank: number | null;
  amongTen: boolean;
  training: TrainingNeed;
  long: boolean;
  /** Refused by the person: a regular part of the work, which left it out, or part of it at times. */
  excludedBy: readonly DealBreakerId[];
  atTimes: readonly DealBreakerId[];
  /** A post for later, at the person's stage. */
  later: boolean;
  entryTitles: string[];
}

/** The verdict on an occupation beyond the ten. */
export interface FurtherCareer {
  verdict: JobVerdict;
  /** What to print, as for a matched career. */
  title: string;
  /** How often it is in the top ten of people without direction, 0 to 1. */
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
  /** False: neither a clear direction nor three tiles, so that nothing may be ranked. */
  ranked: boolean;
  /** Ten, by stability; unordered where not `ranked`. */
  careers: MatchedCareer[];
  /** At most three more, for a person willing to train longer. */
  longer: MatchedCareer[];
  /** What deal-breakers left out, in the order of the table. */
  excluded: { occupation: Occupation; dealBreakers: readonly DealBreakerId[] }[];
  /** Entry jobs with the later posts that fit beneath them, among the ten or not, by code. */
  laterOf: Record<string, string[]>;
  /** How many occupations are open to the person. */
  open: number;
  inMind: JobVerdict[];
}

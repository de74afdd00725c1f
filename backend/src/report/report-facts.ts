import {
  type Band,
  CATEGORIES,
  type Category,
  CATEGORY_NAMES,
  type PersonalityType,
} from '@bearings/contracts';
import { type AnswerQuality, qualityNote } from '../assessment/answer-quality.js';
import type { CategoryScores, Personality } from '../assessment/category-scores.js';
import { bandOf, roundScore } from '../assessment/scoring.js';
import { ATTRIBUTIONS } from '../content/occupations/attributions.js';
import { DESCRIPTIONS } from '../content/occupations/descriptions/index.js';
import type { Description } from '../content/occupations/descriptions/description.js';
import type { Occupation } from '../content/occupations/occupation.js';
import type { CareerMatch, Fit, MatchReason, MatchResult } from './career-match.js';

/** Stands for the reader's first name in stored facts and prose; filled in when a report is read. */
export const FIRST_NAME = '{{firstName}}';

/** Points between two category scores from which one may be called higher, or clearly higher. */
export const HIGHER_FROM = 25;
export const CLEARLY_HIGHER_FROM = 42;

/** Careers described at length; the others are dealt with in brief. */
export const HEADLINED = 5;

/** Days of the skills roadmap. */
export const HORIZONS = [30, 90, 365] as const;

export interface CategoryFact {
  category: Category;
  name: string;
  /** Whole number, 0 to 100. */
  score: number;
  band: Band;
}

/** One of the ten careers, with whatever a writer may say about it. */
export interface CareerFact {
  code: string;
  title: string;
  fit: Fit;
  /** Similarity index, 0 to 100. */
  percent: number;
  /** Demand and score are whole numbers, 0 to 100. */
  reasonsFor: MatchReason[];
  reasonsAgainst: MatchReason[];
  /** Ours; about the work in the United Kingdom. */
  description: Description | null;
  jobZone: Occupation['jobZone'];
  education: Occupation['education'];
  /** What sets the work apart, and then what it needs as most work does. */
  skills: string[];
  knowledge: string[];
  software: string[];
  workValues: string[];
  remoteIndex: number | null;
  /** Projected change in US employment from 2024 to 2034, in per cent. */
  usGrowthPct: number | null;
}

/**
 * What a report rests on: stored as it is, given to whichever writer makes the words, and free of
 * personal data. A figure that is not in here may not appear in the prose.
 */
export interface ReportFacts {
  version: 1;
  bankVersion: number;
  firstName: typeof FIRST_NAME;
  personality: {
    type: PersonalityType;
    /** 0 (introvert) to 100 (extravert), whole. */
    energy: number;
    closeToMiddle: boolean;
    version: number;
  };
  /** All twelve, in the fixed order. */
  categories: CategoryFact[];
  /** The ten preference scores span less than 10 points, so the careers are in no order. */
  flat: boolean;
  /** The way the questions were answered makes a review advisable. */
  reviewAdvised: boolean;
  /** Ten, best first. */
  careers: CareerFact[];
  horizons: typeof HORIZONS;
  sources: readonly string[];
}

/** Gathers what a report rests on. Scores are unrounded; they are rounded here, to be shown. */
export function makeFacts(given: {
  scores: CategoryScores;
  personality: Personality;
  quality: AnswerQuality;
  matches: MatchResult;
  bankVersion: number;
}): ReportFacts {
  const { scores, personality, quality, matches, bankVersion } = given;
  return {
    version: 1,
    bankVersion,
    firstName: FIRST_NAME,
    personality: { ...personality, energy: roundScore(personality.energy) },
    categories: CATEGORIES.map((category) => ({
      category,
      name: CATEGORY_NAMES[category],
      score: roundScore(scores[category]),
      band: bandOf(scores[category]),
    })),
    flat: matches.flat,
    reviewAdvised: qualityNote(quality)?.reviewAdvised ?? false,
    careers: matches.matches.map(careerFact),
    horizons: HORIZONS,
    sources: ATTRIBUTIONS,
  };
}

function careerFact({
  occupation,
  fit,
  percent,
  reasonsFor,
  reasonsAgainst,
}: CareerMatch): CareerFact {
  return {
    code: occupation.code,
    title: occupation.title,
    fit,
    percent,
    reasonsFor: reasonsFor.map(roundedReason),
    reasonsAgainst: reasonsAgainst.map(roundedReason),
    description: DESCRIPTIONS[occupation.code] ?? null,
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

function roundedReason(reason: MatchReason): MatchReason {
  return { ...reason, demand: Math.round(reason.demand) };
}

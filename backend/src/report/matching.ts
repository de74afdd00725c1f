import { CATEGORIES } from '@bearings/contracts';
import type { CategoryScores } from '../assessment/category-scores.js';
import { OCCUPATIONS } from '../content/occupations/occupations.js';
import type { Occupation } from '../content/occupations/occupation.js';
import type { CareerMatch, Fit, MatchReason, MatchResult } from './career-match.js';
import { partsOf, profileOf, similarityOf, type Parts, type Profile } from './similarity.js';

const SHOWN = 10;
const MOST_OF_A_MAJOR_GROUP = 4;
const MOST_REASONS_FOR = 4;
const MOST_REASONS_AGAINST = 3;
/** A part smaller than this moved the score by less than a person could notice. */
const LEAST_REASON = 0.01;
/** Points between score and demand: closer than this they are alike, farther than that apart. */
const ALIKE_WITHIN = 25;
const APART_FROM = 15;

/** Percent from which a fit is called so; below the last it is worth a look. */
export const FIT_FROM = { Strong: 75, Good: 67 } as const;

interface Ranked {
  occupation: Occupation;
  score: number;
}

/**
 * The ten careers that fit a person's scores (0 to 100, unrounded) best, by the method of
 * docs/method.md, "Matching". The same scores always give the same answer.
 */
export function matchCareers(
  scores: CategoryScores,
  occupations: readonly Occupation[] = OCCUPATIONS,
): MatchResult {
  const profile = profileOf(scores);
  const ranked = occupations
    .map((occupation) => ({ occupation, score: scoreOf(profile, occupation) }))
    .toSorted(byRank);
  const matches = diverse(ranked, profile.flat ? 1 : MOST_OF_A_MAJOR_GROUP).map((each) =>
    careerMatch(profile, each),
  );
  return { matches, flat: profile.flat, confidence: profile.confidence };
}

function scoreOf(profile: Profile, { demand }: Occupation): number {
  return Math.round(similarityOf(profile, demand) * 10_000) / 10_000;
}

function byRank(a: Ranked, b: Ranked): number {
  return (
    b.score - a.score ||
    (b.occupation.uk.employment ?? 0) - (a.occupation.uk.employment ?? 0) ||
    (a.occupation.code < b.occupation.code ? -1 : 1)
  );
}

/** The best ten of which no more than a few share a field, and none a UK group. */
function diverse(ranked: readonly Ranked[], mostOfAMajorGroup: number): Ranked[] {
  const chosen: Ranked[] = [];
  const majorGroups = new Map<string, number>();
  const unitGroups = new Set<string>();
  for (const each of ranked) {
    const { code, uk } = each.occupation;
    const major = code.slice(0, 2);
    const already = majorGroups.get(major) ?? 0;
    if (already >= mostOfAMajorGroup) continue;
    if (uk.soc2020 !== null && unitGroups.has(uk.soc2020)) continue;
    chosen.push(each);
    if (chosen.length === SHOWN) break;
    majorGroups.set(major, already + 1);
    if (uk.soc2020 !== null) unitGroups.add(uk.soc2020);
  }
  return chosen;
}

function careerMatch(profile: Profile, { occupation, score }: Ranked): CareerMatch {
  const percent = Math.round(100 * (profile.confidence * (score - 0.5) + 0.5));
  const reasons = reasonsOf(profile, occupation, partsOf(profile, occupation.demand));
  return {
    occupation,
    score,
    percent,
    fit: fitOf(percent),
    reasonsFor: reasons.filter(speaksFor).slice(0, MOST_REASONS_FOR),
    reasonsAgainst: reasons.filter(speaksAgainst).slice(0, MOST_REASONS_AGAINST),
  };
}

function fitOf(percent: number): Fit {
  if (percent >= FIT_FROM.Strong) return 'Strong';
  return percent >= FIT_FROM.Good ? 'Good' : 'Worth a look';
}

/** Every category that moved the score noticeably, strongest first. */
function reasonsOf(profile: Profile, occupation: Occupation, parts: Parts): MatchReason[] {
  const reasons: MatchReason[] = [];
  for (const category of CATEGORIES) {
    const weight = parts[category];
    const demand = occupation.demand[category];
    if (demand === null || Math.abs(weight) < LEAST_REASON) continue;
    reasons.push({ category, score: Math.round(profile.scores[category]), demand, weight });
  }
  return reasons.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
}

// A part is reckoned against the person's and the occupation's own means. One that a reader, who
// sees score and demand, would call the opposite is no reason to print.

function speaksFor({ score, demand, weight }: MatchReason): boolean {
  const sameSide = (score - 50) * (demand - 50) >= 0;
  return weight > 0 && (sameSide || Math.abs(score - demand) <= ALIKE_WITHIN);
}

function speaksAgainst({ score, demand, weight }: MatchReason): boolean {
  // Nobody misses what they have little of.
  const missed = demand > score || score >= 50;
  return weight < 0 && missed && Math.abs(score - demand) >= APART_FROM;
}

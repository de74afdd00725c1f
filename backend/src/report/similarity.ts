// How alike a person's profile and an occupation's demands are: docs/method.md, "Matching".
import type { Category } from '@bearings/contracts';
import type { CategoryScores } from '../assessment/category-scores.js';
import type { Occupation } from '../content/occupations/occupation.js';

type Demand = Occupation['demand'];

/** What a person likes to do, in the fixed category order; the other two say what they can bear. */
export const PREFERENCES = [
  'leadership',
  'motivation',
  'communication',
  'helping',
  'analytical',
  'creativity',
  'planning',
  'practical',
  'risk',
  'spatial',
] as const satisfies readonly Category[];

const CAPACITIES = ['resilience', 'burnout'] as const satisfies readonly Category[];

type Preference = (typeof PREFERENCES)[number];

const BASE_WEIGHT: Partial<Record<Preference, number>> = { motivation: 0.5 };

/** Standard deviation of a percentile scale. */
const DEMAND_SPREAD = 28.9;
const CORRELATION_SHARE = 0.65;
const STRENGTH_SHARE = 0.35;
const LOAD_SHARE = 0.12;
/** Points by which a demand may exceed a score before it counts as a load. */
const LOAD_MARGIN = 15;
const CLEAR_CONTRAST = 0.25;
const FLAT_SPAN = 10;

interface Trait {
  category: Preference;
  /** How far the score stands from the person's own mean, in units of 20 points. */
  contrast: number;
  weight: number;
}

/** What one person brings to every comparison; made once. */
export interface Profile {
  scores: CategoryScores;
  traits: readonly Trait[];
  /** The three highest categories with their shares, which sum to 1; empty where none stands out. */
  strengths: readonly { category: Preference; share: number }[];
  /** The preference scores span less than 10 points. */
  flat: boolean;
  /** 0 to 1. */
  confidence: number;
}

export type Parts = Record<Category, number>;

export const NO_PARTS: Parts = {
  leadership: 0,
  motivation: 0,
  communication: 0,
  helping: 0,
  analytical: 0,
  creativity: 0,
  planning: 0,
  practical: 0,
  resilience: 0,
  risk: 0,
  spatial: 0,
  burnout: 0,
};

/** Scores from 0 to 100, unrounded. */
export function profileOf(scores: CategoryScores): Profile {
  const values = PREFERENCES.map((category) => scores[category]);
  const mean = sum(values) / values.length;
  // Rounding keeps the dust of floating-point arithmetic from looking like a contrast.
  const contrasts = values.map((score) => Math.round(((score - mean) / 20) * 1e9) / 1e9);
  const largest = Math.max(...contrasts.map(Math.abs));
  const traits = PREFERENCES.map((category, index) => {
    const contrast = contrasts[index] ?? 0;
    const relative = largest === 0 ? 0 : Math.abs(contrast) / largest;
    return {
      category,
      contrast,
      weight: (BASE_WEIGHT[category] ?? 1) * (0.35 + 0.65 * relative),
    };
  });
  const spread = Math.sqrt(sum(contrasts.map((contrast) => contrast ** 2)) / contrasts.length);
  return {
    scores,
    traits,
    strengths: strengthsOf(traits),
    flat: Math.max(...values) - Math.min(...values) < FLAT_SPAN,
    confidence: spread / (spread + 0.35),
  };
}

function strengthsOf(traits: readonly Trait[]): Profile['strengths'] {
  if (Math.max(...traits.map(({ contrast }) => contrast)) <= CLEAR_CONTRAST) return [];
  const top = traits.toSorted((a, b) => b.contrast - a.contrast).slice(0, 3);
  const total = sum(top.map(({ contrast }) => Math.max(0.05, contrast)));
  return top.map(({ category, contrast }) => ({
    category,
    share: Math.max(0.05, contrast) / total,
  }));
}

/**
 * Each category's signed part in the score: 0.5 and all of them together make the score.
 * @param parts is overwritten and returned: ranking hundreds of occupations leaves no waste behind
 */
export function partsOf(profile: Profile, demand: Demand, parts: Parts = { ...NO_PARTS }): Parts {
  Object.assign(parts, NO_PARTS);
  addCorrelation(parts, profile, demand);
  addStrength(parts, profile, demand);
  addLoad(parts, profile, demand);
  return parts;
}

/** The terms of the weighted correlation over the categories the occupation is rated on. */
function addCorrelation(parts: Parts, { traits }: Profile, demand: Demand): void {
  let total = 0;
  let meanContrast = 0;
  let meanLevel = 0;
  for (const { category, contrast, weight } of traits) {
    const rating = demand[category];
    if (rating === null) continue;
    total += weight;
    meanContrast += weight * contrast;
    meanLevel += weight * levelOf(rating);
  }
  meanContrast /= total;
  meanLevel /= total;

  let contrastSquares = 0;
  let levelSquares = 0;
  for (const { category, contrast, weight } of traits) {
    const rating = demand[category];
    if (rating === null) continue;
    contrastSquares += weight * (contrast - meanContrast) ** 2;
    levelSquares += weight * (levelOf(rating) - meanLevel) ** 2;
  }
  const scale = Math.sqrt(contrastSquares * levelSquares);
  if (scale === 0) return;

  for (const { category, contrast, weight } of traits) {
    const rating = demand[category];
    if (rating === null) continue;
    const term = (weight * (contrast - meanContrast) * (levelOf(rating) - meanLevel)) / scale;
    parts[category] += CORRELATION_SHARE * 0.5 * term;
  }
}

function levelOf(rating: number): number {
  return (rating - 50) / DEMAND_SPREAD;
}

/** How much the work asks for what the person has most of, against the middle. */
function addStrength(parts: Parts, { strengths }: Profile, demand: Demand): void {
  let known = 0;
  for (const { category, share } of strengths) if (demand[category] !== null) known += share;
  for (const { category, share } of strengths) {
    const rating = demand[category];
    if (rating === null) continue;
    parts[category] += (STRENGTH_SHARE * (share / known) * (rating - 50)) / 100;
  }
}

/** What the work asks people to bear beyond what they say they can. */
function addLoad(parts: Parts, { scores }: Profile, demand: Demand): void {
  let rated = 0;
  for (const category of CAPACITIES) if (demand[category] !== null) rated += 1;
  for (const category of CAPACITIES) {
    const rating = demand[category];
    if (rating === null) continue;
    const excess = Math.max(0, rating - scores[category] - LOAD_MARGIN);
    parts[category] -= (LOAD_SHARE * excess) / 100 / rated;
  }
}

function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

// How alike a person's profile and an occupation's demands are: docs/method.md, "Matching".
import { CATEGORIES, type Category } from '@bearings/contracts';
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
  /** Of the category, in the fixed order. */
  index: number;
  /** How far the score stands from the person's own mean, in units of 20 points. */
  contrast: number;
  weight: number;
}

/** What one person brings to every comparison; made once. */
export interface Profile {
  scores: CategoryScores;
  traits: readonly Trait[];
  /** The three highest categories with their shares, which sum to 1; empty where none stands out. */
  strengths: readonly { index: number; share: number }[];
  /** What they can bear. */
  bearing: readonly { index: number; score: number }[];
  /** The preference scores span less than 10 points. */
  flat: boolean;
  /** 0 to 1. */
  confidence: number;
}

export type Parts = Record<Category, number>;

/** Stands for a rating, from 0 to 100, that an occupation does not have. */
const NONE = -1;

/** An occupation's ratings in the fixed order of categories. */
const RATINGS = new WeakMap<Demand, Float64Array>();

function ratingsOf(demand: Demand): Float64Array {
  const known = RATINGS.get(demand);
  if (known) return known;
  const ratings = Float64Array.from(CATEGORIES, (category) => demand[category] ?? NONE);
  RATINGS.set(demand, ratings);
  return ratings;
}

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
      index: CATEGORIES.indexOf(category),
      contrast,
      weight: (BASE_WEIGHT[category] ?? 1) * (0.35 + 0.65 * relative),
    };
  });
  const spread = Math.sqrt(sum(contrasts.map((contrast) => contrast ** 2)) / contrasts.length);
  return {
    scores,
    traits,
    strengths: strengthsOf(traits),
    bearing: CAPACITIES.map((category) => ({
      index: CATEGORIES.indexOf(category),
      score: scores[category],
    })),
    flat: Math.max(...values) - Math.min(...values) < FLAT_SPAN,
    confidence: spread / (spread + 0.35),
  };
}

function strengthsOf(traits: readonly Trait[]): Profile['strengths'] {
  if (Math.max(...traits.map(({ contrast }) => contrast)) <= CLEAR_CONTRAST) return [];
  const top = traits.toSorted((a, b) => b.contrast - a.contrast).slice(0, 3);
  const total = sum(top.map(({ contrast }) => Math.max(0.05, contrast)));
  return top.map(({ index, contrast }) => ({
    index,
    share: Math.max(0.05, contrast) / total,
  }));
}

/** Each category's signed part in the score: 0.5 and all of them together make the score. */
export function partsOf(profile: Profile, demand: Demand): Parts {
  const parts = reckon(profile, demand);
  const part = (category: Category): number => parts[CATEGORIES.indexOf(category)] ?? 0;
  return {
    leadership: part('leadership'),
    motivation: part('motivation'),
    communication: part('communication'),
    helping: part('helping'),
    analytical: part('analytical'),
    creativity: part('creativity'),
    planning: part('planning'),
    practical: part('practical'),
    resilience: part('resilience'),
    risk: part('risk'),
    spatial: part('spatial'),
    burnout: part('burnout'),
  };
}

/** The score itself, unrounded. */
export function similarityOf(profile: Profile, demand: Demand): number {
  return 0.5 + sum(reckon(profile, demand));
}

/** Reused: every match reckons hundreds of occupations, one after the other. */
const reckoned = new Float64Array(CATEGORIES.length);

/** The parts in the fixed order, until the next call. */
function reckon(profile: Profile, demand: Demand): Float64Array {
  const ratings = ratingsOf(demand);
  reckoned.fill(0);
  addCorrelation(reckoned, profile, ratings);
  addStrength(reckoned, profile, ratings);
  addLoad(reckoned, profile, ratings);
  return reckoned;
}

function add(parts: Float64Array, index: number, part: number): void {
  parts[index] = (parts[index] ?? 0) + part;
}

/** The terms of the weighted correlation over the categories the occupation is rated on. */
function addCorrelation(parts: Float64Array, { traits }: Profile, ratings: Float64Array): void {
  let total = 0;
  let meanContrast = 0;
  let meanLevel = 0;
  for (const { index, contrast, weight } of traits) {
    const rating = ratings[index] ?? NONE;
    if (rating === NONE) continue;
    const level = levelOf(rating);
    total += weight;
    meanContrast += weight * contrast;
    meanLevel += weight * level;
  }
  meanContrast /= total;
  meanLevel /= total;

  let contrastSquares = 0;
  let levelSquares = 0;
  for (const { index, contrast, weight } of traits) {
    const rating = ratings[index] ?? NONE;
    if (rating === NONE) continue;
    const level = levelOf(rating);
    contrastSquares += weight * (contrast - meanContrast) ** 2;
    levelSquares += weight * (level - meanLevel) ** 2;
  }
  const scale = Math.sqrt(contrastSquares * levelSquares);
  if (scale === 0) return;

  for (const { index, contrast, weight } of traits) {
    const rating = ratings[index] ?? NONE;
    if (rating === NONE) continue;
    const level = levelOf(rating);
    const term = (weight * (contrast - meanContrast) * (level - meanLevel)) / scale;
    add(parts, index, CORRELATION_SHARE * 0.5 * term);
  }
}

function levelOf(rating: number): number {
  return (rating - 50) / DEMAND_SPREAD;
}

/** How much the work asks for what the person has most of, against the middle. */
function addStrength(parts: Float64Array, { strengths }: Profile, ratings: Float64Array): void {
  let known = 0;
  for (const { index, share } of strengths) if (ratings[index] !== NONE) known += share;
  for (const { index, share } of strengths) {
    const rating = ratings[index] ?? NONE;
    if (rating === NONE) continue;
    add(parts, index, (STRENGTH_SHARE * (share / known) * (rating - 50)) / 100);
  }
}

/** What the work asks people to bear beyond what they say they can. */
function addLoad(parts: Float64Array, { bearing }: Profile, ratings: Float64Array): void {
  let rated = 0;
  for (const { index } of bearing) if (ratings[index] !== NONE) rated += 1;
  for (const { index, score } of bearing) {
    const rating = ratings[index] ?? NONE;
    if (rating === NONE) continue;
    const excess = Math.max(0, rating - score - LOAD_MARGIN);
    add(parts, index, -(LOAD_SHARE * excess) / 100 / rated);
  }
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

import { type Category, CATEGORIES } from '@bearings/contracts';
import { CATEGORY_READINGS } from '../../../content/report-copy/category-readings.js';
import {
  BEFORE_CATEGORIES,
  DISTANCES,
  DOUBT,
  ONE_ENDED_SHAPES,
  OPENINGS,
  SHAPES,
  TYPES,
  TYPE_MIXTURES,
} from '../../../content/report-copy/profile.js';
import {
  CLEARLY_HIGHER_FROM,
  type CategoryFact,
  HIGHER_FROM,
  type ReportFacts,
} from '../../report-facts.js';
import { agreeing, listed } from './grammar.js';
import type { Pen } from './pen.js';
import { HIGH_FROM, LOW_BELOW, nounOf, type Standing } from './standing.js';

/** More than this many categories on one side make a profile broad or quiet. */
const MANY = 7;
/** How many may share an end of the profile and still be named. */
const MOST_NAMED = 4;

/** The opening: the profile's shape, the type, and a caution where the answers call for one. */
export function writeProfile(facts: ReportFacts, standing: Standing, pen: Pen): string {
  const paragraphs = [
    [pen.write(OPENINGS[kindOf(facts, standing)]), shapeOf(standing, pen)],
    [typeOf(facts, standing, pen)],
    facts.reviewAdvised ? [pen.write(DOUBT)] : [],
    [pen.write(BEFORE_CATEGORIES)],
  ];
  return paragraphs
    .map((sentences) => sentences.join(' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

/** What each of the twelve scores suggests. */
export function writeCategories(facts: ReportFacts, pen: Pen): Record<Category, string> {
  const readings = CATEGORIES.map((category, index): [Category, string] => {
    const band = facts.categories[index]?.band ?? 'middle';
    return [category, pen.write(CATEGORY_READINGS[category][band])];
  });
  return fromEntries(readings);
}

function fromEntries(entries: readonly [Category, string][]): Record<Category, string> {
  const texts = new Map(entries);
  const text = (category: Category): string => texts.get(category) ?? '';
  return {
    leadership: text('leadership'),
    motivation: text('motivation'),
    communication: text('communication'),
    helping: text('helping'),
    analytical: text('analytical'),
    creativity: text('creativity'),
    planning: text('planning'),
    practical: text('practical'),
    resilience: text('resilience'),
    risk: text('risk'),
    spatial: text('spatial'),
    burnout: text('burnout'),
  };
}

function kindOf(facts: ReportFacts, { ranked, span }: Standing): keyof typeof OPENINGS {
  if (facts.flat) return 'even';
  if (ranked.filter(({ score }) => score >= HIGH_FROM).length > MANY) return 'broad';
  if (ranked.filter(({ score }) => score < LOW_BELOW).length > MANY) return 'quiet';
  return span >= HIGHER_FROM ? 'peaked' : 'even';
}

/** What stands at either end, and whether the distance means anything. */
function shapeOf({ ranked, span }: Standing, pen: Pen): string {
  const [high, low] = [endOf(ranked), endOf(ranked.toReversed()).toReversed()];
  const distance = DISTANCES[distanceOf(span)];
  if (high.length > MOST_NAMED && low.length > MOST_NAMED) return '';
  if (high.length > MOST_NAMED) {
    return `${pen.write(ONE_ENDED_SHAPES.low, agreeing('low', nounsOf(low)))} ${pen.write(distance)}`;
  }
  if (low.length > MOST_NAMED) {
    return `${pen.write(ONE_ENDED_SHAPES.high, agreeing('high', nounsOf(high)))} ${pen.write(distance)}`;
  }
  const shape = pen.write(SHAPES, {
    high: listed(nounsOf(high)),
    low: listed(nounsOf(low)),
    s: high.length === 1 ? 's' : '',
    stand: high.length === 1 ? 'stands' : 'stand',
    standLow: low.length === 1 ? 'stands' : 'stand',
  });
  return `${shape} ${pen.write(distance)}`;
}

/**
 * Those at the front of the list that are too close to its first to be ranked below it, as far as
 * they are high (or low) as it is; where it is neither, those with its very score.
 */
function endOf(ranked: readonly CategoryFact[]): CategoryFact[] {
  const first = ranked[0]?.score ?? 0;
  const marked = (score: number): boolean =>
    first >= HIGH_FROM ? score >= HIGH_FROM : first < LOW_BELOW && score < LOW_BELOW;
  return ranked.filter(
    ({ score }) => score === first || (marked(score) && Math.abs(score - first) < HIGHER_FROM),
  );
}

function nounsOf(facts: readonly CategoryFact[]): string[] {
  return facts.map(({ category }) => nounOf(category));
}

function distanceOf(span: number): keyof typeof DISTANCES {
  if (span >= CLEARLY_HIGHER_FROM) return 'clear';
  return span >= HIGHER_FROM ? 'higher' : 'close';
}

function typeOf({ personality }: ReportFacts, standing: Standing, pen: Pen): string {
  const wordings = TYPES[personality.type][personality.closeToMiddle ? 'close' : 'clear'];
  const mixture = mixtureOf(standing);
  const type = pen.write(wordings);
  return mixture === null ? type : `${type} ${pen.write(TYPE_MIXTURES[mixture])}`;
}

function mixtureOf({ score }: Standing): keyof typeof TYPE_MIXTURES | null {
  const people = score('communication');
  if (above(people, score('leadership'))) return 'talksNotLeads';
  if (above(score('leadership'), people)) return 'leadsNotTalks';
  if (above(score('risk'), people)) return 'quietButBold';
  return above(people, score('risk')) ? 'sociableButCautious' : null;
}

function above(one: number, other: number): boolean {
  return one >= HIGH_FROM && one - other >= HIGHER_FROM && other < LOW_BELOW;
}

import { type Category, CATEGORIES } from '@bearings/contracts';
import { CATEGORY_READINGS } from '../../../content/report-copy/category-readings.js';
import {
  BEFORE_CATEGORIES,
  DISTANCES,
  DOUBT,
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
import { listed } from './grammar.js';
import type { Pen } from './pen.js';
import { HIGH_FROM, LOW_BELOW, nounOf, type Standing } from './standing.js';

/** More than this many categories on one side make a profile broad or quiet. */
const MANY = 7;
/** How many of the highest, or lowest, may share a place and still be named. */
const MOST_NAMED = 3;

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

/** Which stand highest and lowest, and whether the distance means anything. */
function shapeOf({ ranked, span }: Standing, pen: Pen): string {
  const high = ranked.filter(({ score }) => score === ranked[0]?.score);
  const low = ranked.filter(({ score }) => score === ranked.at(-1)?.score);
  if (high.length > MOST_NAMED || low.length > MOST_NAMED) return '';
  const shape = pen.write(SHAPES, {
    high: nounsOf(high),
    low: nounsOf(low),
    s: high.length === 1 ? 's' : '',
    is: high.length === 1 ? 'is' : 'are',
    isLow: low.length === 1 ? 'is' : 'are',
    stand: high.length === 1 ? 'stands' : 'stand',
    standLow: low.length === 1 ? 'stands' : 'stand',
  });
  return `${shape} ${pen.write(DISTANCES[distanceOf(span)])}`;
}

function nounsOf(facts: readonly CategoryFact[]): string {
  return listed(facts.map(({ category }) => nounOf(category)));
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

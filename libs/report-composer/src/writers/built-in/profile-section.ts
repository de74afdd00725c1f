import { byCategory, type Category } from '@bearings/contracts';
import {
  CLEARLY_HIGHER_POINTS,
  isClearlyHigher,
  isIndistinctFromHighest,
} from '@bearings/career-matching';
import { CATEGORY_READINGS } from '../../content/report-copy/category-readings.js';
import {
  DISTANCE_SENTENCES,
  REVIEW_CAUTION,
  ONE_ENDED_SHAPES,
  PROFILE_OPENINGS,
  SHAPE_SENTENCES,
  TYPE_IN_THE_MIDDLE,
  TYPE_SENTENCES,
  TYPE_MIXTURES,
} from '../../content/report-copy/profile.js';
import type { CategoryFact, ReportFacts } from '../../composing/report-facts.js';
import { listed } from './grammar.js';
import type { PhrasePicker } from '../../composing/phrase-picker.js';
import {
  HIGH_FROM,
  LOW_BELOW,
  nounOf,
  type CategoryRanking,
} from '../../composing/category-ranking.js';

/** Up to this many high (or low) categories, a profile is called peaked. With more, it is called broad (or quiet). */
const MAX_OF_PEAKED = 7;
/** The energy score halfway between introvert (0) and extravert (100). */
const ENERGY_MIDDLE = 50;
/**
 * Maximum number of categories that are listed as highest or as lowest. If more share that end,
 * they are not all listed.
 */
const MAX_NAMED = 4;
/** Number of categories that are mentioned of an end with too many. */
const SOME_CATEGORIES = 3;

/**
 * Writes the opening of the report: how the scores differ, the personality type, and a warning if a
 * review of the answers is advised.
 */
export function writeProfile(
  facts: ReportFacts,
  ranking: CategoryRanking,
  phrases: PhrasePicker,
): string {
  const paragraphs = [
    [phrases.pick(PROFILE_OPENINGS[kindOf(facts, ranking)]), writeShape(facts, ranking, phrases)],
    [writeType(facts, ranking, phrases)],
    facts.reviewAdvised ? [phrases.pick(REVIEW_CAUTION)] : [],
  ];
  return paragraphs
    .map((sentences) => sentences.join(' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

/** Writes what each of the twelve scores suggests. */
export function writeCategories(
  facts: ReportFacts,
  phrases: PhrasePicker,
): Record<Category, string> {
  const bands = new Map(facts.categories.map(({ category, band }) => [category, band]));
  return byCategory((category) =>
    phrases.pick(CATEGORY_READINGS[category][bands.get(category) ?? 'middle']),
  );
}

function kindOf(facts: ReportFacts, { ranked }: CategoryRanking): keyof typeof PROFILE_OPENINGS {
  if (!facts.direction) return 'even';
  if (ranked.filter(({ score }) => score >= HIGH_FROM).length > MAX_OF_PEAKED) return 'broad';
  if (ranked.filter(({ score }) => score < LOW_BELOW).length > MAX_OF_PEAKED) return 'quiet';
  return 'peaked';
}

/** Writes which categories are highest and lowest, and whether the gap between them means anything. */
function writeShape(
  { direction }: ReportFacts,
  { ranked, span }: CategoryRanking,
  phrases: PhrasePicker,
): string {
  const [high, low] = [endOf(ranked), endOf(ranked.toReversed()).toReversed()];
  const distance = DISTANCE_SENTENCES[distanceOf(span, direction)];
  if (high.length > MAX_NAMED && low.length > MAX_NAMED) return '';
  if (high.length > MAX_NAMED) {
    const parts = {
      some: listed(nounsOf(high.slice(0, SOME_CATEGORIES))),
      low: listed(nounsOf(low)),
    };
    return `${phrases.pick(ONE_ENDED_SHAPES.low, parts)} ${phrases.pick(distance)}`;
  }
  if (low.length > MAX_NAMED) {
    const parts = {
      high: listed(nounsOf(high)),
      some: listed(nounsOf(low.slice(-SOME_CATEGORIES))),
    };
    return `${phrases.pick(ONE_ENDED_SHAPES.high, parts)} ${phrases.pick(distance)}`;
  }
  const shape = phrases.pick(SHAPE_SENTENCES, {
    high: listed(nounsOf(high)),
    low: listed(nounsOf(low)),
  });
  return `${shape} ${phrases.pick(distance)}`;
}

/**
 * Returns the first category and those whose scores are too close to it to tell apart and are also
 * high (or also low). If the first is neither high nor low, returns those with the same score.
 */
function endOf(ranked: readonly CategoryFact[]): CategoryFact[] {
  const first = ranked[0]?.score ?? 0;
  const isAtSameEnd = (score: number): boolean =>
    first >= HIGH_FROM ? score >= HIGH_FROM : first < LOW_BELOW && score < LOW_BELOW;
  return ranked.filter(
    ({ score }) =>
      score === first ||
      (isAtSameEnd(score) &&
        isIndistinctFromHighest(Math.min(score, first), Math.max(score, first))),
  );
}

function nounsOf(facts: readonly CategoryFact[]): string[] {
  return facts.map(({ category }) => nounOf(category));
}

function distanceOf(span: number, direction: boolean): keyof typeof DISTANCE_SENTENCES {
  if (!direction) return 'close';
  return span >= CLEARLY_HIGHER_POINTS ? 'clear' : 'higher';
}

function writeType(
  { personality }: ReportFacts,
  ranking: CategoryRanking,
  phrases: PhrasePicker,
): string {
  const { type: name, energy, closeToMiddle } = personality;
  const wordings =
    energy === ENERGY_MIDDLE
      ? TYPE_IN_THE_MIDDLE
      : TYPE_SENTENCES[name][closeToMiddle ? 'close' : 'clear'];
  const mixture = mixtureOf(ranking);
  const type = phrases.pick(wordings);
  return mixture === null ? type : `${type} ${phrases.pick(TYPE_MIXTURES[mixture])}`;
}

function mixtureOf({ score }: CategoryRanking): keyof typeof TYPE_MIXTURES | null {
  const people = score('communication');
  if (isHighAndOtherLow(people, score('leadership'))) return 'talksNotLeads';
  if (isHighAndOtherLow(score('leadership'), people)) return 'leadsNotTalks';
  if (isHighAndOtherLow(score('risk'), people)) return 'quietButBold';
  return isHighAndOtherLow(people, score('risk')) ? 'sociableButCautious' : null;
}

function isHighAndOtherLow(one: number, other: number): boolean {
  return one >= HIGH_FROM && other < LOW_BELOW && isClearlyHigher(one, other);
}

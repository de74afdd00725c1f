import { mapCategories, type Category } from '@bearings/domain';
import { MIN_CLEARLY_HIGHER_POINTS, isClearlyHigher, isIndistinctFromHighest } from '@bearings/career-matching';
import { listAnsweredTexts } from '../../composing/answered-texts.js';
import { CATEGORY_READINGS } from '../../content/report-copy/category-readings.js';
import {
  DISTANCE_SENTENCES,
  REVIEW_CAUTION,
  ONE_ENDED_SHAPE_SENTENCES,
  PROFILE_OPENINGS,
  SHAPE_SENTENCES,
  MIDDLE_TYPE_SENTENCES,
  TYPE_SENTENCES,
  TYPE_MIXTURES,
} from '../../content/report-copy/profile.js';
import type { CategoryFact, ReportFacts } from '../../composing/report-facts.js';
import { joinList } from './grammar.js';
import { createParagraph, toSentence, withSubject } from '../../prose/build-blocks.js';
import type { ProseBlock, Sentence } from '../../prose/prose.js';
import type { PhrasePicker } from '../../composing/phrase-picker.js';
import {
  MIN_HIGH_SCORE,
  LOW_BELOW_SCORE,
  STRAIN_CATEGORIES,
  getCategoryNoun,
  type CategoryRanking,
} from '../../composing/category-ranking.js';

/**
 * A profile with more high categories than this is called broad, and one with more low categories quiet. Any other
 * profile whose scores differ by more than chance is called peaked.
 */
const MAX_HIGH_OR_LOW_IN_PEAKED = 7;
/** The energy score halfway between introvert (0) and extravert (100). */
const MIDDLE_ENERGY_SCORE = 50;
/**
 * Maximum number of categories that are listed as highest or as lowest. If there are more, only `SHORTENED_CATEGORY_COUNT` of
 * them are mentioned.
 */
const MAX_NAMED_CATEGORIES = 4;
const SHORTENED_CATEGORY_COUNT = 3;

/**
 * Writes the opening of the report: how the scores differ, the personality type, and a warning if a
 * review of the answers is advised.
 */
export function writeProfile(facts: ReportFacts, ranking: CategoryRanking, phrases: PhrasePicker): ProseBlock[] {
  const opening = phrases.write(PROFILE_OPENINGS[chooseOpeningKind(facts, ranking)]);
  return [
    createParagraph(opening, ...writeHighestAndLowest(facts, ranking, phrases)),
    createParagraph(...writePersonalityType(facts, ranking, phrases)),
    ...(facts.reviewAdvised ? [createParagraph(phrases.write(REVIEW_CAUTION))] : []),
  ];
}

/** Writes what each of the twelve scores suggests. */
export function writeCategories(facts: ReportFacts, phrases: PhrasePicker): Record<Category, Sentence[]> {
  const factsByCategory = new Map(facts.categories.map((fact) => [fact.category, fact]));
  return mapCategories((category) => {
    const fact = factsByCategory.get(category);
    const readings = CATEGORY_READINGS[category];
    if (fact === undefined || fact.band === 'middle') return [phrases.write(readings.middle)];
    const level = fact.band === 'high' || fact.band === 'very high' ? 'high' : 'low';
    return [phrases.write(listAnsweredTexts(readings[fact.band], fact, level))];
  });
}

function chooseOpeningKind(facts: ReportFacts, { ranked }: CategoryRanking): keyof typeof PROFILE_OPENINGS {
  if (!facts.direction) return 'even';
  if (ranked.filter(({ score }) => score >= MIN_HIGH_SCORE).length > MAX_HIGH_OR_LOW_IN_PEAKED) return 'broad';
  if (ranked.filter(({ score }) => score < LOW_BELOW_SCORE).length > MAX_HIGH_OR_LOW_IN_PEAKED) return 'quiet';
  return 'peaked';
}

/**
 * Writes which categories are highest and lowest, and how certain the difference between them is. Writes nothing if
 * too many are.
 */
function writeHighestAndLowest(
  { direction }: ReportFacts,
  { ranked, span }: CategoryRanking,
  phrases: PhrasePicker,
): Sentence[] {
  const [high, low] = [listLeadingCategories(ranked), listLeadingCategories(ranked.toReversed()).toReversed()];
  const distance = DISTANCE_SENTENCES[chooseDistanceKind(span, direction)];
  const [isHighLong, isLowLong] = [high.length > MAX_NAMED_CATEGORIES, low.length > MAX_NAMED_CATEGORIES];
  if (isHighLong && isLowLong) return [];
  const oneEnded = ONE_ENDED_SHAPE_SENTENCES[isHighLong ? 'low' : 'high'];
  const some = isHighLong ? high.slice(0, SHORTENED_CATEGORY_COUNT) : low.slice(-SHORTENED_CATEGORY_COUNT);
  const shape = phrases.write(isHighLong || isLowLong ? oneEnded : SHAPE_SENTENCES, {
    high: nameCategories(high),
    low: nameCategories(low),
    some: nameCategories(some),
  });
  return [shape, phrases.write(distance)];
}

/**
 * Returns the first category and those whose scores are too close to its score to be told apart. If the first score is
 * high, only high scores are returned, and if it is low, only low ones. If it is neither, only equal ones.
 */
function listLeadingCategories(ranked: readonly CategoryFact[]): CategoryFact[] {
  const first = ranked[0]?.score ?? 0;
  const isAtSameEndAs = (score: number): boolean =>
    first >= MIN_HIGH_SCORE ? score >= MIN_HIGH_SCORE : first < LOW_BELOW_SCORE && score < LOW_BELOW_SCORE;
  return ranked.filter(
    ({ score }) =>
      score === first ||
      (isAtSameEndAs(score) && isIndistinctFromHighest(Math.min(score, first), Math.max(score, first))),
  );
}

/** Returns the nouns of categories within a sentence. A list that names one that is close to health is about that. */
function nameCategories(facts: readonly CategoryFact[]): Sentence {
  const categories = facts.map(({ category }) => category);
  const nouns = joinList(categories.map((category) => getCategoryNoun(category)));
  return withSubject(
    toSentence(nouns),
    categories.find((category) => STRAIN_CATEGORIES.has(category)),
  );
}

function chooseDistanceKind(span: number, direction: boolean): keyof typeof DISTANCE_SENTENCES {
  if (!direction) return 'close';
  return span >= MIN_CLEARLY_HIGHER_POINTS ? 'clear' : 'higher';
}

function writePersonalityType(
  { personality }: ReportFacts,
  ranking: CategoryRanking,
  phrases: PhrasePicker,
): Sentence[] {
  const { type: name, energy, closeToMiddle } = personality;
  const wordings =
    energy === MIDDLE_ENERGY_SCORE ? MIDDLE_TYPE_SENTENCES : TYPE_SENTENCES[name][closeToMiddle ? 'close' : 'clear'];
  const mixture = chooseTypeContrast(ranking);
  const type = phrases.write(wordings, { type: toSentence(name, 'italic') });
  return mixture === null ? [type] : [type, phrases.write(TYPE_MIXTURES[mixture])];
}

/** Returns which contrast between two scores the text mentions after the personality type; null if there is none. */
function chooseTypeContrast({ score }: CategoryRanking): keyof typeof TYPE_MIXTURES | null {
  const people = score('communication');
  if (isHighAndOtherLow(people, score('leadership'))) return 'talksNotLeads';
  if (isHighAndOtherLow(score('leadership'), people)) return 'leadsNotTalks';
  if (isHighAndOtherLow(score('risk'), people)) return 'quietButBold';
  return isHighAndOtherLow(people, score('risk')) ? 'sociableButCautious' : null;
}

function isHighAndOtherLow(one: number, other: number): boolean {
  return one >= MIN_HIGH_SCORE && other < LOW_BELOW_SCORE && isClearlyHigher(one, other);
}

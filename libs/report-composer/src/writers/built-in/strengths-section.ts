import { listAnsweredTexts } from '../../composing/answered-texts.js';
import { PRACTICE_EXERCISES } from '../../content/report-copy/practice.js';
import {
  LEAST_OF_ALL,
  LEVEL_STRENGTHS,
  LEVEL_WATCH,
  NO_LOWS_SENTENCES,
  NO_PEAKS_SENTENCES,
  SLIGHT_LEAD_SENTENCES,
} from '../../content/report-copy/strengths-frames.js';
import { STRENGTH_COPY } from '../../content/report-copy/strengths.js';
import { WATCH_POINTS } from '../../content/report-copy/watch-points.js';
import type { CategoryFact } from '../../composing/report-facts.js';
import type { PhrasePicker } from '../../composing/phrase-picker.js';
import { MIN_HIGH_SCORE, LOW_BELOW_SCORE, type CategoryRanking } from '../../composing/category-ranking.js';

const MAX_STRENGTHS = 3;
const MAX_WATCH_POINTS = 2;
/** Maximum number of tied categories that are mentioned as highest or lowest. If more are tied, none is mentioned. */
const MAX_TIED_CATEGORIES = 2;

const BUILD_ON_HEADING = '**What you can build on**';
const WATCH_HEADING = '**What to watch**';

/** Writes which strengths to build on and what to watch. */
export function writeStrengths(ranking: CategoryRanking, phrases: PhrasePicker): string {
  return [writeStrengthParagraphs(ranking, phrases), writeWatchPointParagraphs(ranking, phrases)].join('\n\n');
}

function writeStrengthParagraphs({ ranked }: CategoryRanking, phrases: PhrasePicker): string {
  const highFacts = ranked.filter(({ score }) => score >= MIN_HIGH_SCORE).slice(0, MAX_STRENGTHS);
  if (highFacts.length > 0) {
    return joinParagraphs(BUILD_ON_HEADING, ...highFacts.map((fact) => writeStrength(fact, phrases)));
  }
  const first = listTiedCategories(ranked, ranked[0]?.score);
  if (first.length === 0) return joinParagraphs(BUILD_ON_HEADING, phrases.pick(LEVEL_STRENGTHS));
  return joinParagraphs(
    BUILD_ON_HEADING,
    phrases.pick(NO_PEAKS_SENTENCES),
    ...first.map((fact) => writeWithExercise(fact, SLIGHT_LEAD_SENTENCES, phrases)),
  );
}

/** Returns the categories with this score; an empty list if more than MAX_TIED_CATEGORIES have it. */
function listTiedCategories(ranked: readonly CategoryFact[], score: number | undefined): CategoryFact[] {
  const group = ranked.filter((fact) => fact.score === score);
  return group.length > MAX_TIED_CATEGORIES ? [] : group;
}

function writeWithExercise(fact: CategoryFact, wordings: readonly string[], phrases: PhrasePicker): string {
  return addCategoryName(fact, phrases.pick(wordings, { practice: phrases.pick(PRACTICE_EXERCISES[fact.category]) }));
}

function writeStrength(fact: CategoryFact, phrases: PhrasePicker): string {
  const { asset, use } = STRENGTH_COPY[fact.category];
  const assets = listAnsweredTexts(asset, fact, 'high');
  return addCategoryName(fact, [phrases.pick(assets), phrases.pick(use)].join(' '));
}

function writeWatchPointParagraphs({ ranked }: CategoryRanking, phrases: PhrasePicker): string {
  const lowFacts = ranked
    .filter(({ score }) => score < LOW_BELOW_SCORE)
    .toReversed()
    .slice(0, MAX_WATCH_POINTS);
  if (lowFacts.length > 0) {
    return joinParagraphs(WATCH_HEADING, ...lowFacts.map((fact) => writeWatchPoint(fact, phrases)));
  }
  const lastFacts = listTiedCategories(ranked, ranked.at(-1)?.score).slice(-1);
  const tooHighFacts = ranked.filter(({ score }) => score >= MIN_HIGH_SCORE).slice(0, 2);
  if (lastFacts.length + tooHighFacts.length === 0) return joinParagraphs(WATCH_HEADING, phrases.pick(LEVEL_WATCH));
  return joinParagraphs(
    WATCH_HEADING,
    phrases.pick(NO_LOWS_SENTENCES),
    ...lastFacts.map((fact) => writeWithExercise(fact, LEAST_OF_ALL, phrases)),
    ...tooHighFacts.map((fact) => addCategoryName(fact, phrases.pick(STRENGTH_COPY[fact.category].excess))),
  );
}

function writeWatchPoint(fact: CategoryFact, phrases: PhrasePicker): string {
  const { cost, handle } = WATCH_POINTS[fact.category];
  return addCategoryName(fact, [phrases.pick(cost), phrases.pick(handle)].join(' '));
}

function addCategoryName({ name }: CategoryFact, text: string): string {
  return `**${name}.** ${text}`;
}

function joinParagraphs(...parts: readonly string[]): string {
  return parts.join('\n\n');
}

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
import { createHeading, createParagraph, toSentence, withSubject } from '../../prose/build-blocks.js';
import type { ProseBlock, Sentence } from '../../prose/prose.js';
import type { PhrasePicker } from '../../composing/phrase-picker.js';
import { MIN_HIGH_SCORE, LOW_BELOW_SCORE, type CategoryRanking } from '../../composing/category-ranking.js';

const MAX_STRENGTHS = 3;
const MAX_WATCH_POINTS = 2;
/** Maximum number of tied categories that are mentioned as highest or lowest. If more are tied, none is mentioned. */
const MAX_TIED_CATEGORIES = 2;

const BUILD_ON_HEADING = createHeading('What you can build on');
const WATCH_HEADING = createHeading('What to watch');

/** Writes which strengths to build on and what to watch. */
export function writeStrengths(ranking: CategoryRanking, phrases: PhrasePicker): ProseBlock[] {
  return [...writeStrengthParagraphs(ranking, phrases), ...writeWatchPointParagraphs(ranking, phrases)];
}

function writeStrengthParagraphs({ ranked }: CategoryRanking, phrases: PhrasePicker): ProseBlock[] {
  const highFacts = ranked.filter(({ score }) => score >= MIN_HIGH_SCORE).slice(0, MAX_STRENGTHS);
  if (highFacts.length > 0) {
    return [BUILD_ON_HEADING, ...highFacts.map((fact) => writeStrength(fact, phrases))];
  }
  const first = listTiedCategories(ranked, ranked[0]?.score);
  if (first.length === 0) return [BUILD_ON_HEADING, createParagraph(phrases.write(LEVEL_STRENGTHS))];
  return [
    BUILD_ON_HEADING,
    createParagraph(phrases.write(NO_PEAKS_SENTENCES)),
    ...first.map((fact) => writeWithExercise(fact, SLIGHT_LEAD_SENTENCES, phrases)),
  ];
}

/** Returns the categories with this score; an empty list if more than MAX_TIED_CATEGORIES have it. */
function listTiedCategories(ranked: readonly CategoryFact[], score: number | undefined): CategoryFact[] {
  const group = ranked.filter((fact) => fact.score === score);
  return group.length > MAX_TIED_CATEGORIES ? [] : group;
}

function writeWithExercise(fact: CategoryFact, wordings: readonly string[], phrases: PhrasePicker): ProseBlock {
  return createCategoryParagraph(
    fact,
    phrases.write(wordings, { practice: phrases.pick(PRACTICE_EXERCISES[fact.category]) }),
  );
}

function writeStrength(fact: CategoryFact, phrases: PhrasePicker): ProseBlock {
  const { asset, use } = STRENGTH_COPY[fact.category];
  const assets = listAnsweredTexts(asset, fact, 'high');
  return createCategoryParagraph(fact, phrases.write(assets), phrases.write(use));
}

function writeWatchPointParagraphs({ ranked }: CategoryRanking, phrases: PhrasePicker): ProseBlock[] {
  const lowFacts = ranked
    .filter(({ score }) => score < LOW_BELOW_SCORE)
    .toReversed()
    .slice(0, MAX_WATCH_POINTS);
  if (lowFacts.length > 0) {
    return [WATCH_HEADING, ...lowFacts.map((fact) => writeWatchPoint(fact, phrases))];
  }
  const lastFacts = listTiedCategories(ranked, ranked.at(-1)?.score).slice(-1);
  const tooHighFacts = ranked.filter(({ score }) => score >= MIN_HIGH_SCORE).slice(0, 2);
  if (lastFacts.length + tooHighFacts.length === 0) return [WATCH_HEADING, createParagraph(phrases.write(LEVEL_WATCH))];
  return [
    WATCH_HEADING,
    createParagraph(phrases.write(NO_LOWS_SENTENCES)),
    ...lastFacts.map((fact) => writeWithExercise(fact, LEAST_OF_ALL, phrases)),
    ...tooHighFacts.map((fact) => createCategoryParagraph(fact, phrases.write(STRENGTH_COPY[fact.category].excess))),
  ];
}

function writeWatchPoint(fact: CategoryFact, phrases: PhrasePicker): ProseBlock {
  const { cost, handle } = WATCH_POINTS[fact.category];
  return createCategoryParagraph(fact, phrases.write(cost), phrases.write(handle));
}

function createCategoryParagraph({ category, name }: CategoryFact, ...sentences: readonly Sentence[]): ProseBlock {
  return createParagraph(toSentence(`${name}.`, 'bold'), ...sentences.map((each) => withSubject(each, category)));
}

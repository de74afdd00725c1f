import { PRACTICE_EXERCISES } from '../../content/report-copy/practice.js';
import {
  LEAST_OF_ALL,
  LEVEL_STRENGTHS,
  LEVEL_WATCH,
  NO_LOWS_INTRO,
  NO_PEAKS_INTRO,
  SO_FAR,
} from '../../content/report-copy/strengths-frames.js';
import { STRENGTH_COPY } from '../../content/report-copy/strengths.js';
import { WATCH_POINTS } from '../../content/report-copy/watch-points.js';
import type { CategoryFact } from '../../composing/report-facts.js';
import type { PhrasePicker } from '../../composing/phrase-picker.js';
import { HIGH_FROM, LOW_BELOW, type CategoryRanking } from '../../composing/category-ranking.js';

const MAX_STRENGTHS = 3;
const MAX_WATCH_POINTS = 2;
/** Maximum number of tied categories that are mentioned as highest or lowest. If more are tied, none is mentioned. */
const MAX_TIED = 2;

const BUILD_ON = '**What you can build on**';
const WATCH_HEADING = '**What to watch**';

/** Writes which strengths to build on and what to watch. */
export function writeStrengths(ranking: CategoryRanking, phrases: PhrasePicker): string {
  return [strengths(ranking, phrases), watchPoints(ranking, phrases)].join('\n\n');
}

function strengths({ ranked }: CategoryRanking, phrases: PhrasePicker): string {
  const high = ranked.filter(({ score }) => score >= HIGH_FROM).slice(0, MAX_STRENGTHS);
  if (high.length > 0) {
    return paragraphs(BUILD_ON, ...high.map((fact) => strength(fact, phrases)));
  }
  const first = tiedAt(ranked, ranked[0]?.score);
  if (first.length === 0) return paragraphs(BUILD_ON, phrases.pick(LEVEL_STRENGTHS));
  return paragraphs(
    BUILD_ON,
    phrases.pick(NO_PEAKS_INTRO),
    ...first.map((fact) => practised(fact, SO_FAR, phrases)),
  );
}

/** Returns the categories with this score; an empty list if more than MAX_TIED have it. */
function tiedAt(ranked: readonly CategoryFact[], score: number | undefined): CategoryFact[] {
  const group = ranked.filter((fact) => fact.score === score);
  return group.length > MAX_TIED ? [] : group;
}

function practised(fact: CategoryFact, wordings: readonly string[], phrases: PhrasePicker): string {
  return named(
    fact,
    phrases.pick(wordings, { practice: phrases.pick(PRACTICE_EXERCISES[fact.category]) }),
  );
}

function strength(fact: CategoryFact, phrases: PhrasePicker): string {
  const { asset, use } = STRENGTH_COPY[fact.category];
  return named(fact, [phrases.pick(asset), phrases.pick(use)].join(' '));
}

function watchPoints({ ranked }: CategoryRanking, phrases: PhrasePicker): string {
  const low = ranked
    .filter(({ score }) => score < LOW_BELOW)
    .toReversed()
    .slice(0, MAX_WATCH_POINTS);
  if (low.length > 0) {
    return paragraphs(WATCH_HEADING, ...low.map((fact) => watchPoint(fact, phrases)));
  }
  const last = tiedAt(ranked, ranked.at(-1)?.score).slice(-1);
  const excess = ranked.filter(({ score }) => score >= HIGH_FROM).slice(0, 2);
  if (last.length + excess.length === 0)
    return paragraphs(WATCH_HEADING, phrases.pick(LEVEL_WATCH));
  return paragraphs(
    WATCH_HEADING,
    phrases.pick(NO_LOWS_INTRO),
    ...last.map((fact) => practised(fact, LEAST_OF_ALL, phrases)),
    ...excess.map((fact) => named(fact, phrases.pick(STRENGTH_COPY[fact.category].excess))),
  );
}

function watchPoint(fact: CategoryFact, phrases: PhrasePicker): string {
  const { cost, handle } = WATCH_POINTS[fact.category];
  return named(fact, [phrases.pick(cost), phrases.pick(handle)].join(' '));
}

function named({ name }: CategoryFact, text: string): string {
  return `**${name}.** ${text}`;
}

function paragraphs(...parts: readonly string[]): string {
  return parts.join('\n\n');
}

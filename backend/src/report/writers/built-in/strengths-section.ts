import { PAIRS, type Pair } from '../../../content/report-copy/pairs.js';
import { PRACTICE } from '../../../content/report-copy/practice.js';
import {
  LEAST_OF_ALL,
  LEVEL_STRENGTHS,
  LEVEL_WATCH,
  NO_LOWS_INTRO,
  NO_PEAKS_INTRO,
  ONE_PAIR_INTRO,
  PAIRS_INTRO,
  SO_FAR,
  STRENGTHS_INTRO,
  WATCH_INTRO,
} from '../../../content/report-copy/strengths-frames.js';
import { STRENGTHS } from '../../../content/report-copy/strengths.js';
import { WATCH_POINTS } from '../../../content/report-copy/watch-points.js';
import { type CategoryFact, HIGHER_FROM, type ReportFacts } from '../../report-facts.js';
import type { Pen } from './pen.js';
import { HIGH_FROM, LOW_BELOW, type Standing } from './standing.js';

const STRENGTHS_NAMED = 3;
const WATCH_POINTS_NAMED = 3;
const PAIRS_NAMED = 2;
/** More than this many with one score are not set apart by it. */
const MOST_SET_APART = 2;

const BUILD_ON = '**What you can build on**';
const WATCH = '**What to watch**';

/** What to build on, what to watch, and what two scores mean together. */
export function writeStrengths(facts: ReportFacts, standing: Standing, pen: Pen): string {
  return [
    strengths(standing, pen),
    watchPoints(standing, pen),
    facts.flat ? '' : pairs(standing, pen),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function strengths({ ranked }: Standing, pen: Pen): string {
  const high = ranked.filter(({ score }) => score >= HIGH_FROM).slice(0, STRENGTHS_NAMED);
  if (high.length > 0) {
    return paragraphs(
      BUILD_ON,
      pen.write(STRENGTHS_INTRO),
      ...high.map((fact) => strength(fact, pen)),
    );
  }
  const first = fewAt(ranked, ranked[0]?.score);
  if (first.length === 0) return paragraphs(BUILD_ON, pen.write(LEVEL_STRENGTHS));
  return paragraphs(
    BUILD_ON,
    pen.write(NO_PEAKS_INTRO),
    ...first.map((fact) => practised(fact, SO_FAR, pen)),
  );
}

/** Those that have this score, unless they are too many to be set apart by it. */
function fewAt(ranked: readonly CategoryFact[], score: number | undefined): CategoryFact[] {
  const group = ranked.filter((fact) => fact.score === score);
  return group.length > MOST_SET_APART ? [] : group;
}

function practised(fact: CategoryFact, wordings: readonly string[], pen: Pen): string {
  return named(fact, pen.write(wordings, { practice: pen.write(PRACTICE[fact.category]) }));
}

function strength(fact: CategoryFact, pen: Pen): string {
  const { asset, use, excess } = STRENGTHS[fact.category];
  const sentences = [pen.write(asset), pen.write(use)];
  if (fact.band === 'very high') sentences.push(pen.write(excess));
  return named(fact, sentences.join(' '));
}

function watchPoints({ ranked }: Standing, pen: Pen): string {
  const low = ranked
    .filter(({ score }) => score < LOW_BELOW)
    .toReversed()
    .slice(0, WATCH_POINTS_NAMED);
  if (low.length > 0) {
    return paragraphs(WATCH, pen.write(WATCH_INTRO), ...low.map((fact) => watchPoint(fact, pen)));
  }
  const last = fewAt(ranked, ranked.at(-1)?.score).slice(-1);
  const excess = ranked.filter(({ score }) => score >= HIGH_FROM).slice(0, 2);
  if (last.length + excess.length === 0) return paragraphs(WATCH, pen.write(LEVEL_WATCH));
  return paragraphs(
    WATCH,
    pen.write(NO_LOWS_INTRO),
    ...last.map((fact) => practised(fact, LEAST_OF_ALL, pen)),
    ...excess.map((fact) => named(fact, pen.write(STRENGTHS[fact.category].excess))),
  );
}

function watchPoint(fact: CategoryFact, pen: Pen): string {
  const { cost, handle, upside } = WATCH_POINTS[fact.category];
  return named(fact, [pen.write(cost), pen.write(handle), pen.write(upside)].join(' '));
}

function pairs(standing: Standing, pen: Pen): string {
  const telling = PAIRS.map((pair) => ({ pair, weight: weightOf(pair, standing) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  const chosen: Pair[] = [];
  for (const { pair } of telling) {
    const repeats = chosen.some((other) => other.first === pair.first);
    if (!repeats && chosen.length < PAIRS_NAMED) chosen.push(pair);
  }
  if (chosen.length === 0) return '';
  return paragraphs(
    '**In combination**',
    pen.write(chosen.length === 1 ? ONE_PAIR_INTRO : PAIRS_INTRO),
    ...chosen.map(({ texts }) => pen.write(texts)),
  );
}

/** How much a pair says about this person; 0 where it does not hold. */
function weightOf({ kind, first, second }: Pair, { score }: Standing): number {
  const [one, other] = [score(first), score(second)];
  if (one < HIGH_FROM) return 0;
  if (kind === 'both') return other < HIGH_FROM ? 0 : one + other - 100;
  return one - other < HIGHER_FROM || other >= HIGH_FROM ? 0 : one - other;
}

function named({ name }: CategoryFact, text: string): string {
  return `**${name}.** ${text}`;
}

function paragraphs(...parts: readonly string[]): string {
  return parts.join('\n\n');
}

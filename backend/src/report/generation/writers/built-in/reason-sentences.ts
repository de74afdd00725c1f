import type { Category } from '@bearings/contracts';
import { askedFor, occupationByCode } from '@bearings/career-data';
import {
  BRIEF_SHARED,
  BRIEF_SPARED,
  BRIEF_STRETCH,
  BRIEF_UNUSED,
  LOWEST_ASKED,
  MOST_ASKED,
} from '../../../../content/report-copy/careers.js';
import type { Wording } from '../../../../content/wording.js';
import { AS_MUCH, MIDDLE_CLAUSES, REASONS } from '../../../../content/report-copy/reasons.js';
import { type MatchReason, reasonKind, type ReasonKind } from '@bearings/career-matching';
import { HIGH_FROM, jobNounOf, type CategoryRanking } from '../../../composing/category-ranking.js';
import { listed } from './grammar.js';
import type { PhrasePicker } from '../../../composing/phrase-picker.js';

/** Categories that one sentence of a career in brief may join. */
const MAX_JOINED = { for: 2, against: 1 } as const;
/** Lowest scores of a person that a job is searched for. */
const LOWEST = 4;
/** The rank from which a demand is worth a question: up to 35 the job asks for less than most. */
const ASKED_FROM = 36;
/** The same where nothing else is left: below it an office job asks hardly anything of spatial thinking. */
const ASKED_AT_LEAST = 30;
/** Lowest scores that may all be alike. */
const MAX_ALIKE = 6;

const BRIEF: Readonly<Record<Exclude<ReasonKind, 'alike'>, readonly string[]>> = {
  shared: BRIEF_SHARED,
  spared: BRIEF_SPARED,
  stretch: BRIEF_STRETCH,
  reach: BRIEF_STRETCH,
  unused: BRIEF_UNUSED,
};

/** Returns every wording of a reason of this kind as a whole sentence. */
export function reasonWordings(category: Category, kind: ReasonKind): readonly string[] {
  const { noun, more, less, high, low } = REASONS[category];
  const join = (firsts: readonly string[], link: string, seconds: readonly string[]): string[] =>
    firsts.flatMap((first) => seconds.map((second) => `${first}, ${link}${second}.`));
  switch (kind) {
    case 'shared':
      return join(more, 'and ', high);
    case 'spared':
      return join(less, 'and ', low);
    case 'stretch':
      return join(more, 'but ', low);
    case 'unused':
      return join(less, 'but ', high);
    case 'reach':
      return join(more, '', MIDDLE_CLAUSES);
    case 'alike':
      return AS_MUCH.map((frame) => frame.replace('{noun}', noun));
  }
}

/** Writes a sentence for each of the first `max` reasons. */
export function writeReasons(
  code: string,
  reasons: readonly MatchReason[],
  max: number,
  phrases: PhrasePicker,
): string[] {
  return reasons.slice(0, max).flatMap((reason) => {
    const kind = reasonKind(code, reason);
    return kind === null ? [] : phrases.pick(reasonWordings(reason.category, kind));
  });
}

/** Returns the first reason and the next of its kind, which one sentence joins; none where none may be stated. */
export function reasonsInBrief(code: string, reasons: readonly MatchReason[]): MatchReason[] {
  const [first] = reasons;
  const kind = first === undefined ? null : reasonKind(code, first);
  if (first === undefined || kind === null) return [];
  const max = kind === 'shared' || kind === 'spared' ? MAX_JOINED.for : MAX_JOINED.against;
  return reasons.filter((reason) => reasonKind(code, reason) === kind).slice(0, max);
}

/** Writes one sentence on the first reason and on the next of its kind; none where there is no reason. */
export function writeInBrief(
  code: string,
  reasons: readonly MatchReason[],
  phrases: PhrasePicker,
): string[] {
  const joined = reasonsInBrief(code, reasons);
  const [first] = joined;
  const kind = first === undefined ? null : reasonKind(code, first);
  if (first === undefined || kind === null) return [];
  if (kind === 'alike') return [phrases.pick(reasonWordings(first.category, kind))];
  const nouns = joined.map(({ category }) => jobNounOf(category));
  const them = nouns.length > 1 ? 'both' : 'that';
  return [phrases.pick(BRIEF[kind], { nouns: listed(nouns), either: listed(nouns, 'or'), them })];
}

/**
 * Returns the category to ask about where no reason against a career is written: what it asks for most
 * of what the person scored lowest in, and of what is not in `spent`. A demand above the score goes
 * before one that the score meets.
 */
export function categoryToAsk(
  code: string,
  ranking: CategoryRanking,
  spent: ReadonlySet<Category> = new Set(),
): Category {
  // A high score that the job asks for speaks for it, and is no doubt.
  const isDoubt = ({ category, score }: CategoryRanking['ranked'][number]): boolean =>
    score < HIGH_FROM || (occupationByCode(code)?.demand[category] ?? 0) < score;
  const notHigh = belowBest(ranking).filter(({ score }) => score < HIGH_FROM);
  const groups = [lowestOf(ranking), notHigh, belowBest(ranking)].map((facts) =>
    facts.filter(isDoubt),
  );
  const unspent = groups.map((facts) => facts.filter(({ category }) => !spent.has(category)));
  const [category] = [
    ...unspent.map((facts) => mostAsked(code, facts, ASKED_FROM, 'above the score')),
    ...unspent.map((facts) => mostAsked(code, facts, ASKED_FROM)),
    ...[...unspent, ...groups].map((facts) => mostAsked(code, facts, ASKED_AT_LEAST)),
    ...[...unspent, ...groups, ranking.ranked].map((facts) => mostAsked(code, facts, 0)),
  ].filter((found) => found !== null);
  if (category === undefined) throw new Error(`No demand is known of ${code}.`);
  return category;
}

/** Writes what to ask about a category of a career. */
export function writeQuestion(
  category: Category,
  ranking: CategoryRanking,
  phrases: PhrasePicker,
): string {
  const lowest = lowestOf(ranking);
  const isLower = lowest.some((fact) => fact.category === category && fact.score < HIGH_FROM);
  const frames = isLower && ranking.span > 0 ? LOWEST_ASKED : MOST_ASKED;
  const { noun, ask } = REASONS[category];
  return phrases.pick(
    frames.flatMap((frame) =>
      ask.map((each): Wording => {
        const written = (text: string): string =>
          frame.replace('{noun}', noun).replace('{ask}', text);
        return typeof each === 'string' ? written(each) : { ...each, text: written(each.text) };
      }),
    ),
  );
}

/** Returns the lowest scores. Where too many tie for the last place, those below them; where none are, all but the best. */
function lowestOf(ranking: CategoryRanking): CategoryRanking['ranked'] {
  const { ranked } = ranking;
  const last = ranked.at(-LOWEST)?.score ?? 0;
  const lowest = ranked.filter(({ score }) => score <= last);
  if (lowest.length <= LOWEST) return lowest;
  const below = ranked.filter(({ score }) => score < last);
  if (below.length > 0) return below;
  return lowest.length <= MAX_ALIKE ? lowest : belowBest(ranking);
}

/** Returns every score but the best ones. */
function belowBest({ ranked }: CategoryRanking): CategoryRanking['ranked'] {
  return ranked.filter(({ score }) => score < (ranked[0]?.score ?? 0));
}

/** Returns the category of these that the occupation demands most, at `from` or above, except where its rank misleads. */
function mostAsked(
  code: string,
  facts: CategoryRanking['ranked'],
  from: number,
  which: 'all' | 'above the score' = 'all',
): Category | null {
  const demand = occupationByCode(code)?.demand;
  const known = facts.flatMap(({ category, score }) => {
    const asked = demand?.[category] ?? null;
    if (asked === null || asked < from) return [];
    const misleads = asked >= 65 && askedFor(code, category, asked) === null;
    const isMet = which === 'above the score' && asked <= score;
    return misleads || isMet ? [] : { category, asked };
  });
  return known.toSorted((a, b) => b.asked - a.asked).at(0)?.category ?? null;
}

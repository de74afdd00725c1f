import type { Category } from '@bearings/contracts';
import {
  BRIEF_SHARED,
  BRIEF_SPARED,
  BRIEF_STRETCH,
  BRIEF_UNUSED,
  LOWEST_ASKED,
  MOST_ASKED,
} from '../../content/report-copy/careers.js';
import type { Wording } from '../../content/wording.js';
import { MIDDLE_CLAUSES, REASONS } from '../../content/report-copy/reasons.js';
import { type MatchReason, reasonKind, type ReasonKind } from '@bearings/career-matching';
import { HIGH_FROM, jobNounOf, type CategoryRanking } from '../../composing/category-ranking.js';
import { lowestOf } from '../../composing/category-to-ask.js';
import { listed } from './grammar.js';
import type { PhrasePicker } from '../../composing/phrase-picker.js';

/** Categories that one sentence of a career in brief may join. */
const MAX_JOINED = { for: 2, against: 1 } as const;
const BRIEF: Readonly<Record<ReasonKind, readonly string[]>> = {
  shared: BRIEF_SHARED,
  spared: BRIEF_SPARED,
  stretch: BRIEF_STRETCH,
  reach: BRIEF_STRETCH,
  unused: BRIEF_UNUSED,
};

/** Returns every wording of a reason of this kind as a whole sentence. */
export function reasonWordings(category: Category, kind: ReasonKind): readonly string[] {
  const { more, less, high, low } = REASONS[category];
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
  const nouns = joined.map(({ category }) => jobNounOf(category));
  const them = nouns.length > 1 ? 'both' : 'that';
  return [phrases.pick(BRIEF[kind], { nouns: listed(nouns), either: listed(nouns, 'or'), them })];
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

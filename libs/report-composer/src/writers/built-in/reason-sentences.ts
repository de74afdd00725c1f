import type { Category } from '@bearings/domain';
import { LOWEST_SCORE_QUESTIONS, HIGHEST_DEMAND_QUESTIONS } from '../../content/report-copy/careers.js';
import type { Wording } from '../../content/wording.js';
import { MIDDLE_CLAUSES, REASON_COPY } from '../../content/report-copy/reasons.js';
import { type MatchReason, chooseReasonKind, type ReasonKind } from '@bearings/career-matching';
import { MIN_HIGH_SCORE, type CategoryRanking } from '../../composing/category-ranking.js';
import { listLowestCategories } from '../../composing/category-to-ask.js';
import type { Sentence } from '../../prose/prose.js';
import type { PhrasePicker } from '../../composing/phrase-picker.js';

/**
 * Returns every wording of a reason of this kind, each as a sentence that names the category once. A reason in favour
 * of a career has at least ten, because ten careers can have the same reason.
 */
export function reasonWordings(category: Category, kind: ReasonKind): readonly string[] {
  const { noun, more, less, ...answers } = REASON_COPY[category];
  const high = [...answers.high, `your score for ${noun} is high`];
  const low = [...answers.low, `your score for ${noun} is low`];
  const joinSentences = (firsts: readonly string[], link: string, seconds: readonly string[]): string[] =>
    firsts.flatMap((first) =>
      seconds.map((second) => {
        const secondWithoutRepeat = first.endsWith(noun) ? second.replace(`for ${noun}`, 'for it') : second;
        return `${first}, ${link}${secondWithoutRepeat}.`;
      }),
    );
  switch (kind) {
    case 'bothHigh':
      return joinSentences(more, 'and ', high);
    case 'bothLow':
      return joinSentences(less, 'and ', low);
    case 'scoreLow':
      return joinSentences(more, 'but ', low);
    case 'overqualified':
      return joinSentences(less, 'but ', high);
    case 'scoreMiddle':
      return joinSentences(more, '', MIDDLE_CLAUSES);
  }
}

/** Writes a sentence that states a reason; an empty one if the job's data do not support it. */
export function writeReason(code: string, reason: MatchReason, phrases: PhrasePicker): Sentence {
  const kind = chooseReasonKind(code, reason);
  return kind === null ? [] : phrases.write(reasonWordings(reason.category, kind));
}

/** Writes a sentence on what to ask people who do the job about a category. */
export function writeQuestion(category: Category, ranking: CategoryRanking, phrases: PhrasePicker): Sentence {
  const lowestFacts = listLowestCategories(ranking);
  const isLower = lowestFacts.some((fact) => fact.category === category && fact.score < MIN_HIGH_SCORE);
  const frames = isLower && ranking.span > 0 ? LOWEST_SCORE_QUESTIONS : HIGHEST_DEMAND_QUESTIONS;
  const { noun, ask } = REASON_COPY[category];
  return phrases.write(
    frames.flatMap((frame) =>
      ask.map((each): Wording => {
        const written = (text: string): string => frame.replace('{noun}', noun).replace('{ask}', text);
        return typeof each === 'string' ? written(each) : { ...each, text: written(each.text) };
      }),
    ),
  );
}

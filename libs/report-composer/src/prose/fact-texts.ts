import type { Category } from '@bearings/domain';
import { countInWords } from '../composing/career-count.js';
import { getCategoryNoun } from '../composing/category-ranking.js';
import type { ReportFacts } from '../composing/report-facts.js';

/** The id of a demand has the occupation's code, so that it stays the same if the reader removes other careers. */
export const toDemandId = (code: string, category: Category): string => `demand-${code}-${category}`;

export const toScoreId = (category: Category): string => `score-${category}`;

/** Returns the texts of the facts that prose may name, by id. */
export function listFactTexts({ personality, categories, careers }: ReportFacts): Map<string, string> {
  const { type, closeToMiddle } = personality;
  return new Map([
    ['type', closeToMiddle ? 'close to the middle between introvert and extravert' : type],
    ['count', countInWords(careers)],
    ...categories.map(({ category, score }): [string, string] => [
      toScoreId(category),
      `${getCategoryNoun(category)} (${score})`,
    ]),
    ...careers.flatMap(({ code, reasonsFor, reasonsAgainst }) =>
      [...reasonsFor, ...reasonsAgainst].map(({ category, demand }): [string, string] => [
        toDemandId(code, category),
        `${demand} of 100 in ${getCategoryNoun(category)}`,
      ]),
    ),
  ]);
}

import { isRecord, type SortedCareer } from '@bearings/contracts';
import { SORT_ANSWERS, type SortAnswer } from '@bearings/domain';

/** What the owner said about careers, by code. */
export type SortAnswers = Readonly<Record<string, SortAnswer>>;

export const toAnswers = (sorted: readonly SortedCareer[]): SortAnswers =>
  Object.fromEntries(sorted.map(({ code, answer }) => [code, answer]));

/** Returns the answers about careers of this list, in its order. */
export const toSorted = (answers: SortAnswers, careers: readonly { code: string }[]): SortedCareer[] =>
  careers.flatMap(({ code }) => {
    const answer = answers[code];
    return answer === undefined ? [] : [{ code, answer }];
  });

export const findAnswer = (value: unknown): SortAnswer | undefined => SORT_ANSWERS.find((answer) => answer === value);

/** Returns stored answers; null if they are not valid. */
export function parseAnswers(stored: unknown): SortAnswers | null {
  if (!isRecord(stored)) return null;
  const known = Object.entries(stored).flatMap(([code, value]): [string, SortAnswer][] => {
    const answer = findAnswer(value);
    return answer === undefined ? [] : [[code, answer]];
  });
  return Object.fromEntries(known);
}

export function countAnswers(sorted: readonly SortedCareer[]): Record<SortAnswer, number> {
  const counts: Record<SortAnswer, number> = { rather: 0, not_me: 0, later: 0 };
  for (const { answer } of sorted) counts[answer] += 1;
  return counts;
}

import { ANSWER_SCALE } from '@bearings/domain';

/**
 * Minimum number of answers in one cycle of a pattern. Repeating a single answer is a run, which is measured
 * separately.
 */
const MIN_CYCLE_LENGTH = 2;
const MAX_CYCLE_LENGTH = 12;
/**
 * Maximum number of answers in a pattern that differ from the answer one cycle earlier. Two allow for one mistyped
 * answer: it differs from the answer a cycle earlier, and the answer a cycle later differs from it.
 */
const MAX_MISMATCHES = 2;
/** Maximum share of any one answer in a pattern. If one answer is more frequent, repeats are likely by chance. */
const MAX_SHARE_OF_ONE_ANSWER = 2 / 3;

/**
 * Finds the longest stretch of answers in which each answer equals the one a fixed number of positions (2 to 12)
 * earlier. Returns how many answers are such repeats: 0 to 34 of 36. Answering 1, 2, 3, 4, 5 over and over gives 31.
 * @param answers values from 1 to 5, in the order in which the statements were shown
 */
export function countPatternRepeats(answers: readonly number[]): number {
  // The counts are computed in advance, because the share of an answer is needed hundreds of times.
  const counts = ANSWER_SCALE.map(({ score }) => countAnswersBefore(answers, score));
  const areAnswersVaried = (start: number, end: number): boolean => {
    const limit = MAX_SHARE_OF_ONE_ANSWER * (end - start);
    return counts.every((before) => (before[end] ?? 0) - (before[start] ?? 0) <= limit);
  };
  let longestRun = 0;
  for (let cycle = MIN_CYCLE_LENGTH; cycle <= MAX_CYCLE_LENGTH; cycle += 1) {
    // A later start would leave too few answers for a longer stretch.
    for (let start = 0; start + cycle + longestRun < answers.length; start += 1) {
      let mismatches = 0;
      let repeats = 0;
      for (let index = start + cycle; index < answers.length; index += 1) {
        if (answers[index] === answers[index - cycle]) repeats += 1;
        else mismatches += 1;
        if (mismatches > MAX_MISMATCHES) break;
        // The share of one answer is computed only for a stretch that is the longest so far.
        if (repeats > longestRun && areAnswersVaried(start, index + 1)) longestRun = repeats;
      }
    }
  }
  return longestRun;
}

/** Returns, for each index, how many of the answers before it equal `score`. A last entry counts all answers. */
function countAnswersBefore(answers: readonly number[], score: number): number[] {
  const counts = [0];
  let count = 0;
  for (const answer of answers) {
    if (answer === score) count += 1;
    counts.push(count);
  }
  return counts;
}

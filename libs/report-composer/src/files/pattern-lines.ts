/** Splits the sentence that sums up the scores into two lines. No line ends with "I". */
export const splitPatternIntoLines = (pattern: string): string[] =>
  pattern.replaceAll('I ', 'I\u00a0').split(/(?<=,) (?=and )/);

/** Returns the two parts of a pattern as separate lines. A line does not end with "I". */
export const patternLines = (pattern: string): string[] =>
  pattern.replaceAll('I ', 'I\u00a0').split(/(?<=,) (?=and )/);

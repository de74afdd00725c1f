/** Returns a pattern with each half on a line of its own; a line does not end with "I". */
export const patternLines = (pattern: string): string[] =>
  pattern.replaceAll('I ', 'I\u00a0').split(/(?<=,) (?=and )/);

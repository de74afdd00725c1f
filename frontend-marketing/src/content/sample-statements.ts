/**
 * Statements of the sample on the landing page. They are similar to the 36 statements of the assessment, but not among
 * them.
 */
export const SAMPLE_STATEMENTS: readonly string[] = [
  'I like to know how a machine works before I use it.',
  'I would sooner plan a trip than be surprised by it.',
  'I often start a chat while I wait in a queue.',
  'I notice when a colleague is having a bad day.',
  'I enjoy finding a new use for an old thing.',
];

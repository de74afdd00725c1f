/** Statements of the landing page's preview: similar to the real ones, but none of the 36. */
export const SAMPLE_STATEMENTS: readonly string[] = [
  'I like to know how a machine works before I use it.',
  'I would sooner plan a trip than be surprised by it.',
  'I often start a chat while I wait in a queue.',
  'I notice when a colleague is having a bad day.',
  'I enjoy finding a new use for an old thing.',
];

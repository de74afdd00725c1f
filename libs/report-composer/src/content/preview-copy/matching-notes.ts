/** The preview's notes on the ten careers, by which answers are available. */
export const MATCHING_NOTES = {
  /** A clear direction, and enough tiles. */
  both: 'Your answers point in a direction, and you told us about kinds of work. Your careers are put in order by both.',
  /** No clear direction, but enough tiles. */
  step: 'Your answers to the statements show no clear direction. What you told us about kinds of work does more, so your careers are put in order mostly by that.',
  /** A clear direction, but not enough tiles. */
  direction:
    'Your answers point in a direction, so your careers are put in order by it. They cannot tell one trade from another. Mark at least three kinds of work, and the list fits you better.',
  /** Neither a clear direction nor enough tiles. */
  none: 'Your answers show no clear direction. From them alone your report would list careers from different fields, in no order. Mark at least three kinds of work, and the ten are put in order by that. It takes two minutes.',
} as const;

/** The preview's notes on how the ten careers were chosen. */
export const MATCHING_NOTES = {
  /** The twelve scores clearly differ, and enough kinds of work are marked. */
  both: 'Your answers point in a direction, and you told us about kinds of work. Your careers are put in order by both.',
  /** The twelve scores hardly differ, but enough kinds of work are marked. */
  step: 'Your answers to the statements show no clear direction. What you told us about kinds of work does more, so your careers are put in order mostly by that.',
  /** The twelve scores clearly differ, but too few kinds of work are marked. */
  direction:
    'Your answers point in a direction, so your careers are put in order by it. They cannot tell one trade from another. Mark at least three kinds of work, and the list fits you better.',
  /** The twelve scores hardly differ, and too few kinds of work are marked. */
  none: 'Your answers show no clear direction. From them alone your report would list careers from different fields, in no order. Mark at least three kinds of work, and the ten are put in order by that. It takes two minutes.',
} as const;

/** Advice on crossing careers off the list. */
export const CROSS_OUT_ADVICE: readonly string[] = [
  "Cross out any of the {count} you wouldn't do, and say why. Your reasons show what to look for in the rest.",
  "Take two careers off the list today. Knowing what you don't want helps.",
  'For each of the {count}, ask if you like the work or only the name. Keep the ones where you like the work.',
];

/** Advice on putting the careers in one's own order. Shown only if the report ranks them. */
export const REORDER_ADVICE: readonly string[] = [
  'Put the {count} careers in your own order. Ours is only a start.',
  'Write down the {count} careers again, best first, as you see it. Look at where your order differs from ours.',
];

/**
 * Sentences that advise a review of the answers. Each is true for every reason for this advice: contradictions,
 * repeated answers, and agreeing with everything.
 */
export const REVIEW_STEPS: readonly string[] = [
  'Some of your answers leave us unsure. If you were in a hurry, take the questions again before you act on any of this.',
  'The way you answered makes this report less certain, so consider answering once more when you have time.',
];

export const FLAT_PROFILE_STEPS: readonly string[] = [
  'Choose three of the {count} that are very different, and try an hour of each. Your scores are so close that trying tells you more than questions can.',
  'Try two very different things from the list, and compare how the time passed.',
];

// Headlines for readers whose scores have no pattern with a name: what they told us about work, or what is true of the
// answers. `ownTitle`, in the first person, is what others see. It says what the scores show, and nothing else.
export const OWN_WORDS_TITLES = {
  likes: 'You’d like to {thing}',
  jobsInMind: 'You have a job in mind: {thing}',
} as const;

/** The sentence under the reader's own words. */
export const OWN_WORDS_SENTENCES = {
  /** The twelve scores differ by more than chance, but no pattern returned in half of the redraws. */
  unsteady: 'Another day’s answers might show another pattern, so your own words about work come first.',
  even: 'Your twelve scores are close together, so your own words about work come first.',
} as const;

/** Headline for a reader whose scores show no direction, and who told us only what they would not like. */
export const DECIDED_HEADLINE = {
  title: 'Your answers are even, so what you told us about work decides',
  sentence: 'Your scores differ too little from area to area to show a direction.',
} as const;

/** Headlines of scores without a pattern. */
export const PLAIN_HEADLINES = {
  unsteady: {
    title: 'Your answers have highs and lows, but no one pattern',
    ownTitle: 'My answers have highs and lows, but no one pattern',
    sentence: 'Another day’s answers might show another pattern, so we name none.',
  },
  /** The scores differ by more than chance, but none is high. */
  modest: {
    title: 'Your answers say more about what suits you less',
    ownTitle: 'My answers say more about what suits me less',
    sentence: 'None of your areas came out high. That can mean that you judge yourself strictly.',
  },
  even: {
    title: 'Your answers are even, so many kinds of work may suit you',
    ownTitle: 'My answers are even, so many kinds of work may suit me',
    sentence: 'Your scores differ too little from area to area to show a direction. That is neither good nor bad.',
  },
} as const;

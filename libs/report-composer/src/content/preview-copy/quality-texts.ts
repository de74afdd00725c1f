/** The preview's notes on careless answers. They state facts and never blame the person. */
export const QUALITY_TEXTS = {
  run: {
    long: 'You gave the same answer to many statements in a row.',
    'very long': 'You gave the same answer to at least half of the statements in a row.',
  },
  pattern: 'You gave the same few answers over and over, in the same order.',
  contradictions:
    'Some statements are worded the other way round on purpose, and in more than one area you agreed with both sides.',
  leaning: {
    agreeing: 'On the whole you agreed with statements whichever way they were put.',
    disagreeing: 'On the whole you disagreed with statements whichever way they were put.',
  },
  remark: {
    title: 'A note on your answers',
    closing:
      'That can be exactly how you see things. If you would like to check, you can go back to the questions first.',
  },
  review: {
    title: 'Worth a second look',
    closing:
      'That may still be how you see things, and nothing stops you from going on. If you were in a hurry, or unsure what a statement meant, going back to the questions should give you a truer result.',
  },
} as const;

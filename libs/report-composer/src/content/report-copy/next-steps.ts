/** Frames for what to do while deciding; `{a}` and `{b}` are occupations with their article. */
export const COMPARE: readonly string[] = [
  "Compare being {a} with being {b}. For each, write down the part you'd enjoy and the part you'd put up with.",
  'Think about being {a} and being {b} for a week. Notice which one comes back by itself.',
  'Would you choose to be {a} or {b} if the pay were the same? Your answer tells you something.',
  'Show what we say on {a} and {b} to someone who knows you well. Ask which sounds like you.',
];

export const CROSS_OUT: readonly string[] = [
  "Cross out any of the {count} you wouldn't do, and say why. Your reasons show what to look for in the rest.",
  "Take two careers off the list today. Knowing what you don't want helps.",
  'For each of the {count}, ask if you like the work or only the name. Keep the ones where you like the work.',
];

/** Only where the careers have an order. */
export const REORDER: readonly string[] = [
  'Put the {count} careers in your own order. Ours is only a start.',
  'Write down the {count} careers again, best first, as you see it. Look at where your order differs from ours.',
];

export const REVISIT: readonly string[] = [
  'If your experience and this report disagree, trust your experience.',
  'When you write an application, use the strengths here that you recognise. Give an example of each.',
  'Show the part on strengths to someone you trust. Ask what they would change.',
  'Keep notes on what you try. They tell you more than a score does.',
];

export const CLOSING: readonly string[] = [
  "You don't have to follow any of this. It comes from what you said about yourself on one day.",
  "A report can make the list shorter, but it can't choose. Talking to people who do the work helps more than reading this twice.",
  "You don't need to decide on a whole life. You need one thing to try next, small enough to start this week.",
  'Try things you can afford, starting with this list.',
  'Treat each career here as a question, and ask it of someone who does the work.',
];

/** True of contradictions, of one answer again and again, and of agreeing with everything. */
export const REVIEW_STEP: readonly string[] = [
  'Some of your answers leave us unsure. If you were in a hurry, take the questions again before you act on any of this.',
  'The way you answered makes this report less certain, so consider answering once more when you have time.',
];

export const FLAT_STEP: readonly string[] = [
  'Choose three of the {count} that are very different, and try an hour of each. Your scores are so close that trying tells you more than questions can.',
  'Try two very different things from the list, and compare how the time passed.',
];

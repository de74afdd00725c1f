/** Frames of the section on strengths. `{names}` is a list of categories; the rest are whole sentences. */
export const STRENGTHS_INTRO: readonly string[] = [
  'The good news comes first, as it should in any plan.',
  'Begin with what is there already.',
  'These are the parts of you that work would gladly use.',
  'If you had to describe yourself in an interview tomorrow, this is where to start.',
  'A strength is worth naming because it is so easily taken for granted by its owner.',
];

/** No category is in the upper bands. */
export const NO_PEAKS_INTRO: readonly string[] = [
  'None of your scores is high, so there is no strength here to announce. The ones that come first are worth growing.',
  'No category reaches the upper bands. What leads the field, by however little, is still a place to begin.',
];

export const SO_FAR: readonly string[] = [
  'It leads the others without being high in itself. Find out how far it goes. {practice}',
  'Here is the nearest thing to a lean, so give it something to do. {practice}',
  'A beginning rather than a strength, and one that grows with use. {practice}',
  'It stands a little in front, in the middle of the scale or below. There is a simple way to test it. {practice}',
];

export const WATCH_INTRO: readonly string[] = [
  'Now for the other side. A low score is a preference and not a fault, but it is cheaper to know it beforehand.',
  'What follows is less comfortable and just as useful.',
  'Some things cost you more than they cost other people. Planning for them is better than being surprised.',
  'Watch-points are places where a job can quietly wear you down. Yours are these.',
  'Every profile has a back as well as a front.',
];

/** No category is in the lower bands. */
export const NO_LOWS_INTRO: readonly string[] = [
  'None of your scores is low, so there is less to watch than usual.',
  'There is no weak category to warn you of. A word on the edges of the profile will do.',
];

export const LEAST_OF_ALL: readonly string[] = [
  'It comes last without being low. If a job should rest on it, prepare. {practice}',
  'Nothing is wrong here; it is only the part that others will outdo first. {practice}',
  'Last in line, and still in fair condition. Keep it in use. {practice}',
];

export const PAIRS_INTRO: readonly string[] = [
  'Categories say more in pairs than singly.',
  'Two combinations deserve a word of their own.',
  'Some of it shows only when two scores are read together.',
  'How your scores combine matters as much as how high they are.',
];

export const ONE_PAIR_INTRO: readonly string[] = [
  'One combination deserves a word of its own.',
  'Read together, two of your scores add something.',
];

/** The highest share their place with most of the others. */
export const LEVEL_STRENGTHS: readonly string[] = [
  'Your scores stand level, and none is high. What you can build on will show itself in what you do rather than in these numbers: watch which tasks make an hour pass quickly.',
  'Nothing here stands in front of the rest. Versatility is the nearest thing to a strength that such answers can show, and it is a real one wherever small teams must do a little of everything.',
  'No category leads. Ask three people who know you what they would come to you for, and write down what they agree on. Their answers, in their own words, are better evidence than scores this close together.',
];

/** The lowest share their place with most of the others. */
export const LEVEL_WATCH: readonly string[] = [
  'No score is low and none lies apart, so the thing to watch is drift: a person who can do a little of everything is easily talked into anything.',
  'There is no weak point to name. The risk of even answers is a choice put off for ever, since no door looks worse than the others. Set yourself a date by which you will have tried one.',
  'Nothing in the scores calls for a warning. Be careful only not to take a lack of dislikes for a preference: what you would miss if it were gone says more than what you can put up with.',
];

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
  'It leads the others without being high in itself. To find out how far it goes: {practice}',
  'Here is the nearest thing to a lean, so give it something to do. {practice}',
  'A beginning rather than a strength, and one that grows with use. {practice}',
  'It stands a little in front, in the middle of the scale or below. One way to test it: {practice}',
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
  'None of your scores is low. The likelier trouble is too much of a good thing, or too little of what comes last.',
  'There is no weak category to warn you of, so the points to watch are the lowest of the twelve and the excess of the highest.',
];

export const LEAST_OF_ALL: readonly string[] = [
  'It comes last without being low. If a job should rest on it: {practice}',
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

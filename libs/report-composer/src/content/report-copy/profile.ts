/** Sentences of the opening section; `{firstName}` is the reader's first name. */
export const PROFILE_OPENINGS: Readonly<Record<'peaked' | 'even' | 'broad' | 'quiet', readonly string[]>> = {
  // The twelve scores differ by more than chance.
  peaked: [
    '{firstName}, your answers show highs and lows.',
    'Your answers point in a direction, {firstName}.',
    'Some things appeal to you more than others, {firstName}, and that’s useful to know.',
    '{firstName}, your answers point to some kinds of work over others.',
  ],
  // The twelve scores do not differ by more than chance, so nothing is ranked by them.
  even: [
    'Your answers show no clear direction, {firstName}. The differences between them could be chance.',
    '{firstName}, your scores are too close together to show a direction. That’s a result too.',
    'No direction comes out of your answers, {firstName}. It changes how far the scores can guide you.',
  ],
  // Most categories are high.
  broad: [
    'You said yes to a lot, {firstName}. Most of your scores are high, so ask yourself what you’d give up last.',
    'Many things appeal to you, {firstName}. Most of your scores are high, so it’s about choosing.',
  ],
  // Most categories are low.
  quiet: [
    'Most of your scores are low, {firstName}, so look closely at the higher ones.',
    'Not much in the questions appealed to you, {firstName}. Where something did, follow it up.',
  ],
};

/**
 * Sentences on which scores are highest and lowest. `{high}` lists the highest categories, and `{low}` the lowest.
 * Scores within a list are too close together to be told apart.
 */
export const SHAPE_SENTENCES: readonly string[] = [
  'At the top you have {high}, and at the bottom {low}.',
  'What appealed to you most was {high}. What appealed least was {low}.',
  'The highest: {high}. The lowest: {low}.',
  'You agreed most on {high}, and least on {low}.',
];

/**
 * Replaces `SHAPE_SENTENCES` if too many categories share the highest, or the lowest, score to list them all; `{some}`
 * lists three of them.
 */
export const ONE_ENDED_SHAPE_SENTENCES: Readonly<Record<'high' | 'low', readonly string[]>> = {
  high: [
    'At the top you have {high}. Among your lowest scores are {some}.',
    'You put {high} highest, and {some} among the lowest.',
  ],
  low: [
    'Among your highest scores are {some}. At the bottom you have {low}.',
    'You put {some} among the highest, and {low} lowest.',
  ],
};

/**
 * Sentences on the gap between the highest and the lowest score: `clear` from 67 points, `higher` below that, and
 * `close` if the scores differ only by chance.
 */
export const DISTANCE_SENTENCES: Readonly<Record<'close' | 'higher' | 'clear', readonly string[]>> = {
  close: [
    'The whole pattern may be chance, so don’t build on the gap between them.',
    'The order could change if you took the questions again.',
    'The questions can’t reliably tell them apart.',
  ],
  higher: [
    'Your answers as a whole lean one way, but any two scores could change places another day.',
    'The whole pattern is more than chance. Which score comes first is less sure.',
    'That’s probably a real pattern, but be careful with single scores.',
  ],
  clear: [
    'The gap between top and bottom is big enough to be real.',
    'You’d probably see the gap from top to bottom again if you retook the questions.',
    'From the very top to the very bottom, the difference is more than chance.',
  ],
};

/** Sentences on the personality type; `{type}` is its name. */
export const TYPE_SENTENCES: Readonly<
  Record<'extravert' | 'introvert', Readonly<Record<'clear' | 'close', readonly string[]>>>
> = {
  extravert: {
    clear: [
      'You came out as an {type}, from your answers about company, leading and taking chances.',
      'Your type is {type}. It sums up your answers about company, taking the lead and taking chances.',
      'By your answers you’re an {type}. Work that keeps you alone for long may not suit you.',
    ],
    close: [
      'You came out as an {type}, but close to the middle. Both busy and quiet work could suit you.',
      'You’re close to the middle, just on the {type} side. Don’t let the word decide anything.',
      'Your type is {type}, close to the middle. It’s a hint, so don’t read much into it.',
    ],
  },
  introvert: {
    clear: [
      'You came out as an {type}, from your answers about company, leading and risk.',
      'Your type is {type}. It sums up what you said about company, leading and risk.',
      'By your answers you’re an {type}. Work that fills every minute with people may not suit you.',
    ],
    close: [
      'You came out as an {type}, but close to the middle. Quiet work and sociable work could both suit you.',
      'You’re close to the middle, just on the {type} side. Don’t let the word narrow your choices.',
      'Your type is {type}, close to the middle. Don’t read much into it, because it’s only a hint.',
    ],
  },
};

/** Replaces the personality type if its score is exactly in the middle. */
export const MIDDLE_TYPE_SENTENCES: readonly string[] = [
  'Your answers about company, leading and taking chances are in the middle between extravert and introvert.',
  'Between extravert and introvert, your answers are right in the middle, so neither word says much about you.',
];

/**
 * Shown under the personality type if the answers behind it point in different directions: those about ease with
 * people, and those about leading or taking risks.
 */
export const TYPE_MIXTURES: Readonly<
  Record<'talksNotLeads' | 'leadsNotTalks' | 'quietButBold' | 'sociableButCautious', readonly string[]>
> = {
  talksNotLeads: [
    'You like being with people more than being in charge of them.',
    'You enjoy company, but you’d rather someone else took the lead.',
  ],
  leadsNotTalks: ['You’d rather take the lead than join a crowd.', 'You like deciding more than you like company.'],
  quietButBold: ['You prefer quiet, but you don’t mind taking a chance.', 'Crowds put you off. Risks don’t.'],
  sociableButCautious: [
    'You like company, but you’d rather play it safe.',
    'You’re at ease with people and careful with risks.',
  ],
};

export const REVIEW_CAUTION: readonly string[] = [
  'One warning: the pattern of your answers suggested haste, or agreeing with both sides of a question. What follows is only as sound as they are.',
  'Please note that your answers followed a pattern or contradicted each other. So all of this is less certain.',
];

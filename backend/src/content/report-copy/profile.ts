/** Frames of the opening section. Slots: `{high}` and `{low}` lists of categories, `{s}` and `{is}` the verb's ending for the list before it. */
export const OPENINGS: Readonly<Record<'peaked' | 'even' | 'broad' | 'quiet', readonly string[]>> =
  {
    // The answers pass the test for a clear direction.
    peaked: [
      'Your answers draw a profile with distinct heights and hollows, {{firstName}}, and most of what follows comes from the difference between them.',
      'This is a profile with a shape, {{firstName}}. Some things attract you more than others, which makes it easier to say something useful.',
      'You were decided in your answers, {{firstName}}. They favour some kinds of work over others, and these pages follow that lead.',
      'Read this as a map drawn from your own answers, {{firstName}}. It shows high ground and low ground, and both help in finding a way.',
      'What you told us, {{firstName}}, points in particular directions rather than in all of them at once.',
    ],
    // They do not: nothing is ranked by the scores.
    even: [
      'Your answers show no clear direction, {{firstName}}. What differs between them could be chance, and this report will not pretend otherwise.',
      'There is no sure peak in this profile, {{firstName}}. That is a result as good as any other, and it changes how far the scores can guide you.',
      'No part of your answers leads the others by enough to be sure of, {{firstName}}, so what follows on your scores offers breadth instead of a direction.',
    ],
    // Most categories are high.
    broad: [
      'You said yes to a great deal, {{firstName}}. Most of your scores are high, so the useful question is less what you could do than what you would give up last.',
      'Few of your interests are weak, {{firstName}}. A broad profile like this one needs choosing more than it needs encouragement.',
      'Many things appeal to you, {{firstName}}, and few of them faintly. These pages try to sort them without making light of any.',
    ],
    // Most categories are low.
    quiet: [
      'You were sparing with your agreement, {{firstName}}. Many of your scores are low, so the few that are not deserve the more attention.',
      'Not much in the questions spoke to you strongly, {{firstName}}. Where something did, it is worth following up.',
      'Your answers are reserved, {{firstName}}. This may be modesty, a tired day or a settled view, and you will know which.',
    ],
  };

/** `{high}` and `{low}` are what lies too close together at either end to be put in an order. */
export const SHAPES: readonly string[] = [
  'At the upper end {stand} {high}; at the lower end {standLow} {low}.',
  'At the top {stand} {high}, and at the bottom {standLow} {low}.',
  '{high} come{s} out strongest, {low} weakest.',
  'The upper end belongs to {high} and the lower end to {low}.',
];

/** One end is too crowded to be named: only the other is. */
export const ONE_ENDED_SHAPES: Readonly<Record<'high' | 'low', readonly string[]>> = {
  high: [
    'Most of your scores lie together at the lower end, and {high} stand{s} out above them.',
    'Above a level field rise{s} {high}.',
  ],
  low: [
    'Most of your scores lie together at the upper end, and {low} stay{s} behind.',
    'Below a level field lie{s} {low}.',
  ],
};

/**
 * What may be said of the order: none without a clear direction; clearly higher from 67 points
 * between the highest and the lowest.
 */
export const DISTANCES: Readonly<Record<'close' | 'higher' | 'clear', readonly string[]>> = {
  close: [
    'The distance between them is too small to build on, so read the order with caution.',
    'They lie so close together that another day might reverse them.',
    'Between those ends there is less than the questions can reliably tell apart.',
  ],
  higher: [
    'Your answers as a whole lean in a direction, though any two of these could change places on another day.',
    'Taken together the twelve differ by more than chance; between single ones, stay careful.',
    'The pattern holds as a whole. Which of these comes first is less sure.',
  ],
  clear: [
    'Between the very highest and the very lowest it is fair to say clearly higher and clearly lower.',
    'From the very top to the very bottom the gap is wider than chance explains well.',
    'The whole way from top to bottom is well beyond the uncertainty of three questions each.',
  ],
};

export const TYPES: Readonly<
  Record<'extravert' | 'introvert', Readonly<Record<'clear' | 'close', readonly string[]>>>
> = {
  extravert: {
    clear: [
      'By type your answers are those of an *extravert*. Energy comes to you from contact and activity, and you tend to think while you talk. Work that keeps you apart from others for long would have to offer a good deal in return.',
      'You come out as an *extravert*: drawn outward, at ease with people, ready to act. It says where your energy comes from and nothing about depth or seriousness.',
      'The questions about company, leading and chance place you among *extraverts*. You are likely to do your best where something is going on and somebody is there to share it.',
    ],
    close: [
      'By type you fall just on the *extravert* side, close to the middle. You lean towards company without depending on it, and the traits usually named for the type are leanings in your case.',
      'You are close to the middle between the types, with a slight lean to *extravert*. Both busy and quiet work are open to you; the mixture matters more than the label.',
      "A hair's breadth on the *extravert* side and close to the middle: you can turn outward or inward as the day requires, so do not let the word decide anything.",
    ],
  },
  introvert: {
    clear: [
      'By type your answers are those of an *introvert*. You gather strength in quiet, think before you speak and prefer few people to many. It is a way of spending energy and not a lack of skill with others.',
      'You come out as an *introvert*: attentive, self-contained, more at ease with depth than with bustle. Work that leaves you time to think will get far more out of you than work that fills every minute with people.',
      'The questions about company, leading and chance place you among *introverts*. You are likely to do your best with time to prepare, few interruptions and people you know.',
    ],
    close: [
      'By type you fall just on the *introvert* side, close to the middle. You lean towards quiet without needing it all day, and the traits usually named for the type are leanings in your case.',
      'You are close to the middle between the types, with a slight lean to *introvert*. Some days will want company and others a closed door, so look for work that allows for both.',
      'Only just on the *introvert* side and close to the middle: you have the run of both houses, and the word should not narrow your choices.',
    ],
  },
};

/** Said under the type where two of its parts, ease with people and readiness to lead or to risk, disagree. */
export const TYPE_MIXTURES: Readonly<
  Record<
    'talksNotLeads' | 'leadsNotTalks' | 'quietButBold' | 'sociableButCautious',
    readonly string[]
  >
> = {
  talksNotLeads: [
    'Within it, liking company and wanting command are two things for you: you seek the first and leave the second to others.',
    'You enjoy being among people more than being in charge of them, and it is useful to keep the two apart.',
  ],
  leadsNotTalks: [
    'There is an interesting twist in it: you would take the lead sooner than you would join the party. Some very good managers are like that.',
    'The wish to decide is stronger in you than the wish for company, which a single word for the type conceals.',
  ],
  quietButBold: [
    'Quiet does not mean timid here. You are readier for a risk than for a crowd.',
    'One thing the word does not tell: you keep your distance from crowds and not from chances.',
  ],
  sociableButCautious: [
    'Sociable as you are, you do not gamble; with decisions you take the careful road.',
    'Ease with people goes together with caution in your case, and employers in trusted roles look for both.',
  ],
};

export const DOUBT: readonly string[] = [
  'One caution before you read on: the pattern of your answers suggested haste, or agreement with both sides of a question. What follows is only as sound as they are.',
  'Please bear in mind that your answers followed a pattern or contradicted each other, so hold all of this a little more loosely than usual.',
];

export const BEFORE_CATEGORIES: readonly string[] = [
  'Here is each of the twelve in turn, with its score and what it suggests.',
  'Below stand all twelve, one by one; what strikes you as wrong is as informative as what strikes you as right.',
  'The twelve follow in their usual order, whatever their height.',
  'Now for the details, category by category.',
];

/** Introduction to the strengths if no score is in the bands "high" and "very high". */
export const NO_PEAKS_SENTENCES: readonly string[] = [
  'None of your scores is high. The one at the top is still worth trying out.',
  'No score reaches the upper bands, so start with what comes first.',
];

export const SLIGHT_LEAD_SENTENCES: readonly string[] = [
  'It comes first without being high. Find out how far it goes. {practice}',
  'This is the nearest thing to a clear liking, so test it. {practice}',
  'It’s slightly ahead of the rest. Here’s a way to try it. {practice}',
];

/** Introduction to the points to watch if no score is in the bands "low" and "very low". */
export const NO_LOWS_SENTENCES: readonly string[] = [
  'None of your scores is low, so there’s less to watch for.',
  'You have no low scores. A few things are still worth knowing.',
];

export const LEAST_OF_ALL: readonly string[] = [
  'It comes last without being low. If a job needs it, give it time. {practice}',
  'There’s nothing wrong here. It’s just last in the order. {practice}',
  'It’s your lowest, but it isn’t low. Keep it in use. {practice}',
];

/** Replaces the strengths if no score is high and more than two categories share the highest score. */
export const LEVEL_STRENGTHS: readonly string[] = [
  'Your scores are close together, and none is high. Notice which tasks make an hour pass quickly. That tells you more than these numbers.',
  'Nothing comes out ahead. Being able to do a bit of everything can be useful, for example in small teams.',
  'No score comes out on top. Ask three people who know you what they’d ask your help with, and compare their answers.',
];

/** Replaces the points to watch if no score is high or low and more than two categories share the lowest score. */
export const LEVEL_WATCH: readonly string[] = [
  'No score is low. The risk is drifting into something because nothing speaks against it.',
  'There’s no low score to warn you about. Even scores make it easy to put a choice off, so set a date to try something.',
  'Nothing here needs a warning. Just don’t take “I don’t mind it” for “I like it”.',
];

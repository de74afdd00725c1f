/** Replaces the advice on whom to meet for the first careers, if the careers are unranked. */
export const PEOPLE_ANYWHERE_SENTENCES: readonly string[] = [
  'Your list has no order, so start with the job that makes you most curious.',
  'Talk to people in two very different jobs from the list, and compare.',
];

export const TO_SHOW_SENTENCES: readonly string[] = [
  'Bring something to talk about: {things}.',
  'It helps to have something to show, such as {things}.',
  'Before you meet, put together {things}.',
  'A good thing to bring is {things}.',
];

/**
 * What to bring to a meeting, for any field of work. Used if the careers are unranked, or if the text for their field
 * of work mentions something that the reader excluded.
 */
export const TO_SHOW_ANYWHERE_SENTENCES: readonly string[] = [
  'Bring a page on three things you’ve done that you’d do again.',
  'Bring something you finished, and say what you’d change about it now.',
];

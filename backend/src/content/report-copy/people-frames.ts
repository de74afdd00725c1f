/** Frames of the section on people. `{fields}` names fields of work, `{things}` what to bring along. */
export const PEOPLE_TO_FIND: readonly string[] = [
  'The people worth knowing for your list work in {fields}.',
  'For a start, look for people in {fields}.',
  'Your careers lead to {fields}, and so should your conversations.',
  'You will want to speak to people in {fields}; here is where they can be found.',
];

export const TO_SHOW: readonly string[] = [
  'Take something along: {things}. It turns an enquiry into a conversation.',
  'People speak more openly to somebody who has begun, so prepare {things}.',
  'It helps to have something to show. Good examples are {things}.',
  'Before the second conversation, if not the first, put together {things}.',
];

/** Where the careers lie in ten different fields. */
export const TO_SHOW_ANYWHERE: readonly string[] = [
  'Take something along: a page on three things you have done that you would gladly do again. It tells people where to send you next.',
  'Something that can be looked at starts a conversation. In any field a finished piece of work, however small, with a sentence on what you would now do differently, is a good beginning.',
];

export const QUESTIONS_INTRO: readonly string[] = [
  'Questions that usually get honest answers:',
  'Four questions to carry in your pocket:',
  'If you are at a loss for what to ask, try these:',
  'Ask, for instance:',
];

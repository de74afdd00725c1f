import type { Feedback } from '@bearings/contracts';

/** What the reader of a report said: nothing, but for the changes. */
export const feedbackOf = (changes: Partial<Feedback> = {}): Feedback => ({
  jobs: [],
  rating: null,
  comment: '',
  mayQuote: false,
  followUps: false,
  isPupil: false,
  ...changes,
});

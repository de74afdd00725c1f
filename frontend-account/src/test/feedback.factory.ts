import type { Feedback } from '@bearings/contracts';

/** Returns a reader's feedback: empty, except for the changes. */
export const feedbackOf = (changes: Partial<Feedback> = {}): Feedback => ({
  jobs: [],
  rating: null,
  comment: '',
  mayQuote: false,
  followUps: false,
  isPupil: false,
  ...changes,
});

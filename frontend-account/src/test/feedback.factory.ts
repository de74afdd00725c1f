import type { Feedback } from '@bearings/contracts';

/** Returns a reader's feedback, which is empty except for `changes`. */
export const createFeedback = (changes: Partial<Feedback> = {}): Feedback => ({
  jobs: [],
  rating: null,
  comment: '',
  mayQuote: false,
  followUps: false,
  isPupil: false,
  ...changes,
});

/** Answers to "Would you look into this job?" */
export const JOB_ANSWERS = ['yes', 'no', 'unsure'] as const;
export type JobAnswer = (typeof JOB_ANSWERS)[number];

/** Answers to "Was it worth it?", from not at all to very much. */
export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

/** Maximum length of a rating's comment in characters. */
export const MAX_FEEDBACK_COMMENT_LENGTH = 300;

/** Days from a reader's opt-in to each follow-up email, which asks what they have done since. */
export const FOLLOW_UP_DAYS = [14, 183] as const;

/** Answers to the question in a follow-up email, in the order of the email and its page. */
export const FOLLOW_UP_ANSWERS = [
  { id: 'nothing', label: 'Nothing yet' },
  { id: 'read', label: 'I read more about one of the careers' },
  { id: 'talked', label: 'I talked to someone about one of them' },
  { id: 'applied', label: 'I applied for a course, training or a job' },
  { id: 'started', label: 'I started a course, training or a job' },
  { id: 'other', label: 'I chose something else' },
] as const;
export type FollowUpAnswer = (typeof FOLLOW_UP_ANSWERS)[number]['id'];

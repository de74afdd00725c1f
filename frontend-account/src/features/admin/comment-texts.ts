export const commentTexts = {
  tab: 'Comments',
  title: 'Comments that may be quoted',
  lead: 'An approved comment is shown on the landing page and on “How good is it?”.',
  loading: 'Loading the comments',
  failed: 'The comments could not be loaded.',
  retry: 'Try Again',
  none: 'No comments yet.',
  stars: (rating: number) => `${rating} of 5`,
  approve: 'Approve',
  withdraw: 'Take back',
  approved: 'Approved',
} as const;

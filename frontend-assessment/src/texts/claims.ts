/** What the owner of the site promises on these pages; to be changed here alone. */
export const claims = {
  duration: 'about 15 minutes',
  guarantee: '30-day money-back guarantee',
  guaranteeText: 'If the report is no use to you, write to us within 30 days for a full refund.',
} as const;

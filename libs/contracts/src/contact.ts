export const CONTACT_CATEGORIES = [
  'assessment',
  'technical',
  'billing',
  'refund',
  'feedback',
  'partnership',
  'other',
] as const;

export type ContactCategory = (typeof CONTACT_CATEGORIES)[number];

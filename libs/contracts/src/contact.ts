/** Subjects of the contact form. */
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

export interface ContactMessage {
  name: string;
  email: string;
  category: ContactCategory;
  subject: string;
  message: string;
}

/** The message is stored and queued as an email. A repeat within one hour is not stored again. */
export interface ContactAccepted {
  status: 'accepted';
}

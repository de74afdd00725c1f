import { BRAND, type ContactCategory } from '@bearings/contracts';

const CATEGORIES: Record<ContactCategory, string> = {
  assessment: 'Assessment',
  technical: 'Technical problem',
  billing: 'Billing',
  refund: 'Refund',
  feedback: 'Feedback',
  partnership: 'Partnership',
  other: 'Other',
};

/** What support reads of a message. Whatever the sender typed is shown as typed. */
export const CONTACT_MAIL = {
  subject: (category: ContactCategory, subject: string) =>
    `Contact form (${CATEGORIES[category]}): ${subject}`,
  opening: (name: string, email: string) => [
    `From: ${name} <${email}>`,
    'The address was typed into the contact form and is not proven. Answering this email writes to it.',
  ],
};

export const NEWSLETTER_MAILS = {
  confirm: {
    subject: `Confirm your ${BRAND.name} newsletter`,
    opening: [
      `You asked for the ${BRAND.name} newsletter: new articles by email, once a month at most.`,
      'Confirm that this address is yours, and you are on the list.',
    ],
    label: 'Confirm my address',
    closing: (days: number, leaveUrl: string) => [
      `The link works for ${days} days. Without it, we send you nothing.`,
      `If you did not ask for this, ignore this email, or remove your address now: ${leaveUrl}`,
    ],
  },
  welcome: {
    subject: `You are on the ${BRAND.name} newsletter list`,
    opening: [
      'Thank you for confirming. You get our new articles by email, once a month at most.',
      'You can leave the list at any time.',
    ],
    label: 'Leave the newsletter',
  },
} as const;

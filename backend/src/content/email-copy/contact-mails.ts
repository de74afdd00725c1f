import { type ContactCategory, NEWSLETTER_LINK_DAYS } from '@bearings/contracts';
import { BRAND, countryInSentence } from '@bearings/domain';
import type { MailText } from './mail-text.js';

const CATEGORY_LABELS: Record<ContactCategory, string> = {
  assessment: 'Assessment',
  technical: 'Technical problem',
  billing: 'Billing',
  refund: 'Refund',
  feedback: 'Feedback',
  partnership: 'Partnership',
  other: 'Other',
};

/** A message of the contact form. Fields used in headers have no line breaks. */
interface ContactWords {
  name: string;
  email: string;
  category: ContactCategory;
  subject: string;
  message: string;
}

/** Composes the email that passes a message of the contact form on to support, with its text unchanged. */
export const contactMail = ({ name, email, category, subject, message }: ContactWords): MailText => ({
  subject: `Contact form (${CATEGORY_LABELS[category]}): ${subject}`,
  preheader: `A message from ${name}.`,
  opening: [
    `From: ${name} <${email}>`,
    'The address was typed into the contact form and is not proven. Answering this email writes to it.',
  ],
  closing: [message],
});

export const confirmNewsletterMail = (url: string, leaveUrl: string): MailText => ({
  subject: `Confirm your ${BRAND.name} newsletter`,
  preheader: 'One more step, and you’re on the list.',
  opening: [
    `You asked for the ${BRAND.name} newsletter: new articles by email, once a month at most.`,
    'Confirm that this address is yours, and you are on the list.',
  ],
  action: { label: 'Confirm my address', url },
  closing: [
    `The link works for ${NEWSLETTER_LINK_DAYS} days. Without it, we send you nothing.`,
    `If you did not ask for this, ignore this email, or remove your address now: ${leaveUrl}`,
  ],
});

export const newsletterWelcomeMail = (blogUrl: string, leaveUrl: string): MailText => ({
  subject: `You are on the ${BRAND.name} newsletter list`,
  preheader: 'New articles by email, once a month at most.',
  opening: ['Thank you for confirming. You get our new articles by email, once a month at most.'],
  action: { label: 'Read our articles', url: blogUrl },
  closing: [`You can leave the list at any time: ${leaveUrl}`],
});

export const confirmCountryMail = (country: string, url: string, leaveUrl: string): MailText => ({
  subject: `Confirm: write to me about ${countryInSentence(country)}`,
  preheader: 'One more step, and we write to you once.',
  opening: [
    `You asked us to write when ${BRAND.name} reports for ${countryInSentence(country)} have more pay and ways in.`,
    'Confirm that this address is yours. We then send you one email when it is so, and no newsletter.',
  ],
  action: { label: 'Confirm my address', url },
  closing: [
    `The link works for ${NEWSLETTER_LINK_DAYS} days. Without it, we send you nothing.`,
    `If you did not ask for this, ignore this email, or remove your address now: ${leaveUrl}`,
  ],
});

export const countryWelcomeMail = (country: string, leaveUrl: string): MailText => ({
  subject: `We’ll write to you about ${countryInSentence(country)}`,
  preheader: 'One email, when its reports have more.',
  opening: [
    `Thank you for confirming. When our reports for ${countryInSentence(country)} have more pay and ways in, we write to you once. We can’t say yet when that is.`,
    'After that email we delete your address from this list.',
  ],
  closing: [`You can leave the list at any time: ${leaveUrl}`],
});

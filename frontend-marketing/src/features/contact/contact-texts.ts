import { BRAND, claims, PRICE, QUESTION_COUNT } from '@bearings/domain';

const contactClaims = claims.contact;

export const contactTexts = {
  meta: {
    title: 'Contact',
    description: `Write to ${BRAND.name}: help with the assessment, payments, refunds and reports, support hours and quick answers.`,
  },
  eyebrow: 'Help Centre',
  title: 'How can we help?',
  lead: `Write to us about anything. We reply within ${contactClaims.replyWithin} ${contactClaims.replyDays}.`,
  form: {
    title: 'Send a message',
    name: 'Full name',
    email: 'Email',
    category: 'Category',
    categoryPlaceholder: 'Choose a category',
    subject: 'Subject',
    message: 'Message',
    messageHint: 'Please leave out passwords and card numbers.',
    send: 'Send Message',
    sending: 'Sending …',
    failed: {
      title: 'Your message was not sent',
      unreachable: "We couldn't reach the site. Check your connection, then send it again.",
      unknown: 'Something went wrong on our side. Please send it again.',
      kept: "Everything you typed is still here. If it doesn't work, write to",
    },
    unavailable: {
      title: 'Please write to us by email',
      text: "This page can't send messages at the moment. This link opens your email program with what you've typed:",
    },
    needsScripts: 'This form needs JavaScript. Without it, please write to',
    errors: {
      name: 'Please enter your full name.',
      email: 'Please enter your email address.',
      category: 'Please choose a category.',
      subject: 'Please enter a subject.',
      message: 'Please write your message.',
    },
  },
  categories: [
    { value: 'assessment', label: 'Assessment' },
    { value: 'technical', label: 'Technical problem' },
    { value: 'billing', label: 'Billing' },
    { value: 'refund', label: 'Refund' },
    { value: 'feedback', label: 'Feedback' },
    { value: 'partnership', label: 'Partnership' },
    { value: 'other', label: 'Other' },
  ],
  sent: {
    title: 'Message Sent Successfully',
    description: `We'll get back to you within ${contactClaims.replyWithin}. Thank you for contacting us!`,
  },
  cards: {
    email: 'Email us',
    emailText: 'The surest way for a refund, a missing report or your data: your own address shows us whose it is.',
    hours: 'Support hours',
    hoursNote: `“Within ${contactClaims.replyWithin}” counts working days: we answer a message from Friday evening or the weekend by the end of Monday.`,
    location: 'Location',
    quickHelp: 'Quick help',
    topics: [
      { label: 'How the assessment works', page: 'howItWorks' },
      { label: 'Getting your money back', page: 'refund' },
      { label: 'What we store and for how long', page: 'privacy' },
      { label: 'Sign in to your account', page: 'login' },
    ],
  },
  faq: {
    title: 'Quick answers',
    items: [
      {
        question: 'I paid but cannot find my report.',
        answer: `Sign in with the email you bought it with and open your dashboard. A report takes up to a minute to be written. If it is still missing after that, write to ${BRAND.supportEmail} from that email.`,
      },
      {
        question: 'I closed the page in the middle of the questions.',
        answer: `Open the assessment again in the same browser. Your answers so far are kept, and you go on where you stopped, whichever of the ${QUESTION_COUNT} it was.`,
      },
      {
        question: 'How do I get a refund?',
        answer: `Write to ${BRAND.supportEmail} from the email you paid with. The full ${PRICE.label} goes back to the card you used.`,
      },
      {
        question: 'I typed the wrong email.',
        answer:
          'Before you pay you can correct it on the checkout page. Afterwards write to us, and we move the report once we know that it is yours.',
      },
      {
        question: 'How do I delete my data?',
        answer:
          'Signed in, you can download everything we hold about you and delete your account from the dashboard. Without an account, write to us from the email you used.',
      },
    ],
  },
} as const;

export type ContactCategory = (typeof contactTexts.categories)[number]['value'];

import type { MailText } from './mail-text.js';

/**
 * Composes the email that reminds a reader of the next steps in their plan. The subject and preheader contain nothing
 * personal, because locked screens show them.
 */
export const planReminderMail = (
  steps: readonly { text: string; date: string }[],
  url: string,
  stopUrl: string,
): MailText => ({
  subject: 'Your next steps this week',
  preheader: 'A short look at your plan.',
  opening: ['Here is what your plan has for these days.'],
  list: { title: 'Next steps', items: steps.map(({ text, date }) => `${date}: ${text}`) },
  action: { label: 'Open your plan', url },
  closing: [
    `You get this because you switched reminders on, once a week at most. To stop them, open this page: ${stopUrl}`,
  ],
});

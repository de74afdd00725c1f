import { FOLLOW_UP_ANSWERS } from '@bearings/domain';
import type { MailText } from './mail-text.js';

const TIME_SINCE_REPORT = ['Two weeks ago', 'Six months ago'] as const;

/**
 * Composes the email that asks a reader what they have done since they read their report. Each answer is a link to a
 * page on which that answer is selected already and a button sends it.
 * @param number number of the follow-up from 1, as in `FOLLOW_UP_DAYS`
 */
export const followUpMail = (number: number, answerUrl: (answer: string) => string, stopUrl: string): MailText => ({
  subject: 'What did you do next?',
  preheader: 'One question, and your answer helps the next reader.',
  opening: [
    `${TIME_SINCE_REPORT[number - 1] ?? TIME_SINCE_REPORT[0]} you read your career report and said we may ask you this once more.`,
    'What have you done since? Choose the answer that comes closest. You can change it on the page that opens, before you send it.',
  ],
  links: FOLLOW_UP_ANSWERS.map(({ id, label }) => ({ label, url: answerUrl(id) })),
  closing: [
    'We only show how many people gave each answer, never who gave it.',
    `You get this because you ticked the box for it. To stop these emails, open this page: ${stopUrl}`,
  ],
});

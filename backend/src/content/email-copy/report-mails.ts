import type { MailText } from './mail-text.js';

/** The email with a report's PDF; `url` is the report's page. */
export const reportCopyMail = (url: string): MailText => ({
  subject: 'Your career report as a PDF',
  preheader: 'It’s attached, to keep or print.',
  opening: [
    'Here is your career report, as you asked. It’s attached as a PDF.',
    'Your page always has the newest version.',
  ],
  action: { label: 'Open your report', url },
  closing: [
    'Sign in with the account that you keep your reports in.',
    'If you didn’t ask for this, someone with access to your account did. Please choose a new password.',
  ],
});

// Writes every email with sample values as JSON, for `npm run mails -w tools/commands` and for the end-to-end tests.
import { MAIL_SAMPLES } from '../src/test/support/mail-samples.js';
import { renderMail } from '../src/platform/mail/render-mail.js';

const mails = Object.entries(MAIL_SAMPLES).map(([name, text]) => ({
  name,
  preheader: text.preheader,
  ...renderMail('reader@example.org', text),
}));
process.stdout.write(JSON.stringify(mails));

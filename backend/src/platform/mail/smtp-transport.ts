import { createTransport } from 'nodemailer';
import { MailRefusedError, type MailTransport, type Message } from './mail-transport.js';

const LIMITS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** A mail server, by its `smtp://` or `smtps://` address. */
export class SmtpTransport implements MailTransport {
  private readonly mailer;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    this.mailer = createTransport({ url, pool: true, maxConnections: 3, ...LIMITS_MS });
  }

  async send(message: Message): Promise<void> {
    try {
      await this.mailer.sendMail(envelopeOf(message, this.from));
    } catch (error) {
      throw new MailRefusedError(`The mail server did not take it: ${codeOf(error)}.`);
    }
  }

  /** What was sent is out of our hands. */
  forget(): Promise<void> {
    return Promise.resolve();
  }

  close(): void {
    this.mailer.close();
  }
}

/** The address is given in parts: as a text, one with a comma would become two. */
export const envelopeOf = ({ to, ...rest }: Message, from: string) => ({
  ...rest,
  from,
  to: { name: '', address: to },
  headers: { 'Auto-Submitted': 'auto-generated' },
});

/** Only codes: what a server says in words may name the address. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const parts: unknown[] = [Reflect.get(error, 'code'), Reflect.get(error, 'responseCode')];
  return parts.filter((part) => part !== undefined).join(' ') || 'unknown';
}

import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../config/config.js';
import { isLoopbackHost } from '../../config/connections.js';
import { MailRefusedError, type MailTransport, type MailMessage } from './mail-transport.js';

const SMTP_TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

type SmtpServer = Pick<Extract<MailConfig, { kind: 'smtp' }>, 'url' | 'tls' | 'ca'>;

/** A mail server with an `smtp://` or `smtps://` URL. With `tls`, no email is sent unencrypted. */
export class SmtpTransport implements MailTransport {
  private readonly mailer;

  constructor(
    server: SmtpServer,
    private readonly from: string,
  ) {
    const limits = { pool: true, maxConnections: 3, ...SMTP_TIMEOUTS_MS } as const;
    this.mailer = createTransport({ ...createConnectionOptions(server), ...limits });
  }

  async send(message: MailMessage): Promise<void> {
    try {
      await this.mailer.sendMail(toEnvelope(message, this.from));
    } catch (error) {
      throw new MailRefusedError(`The mail server did not take it: ${readErrorCode(error)}.`);
    }
  }

  /** Does nothing, since sent emails are not stored. */
  forget(): Promise<void> {
    return Promise.resolve();
  }

  close(): void {
    this.mailer.close();
  }
}

/**
 * Returns the options for connecting to a mail server. The server's certificate is verified. If a CA is given, only
 * that CA is trusted. The certificate of a mail server on this machine is not verified if TLS is optional and no CA is
 * given, because Debian's postfix, for example, has a self-signed certificate.
 */
export function createConnectionOptions({ url, tls, ca }: SmtpServer) {
  const isUnverified = !tls && ca === null && isLoopbackHost(new URL(url).hostname);
  return {
    url,
    requireTLS: tls,
    ...(ca !== null && { tls: { ca } }),
    ...(isUnverified && { tls: { rejectUnauthorized: false } }),
  };
}

/**
 * The recipient is passed as an object, because nodemailer would read a text that contains a comma as two addresses.
 */
export const toEnvelope = ({ to, headers, ...rest }: MailMessage, from: string) => ({
  ...rest,
  from,
  to: { name: '', address: to },
  headers: { 'Auto-Submitted': 'auto-generated', ...headers },
});

/** Returns only the codes of an error, since the text of a server's reply may contain the address. */
function readErrorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const parts: unknown[] = [Reflect.get(error, 'code'), Reflect.get(error, 'responseCode')];
  return (
    parts
      .filter((part) => part !== undefined)
      .map(String)
      .join(' ') || 'unknown'
  );
}

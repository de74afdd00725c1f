/** Injection token of the {@link MailTransport}; null if no mail server is configured. */
export const MAIL_TRANSPORT = Symbol('mail transport');

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Reply-To, if it differs from the sender. */
  replyTo?: { name: string; address: string };
  attachments?: { filename: string; content: Buffer; contentType: string }[];
  headers?: Readonly<Record<string, string>>;
  /** The same id for every attempt to send an email, so that a mailbox can drop duplicates. */
  messageId?: string;
}

/** Sends messages: through a mail server, or to a folder in the demo. */
export interface MailTransport {
  /** Resolves once the message is accepted; throws {@link MailRefusedError} when it is not. */
  send(message: MailMessage): Promise<void>;
  /** Deletes the messages to an address that the transport itself has stored. */
  forget(address: string): Promise<void>;
  close(): void;
}

/** The mail server rejected a message. The error's text contains no address, although a server's reply often does. */
export class MailRefusedError extends Error {}

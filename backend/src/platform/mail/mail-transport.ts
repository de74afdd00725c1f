/** Injection token of the {@link MailTransport}; null where no mail is set up. */
export const MAIL_TRANSPORT = Symbol('mail transport');

export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** How a message leaves us. */
export interface MailTransport {
  /** Resolves once the message is accepted; throws {@link MailRefusedError} when it is not. */
  send(message: Message): Promise<void>;
  /** Removes whatever the transport itself still keeps for an address. */
  forget(address: string): Promise<void>;
  close(): void;
}

/** Its message never holds an address: what mail servers say often does. */
export class MailRefusedError extends Error {}

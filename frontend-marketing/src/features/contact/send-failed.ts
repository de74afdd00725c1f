import { isApiError, toReadableMessage } from '@bearings/web';
import { contactTexts } from './contact-texts';
import { MESSAGE_FIELDS, type Message, type MessageErrors } from './message';

const texts = contactTexts.form.failed;

/** Why a message was not accepted. It is shown at a field or above the button. */
export type SendFailure =
  | { kind: 'field'; errors: MessageErrors }
  | { kind: 'unavailable' }
  | { kind: 'failed'; message: string };

const isMessageField = (name: string | undefined): name is keyof Message =>
  MESSAGE_FIELDS.some((field) => field === name);

export function toSendFailure(error: unknown): SendFailure {
  if (!isApiError(error) || error.status === 0) {
    return { kind: 'failed', message: texts.unreachable };
  }
  const message = toReadableMessage(error, texts.unknown);
  if (error.body?.code === 'contact_unavailable') return { kind: 'unavailable' };
  const field = error.body?.field;
  return isMessageField(field) ? { kind: 'field', errors: { [field]: message } } : { kind: 'failed', message };
}

/** Returns a mailto link with the typed subject and message. */
export function createMailtoLink(address: string, { subject, message }: Message): string {
  const search = new URLSearchParams({ subject, body: message });
  return `mailto:${address}?${search.toString().replaceAll('+', '%20')}`;
}

import { cleanText, checkEmail } from '@bearings/contracts';
import type { FormErrors } from '@bearings/web';
import { contactTexts, type ContactCategory } from './contact-texts';

/** The values of the contact form. The category is '' until one is chosen. */
export interface Message {
  name: string;
  email: string;
  category: ContactCategory | '';
  subject: string;
  message: string;
}

export const EMPTY_MESSAGE: Message = {
  name: '',
  email: '',
  category: '',
  subject: '',
  message: '',
};

/** Returns the error text of each invalid field. */
export function validateMessage(message: Message): FormErrors<Message> {
  const texts = contactTexts.form.errors;
  const requireText = (field: keyof Message) => (cleanText(message[field], false) === '' ? texts[field] : undefined);
  return {
    name: requireText('name'),
    email: checkEmail(message.email, texts.email),
    category: requireText('category'),
    subject: requireText('subject'),
    message: requireText('message'),
  };
}

/** Returns a mailto link with the typed subject and message. */
export function createMailtoLink(address: string, { subject, message }: Message): string {
  const search = new URLSearchParams({ subject, body: message });
  return `mailto:${address}?${search.toString().replaceAll('+', '%20')}`;
}

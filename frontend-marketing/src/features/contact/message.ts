import { cleanText, parseEmail } from '@bearings/contracts';
import { contactTexts, type ContactCategory } from './contact-texts';

/** The values of the contact form. The category is '' until one is chosen. */
export interface Message {
  name: string;
  email: string;
  category: ContactCategory | '';
  subject: string;
  message: string;
}

export type MessageErrors = Partial<Record<keyof Message, string>>;

export const EMPTY_MESSAGE: Message = {
  name: '',
  email: '',
  category: '',
  subject: '',
  message: '',
};

export const MESSAGE_FIELDS = ['name', 'email', 'category', 'subject', 'message'] as const;

/** Returns the error text of each invalid field. */
export function validateMessage(message: Message): MessageErrors {
  const texts = contactTexts.form.errors;
  const errors: MessageErrors = {};
  for (const field of MESSAGE_FIELDS) {
    if (cleanText(message[field], false) === '') errors[field] = texts[field];
  }
  const email = parseEmail(message.email);
  if (!errors.email && !email.ok) errors.email = email.problem;
  return errors;
}

const TEXT_FIELDS = ['name', 'email', 'subject', 'message'] as const;

/** Returns the values of the form's text fields; null when all are empty. */
export function readTextFields(form: HTMLFormElement): Partial<Message> | null {
  const readField = (name: string) =>
    form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)?.value ?? '';
  const typedFields = TEXT_FIELDS.map((name) => [name, readField(name)] as const);
  return typedFields.some(([, value]) => value !== '') ? Object.fromEntries(typedFields) : null;
}

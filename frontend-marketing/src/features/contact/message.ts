import { contactTexts, type ContactCategory } from '../../texts/contact-texts';

/** What the contact form holds while it is being filled in; '' for an untouched category. */
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

/**
 * What is wrong with a message. Whether an address is one is the browser's to say (SPEC.md gives no
 * rule of its own), so its answer is passed in.
 */
export function messageErrors(message: Message, emailIsValid: boolean): MessageErrors {
  const texts = contactTexts.form.errors;
  const errors: MessageErrors = {};
  for (const field of MESSAGE_FIELDS) {
    if (!message[field].trim()) errors[field] = texts[field];
  }
  if (!errors.email && !emailIsValid) errors.email = texts.emailFormat;
  return errors;
}

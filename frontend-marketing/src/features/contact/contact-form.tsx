import { BRAND } from '@bearings/contracts';
import { Button, Field, Heading, Input, Send, Stack, TextLink, Textarea } from '@bearings/ui';
import { Select } from '@bearings/ui/controls';
import { useToast } from '@bearings/web';
import { useRef, useState, type SubmitEvent } from 'react';
import { contactTexts } from '../../texts/contact-texts';
import {
  EMPTY_MESSAGE,
  MESSAGE_FIELDS,
  messageErrors,
  type Message,
  type MessageErrors,
} from './message';

const texts = contactTexts.form;

const fieldId = (field: keyof Message) => `contact-${field}`;
const isCategory = (value: string): value is Message['category'] =>
  contactTexts.categories.some((category) => category.value === value);

/** The contact form. Sending thanks and clears it, as SPEC.md says; nothing leaves the browser. */
export function ContactForm() {
  const { toast } = useToast();
  const [message, setMessage] = useState(EMPTY_MESSAGE);
  const [errors, setErrors] = useState<MessageErrors>({});
  const email = useRef<HTMLInputElement>(null);

  const change = (changes: Partial<Message>) => {
    setMessage((before) => ({ ...before, ...changes }));
    setErrors((before) => {
      const after = { ...before };
      for (const field of MESSAGE_FIELDS) if (field in changes) delete after[field];
      return after;
    });
  };

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const found = messageErrors(message, email.current?.validity.valid ?? true);
    const first = MESSAGE_FIELDS.find((field) => found[field]);
    setErrors(found);
    if (first) {
      document.getElementById(fieldId(first))?.focus();
      return;
    }
    setMessage(EMPTY_MESSAGE);
    toast(contactTexts.sent);
  };

  return (
    <form noValidate onSubmit={send} aria-labelledby="contact-form-title">
      <Heading level={2} size="small" id="contact-form-title">
        {texts.title}
      </Heading>
      <noscript>
        <p className="mt-4">
          {texts.needsScripts}{' '}
          <TextLink href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</TextLink>
        </p>
      </noscript>
      <Stack gap={3} className="mt-6 [@media(scripting:none)]:hidden">
        <div className="grid gap-6 sm:grid-cols-2">
          <Field id={fieldId('name')} label={texts.name} error={errors.name} required>
            <Input
              name="name"
              autoComplete="name"
              value={message.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          </Field>
          <Field id={fieldId('email')} label={texts.email} error={errors.email} required>
            <Input
              ref={email}
              type="email"
              name="email"
              autoComplete="email"
              value={message.email}
              onChange={(event) => change({ email: event.target.value })}
            />
          </Field>
        </div>
        <Field id={fieldId('category')} label={texts.category} error={errors.category} required>
          <Select
            options={contactTexts.categories}
            placeholder={texts.categoryPlaceholder}
            value={message.category}
            onValueChange={(value) => isCategory(value) && change({ category: value })}
          />
        </Field>
        <Field id={fieldId('subject')} label={texts.subject} error={errors.subject} required>
          <Input
            name="subject"
            value={message.subject}
            onChange={(event) => change({ subject: event.target.value })}
          />
        </Field>
        <Field
          id={fieldId('message')}
          label={texts.message}
          hint={texts.messageHint}
          error={errors.message}
          required
        >
          <Textarea
            name="message"
            rows={6}
            value={message.message}
            onChange={(event) => change({ message: event.target.value })}
          />
        </Field>
        <Button type="submit" className="self-start">
          <Send size={18} aria-hidden="true" />
          {texts.send}
        </Button>
      </Stack>
    </form>
  );
}

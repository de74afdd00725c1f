import { BRAND } from '@bearings/domain';
import { Alert, Button, Field, Heading, Input, Send, Stack, TextLink, Textarea } from '@bearings/ui';
import { Select } from '@bearings/ui/controls';
import { useStarted, useToast } from '@bearings/web';
import { useLayoutEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { contactTexts } from './contact-texts';
import { useContactConfigQuery, useSendContactMessageMutation } from '../../api/calls.generated';
import {
  EMPTY_MESSAGE,
  MESSAGE_FIELDS,
  validateMessage,
  readTextFields,
  type Message,
  type MessageErrors,
} from './message';
import { toSendFailure, createMailtoLink, type SendFailure } from './send-failed';

const texts = contactTexts.form;

const fieldId = (field: keyof Message) => `contact-${field}`;
const isCategory = (value: string): value is Message['category'] =>
  contactTexts.categories.some((category) => category.value === value);

/**
 * The contact form. When the server has accepted the message, it says thank you and empties its
 * fields. After a failure the text stays.
 */
export function ContactForm() {
  const { toast } = useToast();
  const [message, setMessage] = useState(EMPTY_MESSAGE);
  const [errors, setErrors] = useState<MessageErrors>({});
  const [failure, setFailure] = useState<SendFailure>();
  const [submitMessage, { isLoading: pending }] = useSendContactMessageMutation();
  const { data: config } = useContactConfigQuery();
  const form = useRef<HTMLFormElement>(null);
  const isStarted = useStarted();
  const unavailable = failure?.kind === 'unavailable' || config?.capabilities.includes('contact') === false;

  const changeMessage = (changes: Partial<Message>) => {
    setMessage((before) => ({ ...before, ...changes }));
    setErrors((before) => {
      const after = { ...before };
      for (const field of MESSAGE_FIELDS) if (field in changes) delete after[field];
      return after;
    });
  };

  // Takes over text that was typed into the prerendered page before hydration.
  useLayoutEffect(() => {
    const typedFields = form.current && readTextFields(form.current);
    if (typedFields) setMessage((before) => ({ ...before, ...typedFields }));
  }, []);

  const showErrors = (found: MessageErrors) => {
    setErrors(found);
    const first = MESSAGE_FIELDS.find((field) => found[field]);
    if (first) document.getElementById(fieldId(first))?.focus();
    return first !== undefined;
  };

  const sendMessage = async (event: SubmitEvent) => {
    event.preventDefault();
    if (pending || unavailable) return;
    setFailure(undefined);
    const { category } = message;
    const found = validateMessage(message);
    if (showErrors(found) || category === '') return;
    const { error } = await submitMessage({ ...message, category });
    if (error) {
      const failed = toSendFailure(error);
      if (failed.kind === 'field') showErrors(failed.errors);
      else setFailure(failed);
      return;
    }
    setMessage(EMPTY_MESSAGE);
    toast(contactTexts.sent);
  };

  const field = (name: keyof Message) => ({
    id: fieldId(name),
    label: texts[name],
    error: errors[name],
    required: true,
  });
  const control = (name: Exclude<keyof Message, 'category'>) => ({
    name,
    readOnly: pending,
    value: message[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      changeMessage({ [name]: target.value }),
  });
  const writeInstead = <TextLink href={createMailtoLink(BRAND.supportEmail, message)}>{BRAND.supportEmail}</TextLink>;

  return (
    <form
      ref={form}
      noValidate
      method="dialog"
      aria-busy={pending}
      aria-labelledby="contact-form-title"
      onSubmit={(event) => void sendMessage(event)}
    >
      <Heading level={2} size="small" id="contact-form-title">
        {texts.title}
      </Heading>
      <noscript>
        <p className="mt-4">
          <span>{`${texts.needsScripts} `}</span>
          <TextLink href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</TextLink>
        </p>
      </noscript>
      <Stack gap={3} className="mt-6 [@media(scripting:none)]:hidden">
        <div className="grid gap-6 sm:grid-cols-2">
          <Field {...field('name')}>
            <Input {...control('name')} autoComplete="name" />
          </Field>
          <Field {...field('email')}>
            <Input {...control('email')} type="email" autoComplete="email" />
          </Field>
        </div>
        <Field {...field('category')}>
          <Select
            options={contactTexts.categories}
            disabled={pending}
            placeholder={texts.categoryPlaceholder}
            value={message.category}
            onValueChange={(value) => isCategory(value) && changeMessage({ category: value })}
          />
        </Field>
        <Field {...field('subject')}>
          <Input {...control('subject')} />
        </Field>
        <Field {...field('message')} hint={texts.messageHint}>
          <Textarea {...control('message')} rows={6} />
        </Field>
        {failure?.kind === 'failed' && (
          <Alert tone="danger" live title={texts.failed.title}>
            <span>{`${failure.message} ${texts.failed.kept} `}</span>
            {writeInstead}
          </Alert>
        )}
        {unavailable ? (
          <Alert live={failure !== undefined} title={texts.unavailable.title}>
            <span>{`${texts.unavailable.text} `}</span>
            {writeInstead}
          </Alert>
        ) : (
          <Button type={isStarted ? 'submit' : 'button'} className="self-start" loading={pending}>
            {!pending && <Send size={18} aria-hidden="true" />}
            <span>{pending ? texts.sending : texts.send}</span>
          </Button>
        )}
      </Stack>
    </form>
  );
}

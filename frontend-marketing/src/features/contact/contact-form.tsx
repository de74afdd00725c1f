import { BRAND } from '@bearings/domain';
import { Alert, Field, Heading, Input, Send, Stack, TextLink, Textarea } from '@bearings/ui';
import { Select } from '@bearings/ui/controls';
import { SubmitButton, useForm, useToast } from '@bearings/web';
import { contactTexts } from './contact-texts';
import { useContactConfigQuery, useSendContactMessageMutation } from '../../api/calls.generated';
import { EMPTY_MESSAGE, validateMessage, createMailtoLink, type Message } from './message';

const texts = contactTexts.form;

const isCategory = (value: string): value is Message['category'] =>
  contactTexts.categories.some((category) => category.value === value);

/**
 * The contact form. When the server has accepted the message, it says thank you and empties its
 * fields. After a failure the text stays.
 */
export function ContactForm() {
  const { toast } = useToast();
  const [submitMessage] = useSendContactMessageMutation();
  const { data: config } = useContactConfigQuery();
  const form = useForm({
    initial: EMPTY_MESSAGE,
    validate: validateMessage,
    send: ({ category, ...message }) =>
      category === '' ? { error: texts.errors.category } : submitMessage({ ...message, category }),
    onSent: () => {
      form.reset();
      toast(contactTexts.sent);
    },
    texts: texts.failed,
  });
  const { values: message, refusal } = form;
  const isRefusedAsUnavailable = refusal?.code === 'contact_unavailable';
  const unavailable = isRefusedAsUnavailable || config?.capabilities.includes('contact') === false;

  const field = (name: keyof Message) => ({ label: texts[name], error: form.errors[name], required: true });
  const writeInstead = <TextLink href={createMailtoLink(BRAND.supportEmail, message)}>{BRAND.supportEmail}</TextLink>;

  return (
    <form {...form.props} aria-labelledby="contact-form-title">
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
            <Input {...form.text('name')} autoComplete="name" />
          </Field>
          <Field {...field('email')}>
            <Input {...form.text('email')} type="email" autoComplete="email" />
          </Field>
        </div>
        <Field {...field('category')}>
          <Select
            options={contactTexts.categories}
            disabled={form.pending}
            placeholder={texts.categoryPlaceholder}
            value={message.category}
            onValueChange={(value) => isCategory(value) && form.change({ category: value })}
          />
        </Field>
        <Field {...field('subject')}>
          <Input {...form.text('subject')} />
        </Field>
        <Field {...field('message')} hint={texts.messageHint}>
          <Textarea {...form.text('message')} rows={6} />
        </Field>
        {form.failure && !isRefusedAsUnavailable && (
          <Alert tone="danger" live title={texts.failed.title}>
            <span>{`${form.failure} ${texts.failed.kept} `}</span>
            {writeInstead}
          </Alert>
        )}
        {unavailable ? (
          <Alert live={isRefusedAsUnavailable} title={texts.unavailable.title}>
            <span>{`${texts.unavailable.text} `}</span>
            {writeInstead}
          </Alert>
        ) : (
          <SubmitButton form={form} className="self-start">
            {!form.pending && <Send size={18} aria-hidden="true" />}
            <span>{form.pending ? texts.sending : texts.send}</span>
          </SubmitButton>
        )}
      </Stack>
    </form>
  );
}

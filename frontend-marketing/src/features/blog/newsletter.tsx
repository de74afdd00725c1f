import { INPUT_LIMITS, checkEmail, normaliseEmail } from '@bearings/contracts';
import { Alert, Button, Card, Field, Heading, Input, TextLink } from '@bearings/ui';
import { SubmitButton, useForm, type FormState } from '@bearings/web';
import { useState } from 'react';
import { blogTexts } from './blog-texts';
import { useSubscribeToNewsletterMutation } from '../../api/calls.generated';
import { FEED_PATH } from './feed';

const texts = blogTexts.newsletter;

type SubscriptionOutcome = { kind: 'asked'; email: string } | { kind: 'notOpen' } | { kind: 'failed'; message: string };

/**
 * The form to subscribe to the newsletter. An address is added to the list only after its owner has confirmed it with
 * the emailed link.
 */
export function Newsletter() {
  const [subscribe] = useSubscribeToNewsletterMutation();
  const [askedEmail, setAskedEmail] = useState<string>();
  const form = useForm({
    initial: { email: '' },
    validate: ({ email }) => ({ email: checkEmail(email, texts.missing) }),
    send: ({ email }) => subscribe({ email: normaliseEmail(email) }),
    onSent: ({ email }) => {
      setAskedEmail(normaliseEmail(email));
      form.reset();
    },
    texts: texts.failed,
  });
  const outcome = toOutcome(askedEmail, form.refusal);

  return (
    <Card tone="tinted" padding="large" className="[@media(scripting:none)]:hidden">
      <div className="grid items-center gap-6 lg:grid-cols-2 lg:gap-x-16">
        <div>
          <Heading level={2} size="small">
            {texts.title}
          </Heading>
          <p className="mt-2 text-muted">{texts.text}</p>
        </div>
        {outcome?.kind !== 'asked' && (
          <form {...form.props} className="flex flex-wrap items-end gap-3">
            <div className="min-w-0 grow basis-56">
              <Field label={texts.label} error={form.errors.email}>
                <Input {...form.text('email')} type="email" autoComplete="email" maxLength={INPUT_LIMITS.email} />
              </Field>
            </div>
            <SubmitButton form={form}>{form.pending ? texts.pending : texts.subscribe}</SubmitButton>
          </form>
        )}
        {/* While it is empty, this element is taken out of the grid, which would otherwise leave a gap for it. */}
        <div aria-live="polite" className={`empty:absolute ${outcome?.kind === 'asked' ? '' : 'lg:col-span-2'}`}>
          {outcome && <SubscriptionResult outcome={outcome} onStartAgain={() => setAskedEmail(undefined)} />}
        </div>
      </div>
    </Card>
  );
}

function toOutcome(askedEmail: string | undefined, refusal: FormState['refusal']): SubscriptionOutcome | null {
  if (askedEmail !== undefined) return { kind: 'asked', email: askedEmail };
  if (!refusal || refusal.field === 'email') return null;
  return refusal.code === 'newsletter_unavailable' ? { kind: 'notOpen' } : { kind: 'failed', message: refusal.message };
}

function SubscriptionResult({ outcome, onStartAgain }: { outcome: SubscriptionOutcome; onStartAgain: () => void }) {
  switch (outcome.kind) {
    case 'asked':
      return (
        <Alert
          tone="success"
          title={texts.asked.title}
          action={
            <Button variant="secondary" size="small" onClick={onStartAgain}>
              {texts.asked.again}
            </Button>
          }
        >
          <span className="wrap-anywhere">{texts.asked.text(outcome.email)}</span>
        </Alert>
      );
    case 'notOpen':
      return (
        <Alert title={texts.notOpen.title} action={<TextLink href={FEED_PATH}>{texts.feed}</TextLink>}>
          {texts.notOpen.text}
        </Alert>
      );
    case 'failed':
      return (
        <Alert tone="danger" title={texts.failed.title}>
          {outcome.message}
        </Alert>
      );
  }
}

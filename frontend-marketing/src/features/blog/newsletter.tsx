import { INPUT_LIMITS, parseEmail } from '@bearings/contracts';
import { Alert, Button, Card, Field, Heading, Input, TextLink } from '@bearings/ui';
import { isApiError, toReadableMessage, useStarted } from '@bearings/web';
import { useRef, useState, type SubmitEvent } from 'react';
import { blogTexts } from './blog-texts';
import { useSubscribeToNewsletterMutation } from '../../api/calls.generated';
import { FEED_PATH } from './feed';

const texts = blogTexts.newsletter;

type SubscriptionOutcome = { kind: 'asked'; email: string } | { kind: 'notOpen' } | { kind: 'failed'; message: string };

function toOutcome(error: unknown): SubscriptionOutcome {
  if (!isApiError(error) || error.status === 0) {
    return { kind: 'failed', message: texts.failed.unreachable };
  }
  if (error.body?.code === 'newsletter_unavailable') return { kind: 'notOpen' };
  return { kind: 'failed', message: toReadableMessage(error, texts.failed.unknown) };
}

/**
 * The form to subscribe to the newsletter. An address is added to the list only after its owner has confirmed it with
 * the emailed link. The input is uncontrolled, because React would otherwise delete text that was typed before
 * hydration.
 */
export function Newsletter() {
  const [subscribe, { isLoading: pending }] = useSubscribeToNewsletterMutation();
  const [error, setError] = useState<string>();
  const [outcome, setOutcome] = useState<SubscriptionOutcome>();
  const input = useRef<HTMLInputElement>(null);

  const submitForm = async (event: SubmitEvent) => {
    event.preventDefault();
    if (pending) return;
    const typedEmail = input.current?.value.trim() ?? '';
    const parsedEmail = parseEmail(typedEmail);
    setError(parsedEmail.ok ? undefined : typedEmail === '' ? texts.missing : parsedEmail.problem);
    setOutcome(undefined);
    if (!parsedEmail.ok) return input.current?.focus();
    const { email } = parsedEmail;
    const reply = await subscribe({ email });
    setOutcome(reply.error ? toOutcome(reply.error) : { kind: 'asked', email });
  };
  const isStarted = useStarted();

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
          <form
            noValidate
            // Stops Enter from sending the form before hydration, which would put the email address into the page's
            // URL.
            method="dialog"
            aria-busy={pending}
            onSubmit={(event) => void submitForm(event)}
            className="flex flex-wrap items-end gap-3"
          >
            <div className="min-w-0 grow basis-56">
              <Field label={texts.label} error={error}>
                <Input
                  ref={input}
                  type="email"
                  name="email"
                  autoComplete="email"
                  maxLength={INPUT_LIMITS.email}
                  readOnly={pending}
                  onChange={() => setError(undefined)}
                />
              </Field>
            </div>
            <Button type={isStarted ? 'submit' : 'button'} loading={pending}>
              {pending ? texts.pending : texts.subscribe}
            </Button>
          </form>
        )}
        {/* While it is empty, this element is taken out of the grid, which would otherwise leave a gap for it. */}
        <div aria-live="polite" className={`empty:absolute ${outcome?.kind === 'asked' ? '' : 'lg:col-span-2'}`}>
          {outcome && <SubscriptionResult outcome={outcome} onStartAgain={() => setOutcome(undefined)} />}
        </div>
      </div>
    </Card>
  );
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

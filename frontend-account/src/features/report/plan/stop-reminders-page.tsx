import { pages } from '@bearings/contracts';
import { Alert, Button, Container, EmptyState, Section, Stack } from '@bearings/ui';
import { Lighthouse } from '@bearings/ui/illustrations';
import { isApiError, PageMeta, useSend } from '@bearings/web';
import { Link } from '@bearings/web/router';
import { useLinkToken } from '../../../session/use-link-token';
import { useStopRemindersMutation } from '../../../api/calls.generated';
import { planTexts } from './plan-texts';

const texts = planTexts.stop;
const BAD_REQUEST_STATUS = 400;

/**
 * The page that the unsubscribe link in a reminder opens. Only its button stops the reminders,
 * because mail scanners open links.
 */
export function StopRemindersPage() {
  const key = useLinkToken();
  const [stop, { isSuccess }] = useStopRemindersMutation();
  const { run, pending, refusal } = useSend({
    send: () => stop(key),
    texts: { unreachable: texts.unreachable, unknown: texts.failed },
  });
  const isDead = key === '' || (isApiError(refusal?.error) && refusal.error.status === BAD_REQUEST_STATUS);
  const state = isSuccess ? 'done' : isDead ? 'dead' : 'ready';
  const { title, text } = texts[state];
  return (
    <Section>
      <PageMeta title={texts.title} description={texts.description} noIndex />
      <Container width="narrow">
        <Stack gap={3}>
          {state === 'ready' && refusal && (
            <Alert tone="danger" live title={texts.failed}>
              {refusal.message}
            </Alert>
          )}
          <div aria-live="polite">
            <EmptyState
              level={1}
              title={title}
              illustration={<Lighthouse />}
              action={
                state === 'ready' ? (
                  <Button loading={pending} onClick={() => void run()}>
                    {pending ? texts.ready.pending : texts.ready.action}
                  </Button>
                ) : (
                  <Button asChild variant="secondary">
                    <Link to={pages.dashboard}>{texts.dashboard}</Link>
                  </Button>
                )
              }
            >
              {text}
            </EmptyState>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}

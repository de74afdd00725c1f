import { pages } from '@bearings/contracts';
import { Alert, Button, Container, EmptyState, Section, Stack } from '@bearings/ui';
import { Lighthouse } from '@bearings/ui/illustrations';
import { isApiError, PageMeta, toReadableMessage } from '@bearings/web';
import { useState } from 'react';
import { Link, useLocation } from '@bearings/web/router';
import { newsletterTexts } from './newsletter-texts';

const { failed, blog } = newsletterTexts;

interface NoticeWords {
  title: string;
  text: string;
}

interface NewsletterLinkProps {
  path: string;
  texts: {
    meta: { title: string; description: string };
    ready: NoticeWords & { action: string; pending: string };
    done: NoticeWords;
    dead: NoticeWords;
  };
  /** Sends the secret in the fragment of the link's URL to the server. */
  send: (secret: string) => PromiseLike<{ error?: unknown }>;
}

/**
 * The page that a link in a newsletter email opens. Nothing happens until its button is pressed, because mail scanners
 * open links too.
 */
export function NewsletterLink({ path, texts, send }: NewsletterLinkProps) {
  const secret = useLocation().hash.slice(1);
  const [state, setState] = useState<'ready' | 'pending' | 'done' | 'dead'>(secret ? 'ready' : 'dead');
  const [failure, setFailure] = useState<string>();

  const pressButton = async () => {
    if (state === 'pending') return;
    setState('pending');
    setFailure(undefined);
    const { error } = await send(secret);
    const status = isApiError(error) ? error.status : 0;
    if (!error) return setState('done');
    // The link is invalid, so trying again would not help.
    if (status === 410 || status === 400) return setState('dead');
    setFailure(status === 0 ? failed.unreachable : toReadableMessage(error, failed.unknown));
    setState('ready');
  };

  const isWaiting = state === 'ready' || state === 'pending';
  const { title, text } = isWaiting ? texts.ready : texts[state];
  return (
    <Section>
      <PageMeta {...texts.meta} path={path} noIndex />
      <Container width="narrow">
        <Stack gap={3}>
          {failure && (
            <Alert tone="danger" live title={failed.title}>
              {failure}
            </Alert>
          )}
          <div aria-live="polite">
            <EmptyState
              level={1}
              title={title}
              illustration={<Lighthouse />}
              action={
                isWaiting ? (
                  <Button loading={state === 'pending'} onClick={() => void pressButton()}>
                    {state === 'pending' ? texts.ready.pending : texts.ready.action}
                  </Button>
                ) : (
                  <Button asChild variant="secondary">
                    <Link to={pages.blog}>{blog}</Link>
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

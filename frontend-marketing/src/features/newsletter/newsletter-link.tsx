import { pages } from '@bearings/contracts';
import { Alert, Button, Container, EmptyState, Section, Stack } from '@bearings/ui';
import { Lighthouse } from '@bearings/ui/illustrations';
import { isApiError, PageMeta, useSend } from '@bearings/web';
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
  const [isDone, setIsDone] = useState(false);
  const { run, pending, refusal } = useSend({ send: () => send(secret), onSent: () => setIsDone(true), texts: failed });
  const status = isApiError(refusal?.error) ? refusal.error.status : null;
  // The link is invalid, so trying again would not help.
  const isDead = secret === '' || status === 410 || status === 400;
  const state = isDone ? 'done' : isDead ? 'dead' : 'ready';
  const { title, text } = texts[state];
  return (
    <Section>
      <PageMeta {...texts.meta} path={path} noIndex />
      <Container width="narrow">
        <Stack gap={3}>
          {state === 'ready' && refusal && (
            <Alert tone="danger" live title={failed.title}>
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

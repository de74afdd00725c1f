import { Button, Container, Heading, Lead, Section, Stack } from '@bearings/ui';
import { Lighthouse } from '@bearings/ui/illustrations';
import { PageMeta } from '../page-meta';

const texts = {
  title: 'This part of the site is out of reach',
  lead: 'Something went wrong while loading it. It may be your connection, or it may be us. The rest of the site still works.',
  retry: 'Try Again',
  retrying: 'Trying again…',
};

interface PageUnavailableProps {
  onRetry: () => void;
  retrying?: boolean;
}

/** Shown in place of a page or a remote that could not be loaded. */
export function PageUnavailable({ onRetry, retrying = false }: PageUnavailableProps) {
  return (
    <Section>
      <PageMeta title={texts.title} description={texts.lead} noIndex />
      <Container width="narrow">
        <Stack gap={3} align="start" role="alert">
          <Lighthouse />
          <Heading level={1}>{texts.title}</Heading>
          <Lead>{texts.lead}</Lead>
          <Button onClick={onRetry} loading={retrying}>
            {retrying ? texts.retrying : texts.retry}
          </Button>
        </Stack>
      </Container>
    </Section>
  );
}

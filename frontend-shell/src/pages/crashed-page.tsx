import { Button, Container, Heading, Lead, Section, Stack } from '@bearings/ui';
import { PageMeta } from '@bearings/web';
import { Link, useRouteError } from '@bearings/web/router';
import { useEffect } from 'react';
import { crashedPageTexts as texts } from './page-texts';

/** Shown in place of a page that threw an error while rendering. Header and footer stay. */
export function CrashedPage() {
  const error = useRouteError();
  // The script of the development server listens to this event and shows the error to developers.
  useEffect(() => {
    dispatchEvent(new CustomEvent('page-crashed', { detail: error }));
  }, [error]);
  return (
    <Section>
      <PageMeta title={texts.title} description={texts.lead} noIndex />
      <Container width="narrow">
        <Stack gap={3} align="start" role="alert">
          <Heading level={1}>{texts.title}</Heading>
          <Lead>{texts.lead}</Lead>
          <Stack direction="row">
            <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
            <Button asChild variant="secondary">
              <Link to="/">{texts.home}</Link>
            </Button>
          </Stack>
        </Stack>
      </Container>
    </Section>
  );
}

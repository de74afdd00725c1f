import { Button, Container, BrokenNeedle, Heading, Lead, Section, Stack } from '@bearings/ui';
import { PageMeta } from '@bearings/web';
import { Link } from 'react-router-dom';
import { notFoundTexts as texts } from '../texts/page-texts';

/** The page for a path that leads nowhere, with ways on. */
export function NotFoundPage() {
  return (
    <Section>
      <PageMeta title={texts.title} description={texts.lead} noIndex />
      <Container width="narrow">
        <Stack gap={3} align="start">
          <BrokenNeedle />
          <Heading level={1}>{texts.title}</Heading>
          <Lead>
            <output>{texts.lead}</output>
          </Lead>
          <Stack direction="row">
            {texts.ways.map(({ label, to }, index) => (
              <Button key={to} asChild variant={index === 0 ? 'primary' : 'secondary'}>
                <Link to={to}>{label}</Link>
              </Button>
            ))}
          </Stack>
        </Stack>
      </Container>
    </Section>
  );
}

import { pages } from '@bearings/contracts';
import { Button, Container, Heading, Lead, Section, Stack } from '@bearings/ui';
import { BrokenNeedle } from '@bearings/ui/illustrations';
import { PageMeta } from '../page-meta';
import { Link } from '../router';

const texts = {
  title: '404 Page Not Found',
  lead: 'There is nothing at this address. The link may be old, or it may have been mistyped.',
  ways: [
    { label: 'Go to the start page', to: pages.home },
    { label: 'Take the assessment', to: pages.assessment },
    { label: 'Read the blog', to: pages.blog },
    { label: 'Get help', to: pages.contact },
  ],
} as const;

interface NotFoundPageProps {
  title?: string;
  lead?: string;
}

/**
 * The page for unknown paths, with links to the main pages. Other pages can pass their own texts,
 * which say what is missing.
 */
export function NotFoundPage({ title = texts.title, lead = texts.lead }: NotFoundPageProps) {
  return (
    <Section>
      <PageMeta title={title} description={lead} noIndex />
      <Container width="narrow">
        <Stack gap={3} align="start">
          <BrokenNeedle />
          <Heading level={1}>{title}</Heading>
          <Lead>
            <output>{lead}</output>
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

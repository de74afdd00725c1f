import { Container, Heading, Lead, Section, Stack } from '@bearings/ui';
import { PageMeta } from '@bearings/web';
import type { ReactNode } from 'react';

interface AccountFrameProps {
  title: string;
  description: string;
  lead: ReactNode;
  children: ReactNode;
}

/** The layout of a narrow page with one form. */
export function AccountFrame({ title, description, lead, children }: AccountFrameProps) {
  return (
    <Section spacing="small">
      <PageMeta title={title} description={description} noIndex />
      <Container width="narrow">
        <Stack gap={4} className="mx-auto w-full max-w-md">
          <Stack gap={1}>
            <Heading level={1}>{title}</Heading>
            <Lead>{lead}</Lead>
          </Stack>
          {children}
        </Stack>
      </Container>
    </Section>
  );
}

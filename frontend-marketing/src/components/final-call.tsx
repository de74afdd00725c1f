import { Container, Heading, Lead, Section, Stack } from '@bearings/ui';
import type { ReactNode } from 'react';

interface FinalCallProps {
  title: string;
  text: string;
  /** The buttons or links. */
  children: ReactNode;
}

/** The last section of a page, which calls on readers to act. */
export function FinalCall({ title, text, children }: FinalCallProps) {
  return (
    <Section tone="primary">
      <Container>
        <Stack gap={3} align="start">
          <Heading level={2} size="large" className="max-w-3xl">
            {title}
          </Heading>
          <Lead>{text}</Lead>
          <Stack direction="row">{children}</Stack>
        </Stack>
      </Container>
    </Section>
  );
}

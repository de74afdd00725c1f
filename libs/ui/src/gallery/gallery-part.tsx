import type { ReactNode } from 'react';
import { Heading, Section, Container, Stack } from '../index';

/** One titled part of the gallery. */
export function GalleryPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section spacing="small" aria-label={title}>
      <Container>
        <Stack gap={4}>
          <Heading level={2}>{title}</Heading>
          {children}
        </Stack>
      </Container>
    </Section>
  );
}

/** Columns that fall below each other where there is no room. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className="ui-gallery-columns">{children}</div>;
}

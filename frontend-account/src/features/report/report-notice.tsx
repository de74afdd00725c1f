import { Container, EmptyState, Section } from '@bearings/ui';
import type { ReactNode } from 'react';

interface ReportNoticeProps {
  title: string;
  illustration?: ReactNode;
  action: ReactNode;
  children: ReactNode;
}

/** Page shown instead of a report that is not available. */
export function ReportNotice({ title, illustration, action, children }: ReportNoticeProps) {
  return (
    <Section>
      <Container width="narrow">
        <EmptyState level={1} title={title} illustration={illustration} action={action}>
          {children}
        </EmptyState>
      </Container>
    </Section>
  );
}

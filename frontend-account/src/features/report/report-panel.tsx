import { Card, Heading, Stack } from '@bearings/ui';
import { useId, type ReactNode } from 'react';

interface ReportPanelProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A titled panel next to the report. */
export function ReportPanel({ title, className, children }: ReportPanelProps) {
  const id = useId();
  return (
    <Card asChild>
      <section aria-labelledby={id} className={className}>
        <Stack gap={2}>
          <Heading level={2} size="small" id={id} className="text-lg leading-snug">
            {title}
          </Heading>
          {children}
        </Stack>
      </section>
    </Card>
  );
}

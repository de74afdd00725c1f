import { Heading } from '@bearings/ui';
import type { ReactNode } from 'react';

interface StepSectionProps {
  /** Id of the part, by which the overview of parts leads to it. */
  id: string;
  title: string;
  hint?: string;
  children: ReactNode;
}

export const toSectionId = (id: string): string => `experience-${id}`;

/** A part of the step. Its heading can get the focus. */
export function StepSection({ id, title, hint, children }: StepSectionProps) {
  return (
    <section aria-labelledby={toSectionId(id)} className="grid gap-4 border-t border-line pt-6">
      <div>
        <Heading level={2} id={toSectionId(id)} tabIndex={-1} className="scroll-mt-24 text-2xl">
          {title}
        </Heading>
        {hint && <p className="text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  );
}

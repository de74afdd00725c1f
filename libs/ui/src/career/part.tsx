import { type ReactNode, useId } from 'react';

interface PartProps {
  title: string;
  level?: 'h2' | 'h3' | 'h4';
  children: ReactNode;
}

/** A part of a career's page with a heading. */
export function Part({ title, level: Heading = 'h4', children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-1 break-inside-avoid lg:gap-2">
      <Heading
        id={id}
        className={
          Heading === 'h4'
            ? 'font-sans text-sm font-semibold tracking-normal text-muted'
            : 'font-serif text-xl font-medium'
        }
      >
        {title}
      </Heading>
      {children}
    </section>
  );
}

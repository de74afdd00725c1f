import { Heading } from '@bearings/ui';

interface StepsProps {
  steps: readonly { title: string; text: string }[];
}

/** Numbered steps, side by side where there is room. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="border-t border-line-strong pt-5">
          <span className="font-serif text-2xl text-accent" aria-hidden="true">
            {index + 1}
          </span>
          <Heading level={3} className="mt-2">
            {title}
          </Heading>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}

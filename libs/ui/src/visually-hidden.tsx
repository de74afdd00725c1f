import type { ReactNode } from 'react';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="ui-visually-hidden">{children}</span>;
}

/** A link that skips the header and goes to the content of the page. It is the first element that Tab reaches. */
export function SkipLink({ target = 'main', children }: { target?: string; children: ReactNode }) {
  return (
    <a className="ui-skip-link" href={`#${target}`}>
      {children}
    </a>
  );
}

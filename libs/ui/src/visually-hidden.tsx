import { VisuallyHidden as Hidden } from 'radix-ui';
import type { ReactNode } from 'react';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <Hidden.Root>{children}</Hidden.Root>;
}

/** The first tab stop: skips the header and goes to the page's content. */
export function SkipLink({ target = 'main', children }: { target?: string; children: ReactNode }) {
  return (
    <a className="ui-skip-link" href={`#${target}`}>
      {children}
    </a>
  );
}

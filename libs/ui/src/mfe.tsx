import { createContext, use, type ComponentPropsWithRef, type ReactNode } from 'react';

const MfeContext = createContext('shell');

/** Returns the name of the front end that renders this part of the page; 'shell' outside all remotes. */
export function useMfe(): string {
  return use(MfeContext);
}

/**
 * Marks a part of the page with the name of the front end that renders it. The CSS utilities of a front end apply only
 * inside the marked element: `:where([data-mfe="name"])`.
 */
export function MfeRoot({ name, children }: { name: string; children: ReactNode }) {
  return (
    <MfeContext value={name}>
      <MfeScope>{children}</MfeScope>
    </MfeContext>
  );
}

/**
 * Marks the content of a portal with the current front end's name again. A portal is outside the marked element, so its
 * content would otherwise lose its styles.
 */
export function MfeScope(props: ComponentPropsWithRef<'div'>) {
  return <div {...props} data-mfe={useMfe()} />;
}

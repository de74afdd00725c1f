import { createContext, use, type ComponentPropsWithRef, type ReactNode } from 'react';

const MfeContext = createContext('shell');

/** The front end that renders this part of the page; 'shell' outside every remote. */
export function useMfe(): string {
  return use(MfeContext);
}

/**
 * Marks a part of the page as belonging to one front end, so that its scoped utilities
 * (`:where([data-mfe="name"])`) apply there and nowhere else.
 */
export function MfeRoot({ name, children }: { name: string; children: ReactNode }) {
  return (
    <MfeContext value={name}>
      <MfeScope>{children}</MfeScope>
    </MfeContext>
  );
}

/**
 * Repeats the current front end's mark. Content in a portal is outside the marked element and would otherwise lose its
 * scoped styles.
 */
export function MfeScope(props: ComponentPropsWithRef<'div'>) {
  return <div {...props} data-mfe={useMfe()} />;
}

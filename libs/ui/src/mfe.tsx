import { createContext, use, type ComponentPropsWithRef, type ReactNode } from 'react';

const MfeContext = createContext('shell');

/** The name of the front end whose part of the page this is; 'shell' outside every remote. */
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
 * Repeats the mark of the current front end. Whatever is drawn in a portal leaves its place in
 * the document, and with it the mark; wrapped in this it keeps its styles.
 */
export function MfeScope(props: ComponentPropsWithRef<'div'>) {
  return <div {...props} data-mfe={useMfe()} />;
}

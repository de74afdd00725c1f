import { Collapsible } from 'radix-ui';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

export interface DisclosureProps {
  /** A Button or IconButton. */
  trigger: ReactNode;
  children: ReactNode;
  /** Set if the page controls the state. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
}

/**
 * A button that shows and hides the content after it, such as the menu on a phone. Escape closes it
 * and returns the focus to the button.
 */
export function Disclosure({ trigger, children, open, onOpenChange, className }: DisclosureProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = open ?? ownOpen;
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    change(false);
    button.current?.focus();
  };
  return (
    <Collapsible.Root
      className={className}
      open={isOpen}
      onOpenChange={change}
      onKeyDown={closeOnEscape}
    >
      <Collapsible.Trigger asChild ref={button}>
        {trigger}
      </Collapsible.Trigger>
      <Collapsible.Content className="ui-disclosure-content">{children}</Collapsible.Content>
    </Collapsible.Root>
  );
}

import { Collapsible } from 'radix-ui';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

export interface DisclosureProps {
  /** A Button or IconButton. */
  trigger: ReactNode;
  children: ReactNode;
  /** Given when the page itself keeps whether it is open. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
}

/**
 * A button that shows and hides what follows it, such as the site's menu on a phone. Escape closes
 * it and puts the focus back on the button.
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

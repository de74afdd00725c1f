import { Tooltip as RadixTooltip } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { MfeScope } from './mfe';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Once around a page with tooltips: a tooltip opens after 700 ms, the next at once within 300 ms. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </RadixTooltip.Provider>
  );
}

export interface TooltipProps {
  content: ReactNode;
  /** One focusable element. A control that cannot be used takes `aria-disabled`, so it still gets focus. */
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

/** A few words about a control, on hover and on focus. Needs a `TooltipProvider` above it. */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const [focused, setFocused] = useState(false);
  return (
    // Radix closes on scroll, and focus by keyboard often scrolls: while it has that focus it stays.
    <RadixTooltip.Root open={open || focused} onOpenChange={setOpen}>
      <RadixTooltip.Trigger
        asChild
        onFocus={(event) => setFocused(event.currentTarget.matches(':focus-visible'))}
        onBlur={() => setFocused(false)}
      >
        {children}
      </RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <MfeScope>
          <RadixTooltip.Content
            className="ui-tooltip"
            side={side}
            sideOffset={6}
            collisionPadding={8}
            onEscapeKeyDown={() => setFocused(false)}
          >
            {content}
          </RadixTooltip.Content>
        </MfeScope>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}

import { Tooltip as RadixTooltip } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { MfeScope } from './mfe';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/**
 * Must be placed once around all components that contain tooltips. A tooltip opens after 700 ms, but immediately if
 * another one closed less than 300 ms ago.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </RadixTooltip.Provider>
  );
}

export interface TooltipProps {
  content: ReactNode;
  /** A single focusable element. For a disabled control use `aria-disabled`, so that it can still be focused. */
  children: ReactNode;
}

/** A short description of a control, shown on hover and focus. It needs a `TooltipProvider` around it. */
export function Tooltip({ content, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const [focused, setFocused] = useState(false);
  return (
    // Radix closes the tooltip on scroll. Keyboard focus often scrolls, so the tooltip stays open while focused.
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
            sideOffset={6}
            collisionPadding={8}
            onEscapeKeyDown={() => setFocused(false)}
          >
            <span>{content}</span>
          </RadixTooltip.Content>
        </MfeScope>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}

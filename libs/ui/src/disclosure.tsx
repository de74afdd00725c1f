import { Slot } from 'radix-ui';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

export interface DisclosureProps {
  /** The `Button` or `IconButton` that shows the content. */
  trigger: ReactNode;
  children: ReactNode;
  /** Whether the content is shown, if the page controls that. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
  /**
   * True if the content covers a part of the page. Then a click outside the content closes it, and so does moving the
   * focus out of it.
   */
  overlay?: boolean;
}

/**
 * A button that shows and hides the content after it, for example a menu on a phone. Escape hides
 * it and moves the focus back to the button.
 */
export function Disclosure({ trigger, children, open, onOpenChange, className, overlay = false }: DisclosureProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOpen = open ?? ownOpen;
  const changeOpen = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    changeOpen(false);
    button.current?.focus();
  };
  const closeOnPress = useEffectEvent((target: EventTarget | null) => {
    if (!(target instanceof Node) || root.current?.contains(target)) return;
    changeOpen(false);
    // The timeout waits until the click outside has moved the focus. If no other element has got it, the button does.
    setTimeout(() => {
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    });
  });
  const closeOnLeave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (overlay && isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) changeOpen(false);
  };
  useEffect(() => {
    if (!overlay || !isOpen) return;
    const closeOnPointer = ({ target }: PointerEvent) => closeOnPress(target);
    document.addEventListener('pointerdown', closeOnPointer);
    return () => document.removeEventListener('pointerdown', closeOnPointer);
  }, [overlay, isOpen]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles events of the button and of the content that it opens
    <div ref={root} className={className} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <Slot.Root
        ref={button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => changeOpen(!isOpen)}
      >
        {trigger}
      </Slot.Root>
      {isOpen && (
        <div id={id} className="ui-disclosure-content">
          {children}
        </div>
      )}
    </div>
  );
}

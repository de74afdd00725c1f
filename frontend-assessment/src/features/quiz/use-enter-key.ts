import { useEffect, useEffectEvent } from 'react';

/** What does something of its own when Enter is pressed on it. */
const OWN_ENTER = 'a, button:not([role="radio"]), input, textarea, select, [role="dialog"]';

/** Calls `onEnter` for the Enter key, unless it is pressed on something that takes it for itself. */
export function useEnterKey(onEnter: () => void): void {
  const press = useEffectEvent(onEnter);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.repeat || event.isComposing) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_ENTER)) return;
      press();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

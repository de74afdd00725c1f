import { useEffect, useEffectEvent } from 'react';

/** Elements that handle Enter themselves. */
const ENTER_HANDLING_SELECTOR =
  'a, button:not([role="radio"]), input, textarea, select, [role="dialog"], [role="listbox"]';

/** Calls `onEnter` when Enter is pressed, except on elements that handle Enter themselves. */
export function useEnterKey(onEnter: () => void): void {
  const press = useEffectEvent(onEnter);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.repeat || event.isComposing) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(ENTER_HANDLING_SELECTOR)) return;
      press();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

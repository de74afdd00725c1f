import { useEffect, useRef, type RefObject } from 'react';
import type { Journey } from './journey';

/**
 * Moves the focus to the heading of each new step or statement, so that it is read out, or to the
 * field that brought somebody back. Arriving at the page is the shell's business; this begins with
 * the first change after it.
 * @returns the ref of the element that holds the steps
 */
export function useStepFocus({ step, position }: Journey): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const last = useRef({ step, position });

  useEffect(() => {
    const before = last.current;
    last.current = { step, position };
    const isNewStep = before.step !== step;
    if (!isNewStep && (step !== 'quiz' || before.position === position)) return;
    if (isNewStep) window.scrollTo({ top: 0, behavior: 'instant' });
    const atFault = page.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]');
    if (atFault) return atFault.focus();
    const heading = page.current?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    heading?.focus({ preventScroll: isNewStep });
  }, [step, position]);

  return page;
}

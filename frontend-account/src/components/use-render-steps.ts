import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the browser collects what it prints. Parts that are first rendered then are rendered whole. */
let isPrinting = false;
if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', () => (isPrinting = true));
  window.addEventListener('afterprint', () => (isPrinting = false));
}

/**
 * Splits the first render of a large part of a page into steps, each with its own commit, so that the page can react to
 * input and paint between them. Printing renders the remaining steps at once. Returns the current step, which counts
 * from 0 to `lastStep`.
 */
export function useRenderSteps(lastStep: number): number {
  const [step, setStep] = useState(() => (isPrinting ? lastStep : 0));
  useEffect(() => {
    if (step === lastStep) return undefined;
    startTransition(() => setStep(step + 1));
    // The browser prints the document as it is when this event ends.
    const renderAll = () => flushSync(() => setStep(lastStep));
    window.addEventListener('beforeprint', renderAll);
    return () => window.removeEventListener('beforeprint', renderAll);
  }, [step, lastStep]);
  return step;
}

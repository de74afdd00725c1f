import { startTransition, useEffect, useState } from 'react';

/**
 * Splits the first render of a large part of a page into steps, each with its own commit, so that the page can react to
 * input and paint between them. Returns the current step, which counts from 0 to `lastStep`.
 */
export function useRenderSteps(lastStep: number): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (step < lastStep) startTransition(() => setStep(step + 1));
  }, [step, lastStep]);
  return step;
}

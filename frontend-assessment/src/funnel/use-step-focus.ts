import { useEffect, useRef, type RefObject } from 'react';
import type { FunnelState } from './funnel-state';

/**
 * Focuses the heading of each new step or statement, so that screen readers announce it; but if the server rejected a
 * detail, focuses its field. A new step also scrolls to the top. After an answer was changed from the review, focuses
 * that answer's button in the review. Does nothing at the first render, for which the shell sets the focus.
 * @returns the ref of the element that contains the steps
 */
export function useStepFocus({ step, position }: FunnelState): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const lastView = useRef({ step, position });
  /** Index of the statement that was opened from the review. */
  const leftReviewFor = useRef<number>(undefined);

  useEffect(() => {
    const before = lastView.current;
    lastView.current = { step, position };
    const isNewStep = before.step !== step;
    if (!isNewStep && (step !== 'quiz' || before.position === position)) return;
    const isBackAtReview = step === 'review' && before.step === 'quiz';
    const reviewed = isBackAtReview ? leftReviewFor.current : undefined;
    if (isNewStep) leftReviewFor.current = isLeavingReview(before.step, step) ? position : undefined;

    const change =
      reviewed === undefined
        ? undefined
        : page.current?.querySelector<HTMLElement>(`[data-answer="${reviewed}"] button`);
    if (change) {
      change.scrollIntoView({ block: 'center', behavior: 'instant' });
      return change.focus({ preventScroll: true });
    }
    if (isNewStep) window.scrollTo({ top: 0, behavior: 'instant' });
    const invalidField = page.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]');
    if (invalidField) return invalidField.focus();
    const heading = page.current?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    heading?.focus({ preventScroll: isNewStep });
  }, [step, position]);

  return page;
}

const isLeavingReview = (before: FunnelState['step'], now: FunnelState['step']): boolean =>
  before === 'review' && now === 'quiz';

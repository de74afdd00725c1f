import { matchesMedia } from '@bearings/ui';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

interface PreviewState {
  /** Number of the sample statement, from 1. */
  question: number;
  open: boolean;
}

interface AssessmentPreviewControl extends PreviewState {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Opens the sample and scrolls to it, smoothly unless the reader prefers reduced motion. */
  reveal(): void;
  goTo(question: number): void;
}

const prefersReducedMotion = () => matchesMedia('(prefers-reduced-motion: reduce)');

/** Returns the state of the sample of the assessment: whether it is open, and which statement it shows. */
export function useAssessmentPreview(): AssessmentPreviewControl {
  const [state, setState] = useState<PreviewState>({ question: 1, open: false });
  const heading = useRef<HTMLHeadingElement>(null);

  const reveal = () => {
    // Renders the sample first, because scrolling needs its element.
    flushSync(() => setState((before) => ({ ...before, open: true })));
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
      block: 'start',
    });
  };
  const goToQuestion = (question: number) => setState((before) => ({ ...before, question }));

  return { ...state, heading, reveal, goTo: goToQuestion };
}

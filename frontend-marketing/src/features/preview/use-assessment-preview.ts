import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

interface PreviewState {
  /** Number of the sample statement, from 1. */
  question: number;
  open: boolean;
}

interface AssessmentPreviewControl extends PreviewState {
  /** The preview's heading. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Opens the preview and scrolls to it, smoothly unless reduced motion is preferred. */
  reveal(): void;
  goTo(question: number): void;
}

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** State of the landing page's preview: open or closed, and its statement. */
export function useAssessmentPreview(): AssessmentPreviewControl {
  const [state, setState] = useState<PreviewState>({ question: 1, open: false });
  const heading = useRef<HTMLHeadingElement>(null);

  const reveal = () => {
    // Render it first; scrolling needs the element.
    flushSync(() => setState((before) => ({ ...before, open: true })));
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
      block: 'start',
    });
  };
  const goTo = (question: number) => setState((before) => ({ ...before, question }));

  return { ...state, heading, reveal, goTo };
}

import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

interface PreviewState {
  /** Number of the sample question, 1 to 36. */
  question: number;
  open: boolean;
}

interface AssessmentPreviewControl extends PreviewState {
  /** The preview's heading. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Opens the preview and brings it into view, smoothly unless the visitor wants no motion. */
  reveal(): void;
  goTo(question: number): void;
}

const wantsNoMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the landing page's preview is open, and how far it is. */
export function useAssessmentPreview(): AssessmentPreviewControl {
  const [state, setState] = useState<PreviewState>({ question: 1, open: false });
  const heading = useRef<HTMLHeadingElement>(null);

  const reveal = () => {
    // It must be in the page before one can scroll to it.
    flushSync(() => setState((before) => ({ ...before, open: true })));
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({
      behavior: wantsNoMotion() ? 'auto' : 'smooth',
      block: 'start',
    });
  };
  const goTo = (question: number) => setState((before) => ({ ...before, question }));

  return { ...state, heading, reveal, goTo };
}

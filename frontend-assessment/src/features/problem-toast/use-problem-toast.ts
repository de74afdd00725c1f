import { useToast, type ToastContent } from '@bearings/web';
import { useRef } from 'react';

interface ProblemToast {
  /** Says what is wrong. */
  say: (content: Omit<ToastContent, 'variant'>) => void;
  /** Takes it back: it is wrong no longer. */
  settle: () => void;
}

/** A toast about something the visitor can put right, which does not outlive the problem. */
export function useProblemToast(): ProblemToast {
  const { toast, dismiss } = useToast();
  const shown = useRef<string>(undefined);
  return {
    say: (content) => {
      shown.current = toast({ ...content, variant: 'destructive' });
    },
    settle: () => {
      if (shown.current) dismiss(shown.current);
      shown.current = undefined;
    },
  };
}

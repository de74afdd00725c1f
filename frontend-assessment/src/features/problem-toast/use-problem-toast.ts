import { useToast, type ToastContent } from '@bearings/web';
import { useRef } from 'react';

interface ProblemToast {
  show: (content: Omit<ToastContent, 'variant'>) => void;
  /** Closes the toast when the problem is solved. */
  clear: () => void;
}

/** Shows a toast about a problem that the visitor can solve. The toast stays until the problem is solved. */
export function useProblemToast(): ProblemToast {
  const { toast, dismiss } = useToast();
  const shownToast = useRef<string>(undefined);
  return {
    show: (content) => {
      shownToast.current = toast({ ...content, variant: 'destructive' });
    },
    clear: () => {
      if (shownToast.current) dismiss(shownToast.current);
      shownToast.current = undefined;
    },
  };
}

import type * as Controls from '@bearings/ui/controls';
import { useEffect, useState } from 'react';

/** Events that precede any action that can show a toast. */
const FIRST_ACTS = ['pointerdown', 'keydown'] as const;

type ToastKit = Pick<typeof Controls, 'ToastHost'>;

let loaded: ToastKit | undefined;

/** Loads the code that renders toasts once. Rejects if it cannot be fetched. */
export async function loadToastHost(): Promise<ToastKit> {
  loaded ??= await import('@bearings/ui/controls');
  return loaded;
}

/**
 * Returns the code that renders toasts, or undefined while it loads. It loads with the reader's first click or key
 * press, or with the first toast; a failed load is retried with the next toast.
 * @param newest the id of the newest toast, if there is one
 */
export function useToastHost(newest?: string): ToastKit | undefined {
  const [kit, setKit] = useState(loaded);
  const isLoaded = kit !== undefined;
  useEffect(() => {
    if (isLoaded) return;
    const load = async () => {
      try {
        setKit(await loadToastHost());
      } catch {
        // The toast stays in the store, and the next one retries the load.
      }
    };
    if (newest) {
      void load();
      return;
    }
    const stop = () => {
      for (const act of FIRST_ACTS) removeEventListener(act, start);
    };
    const start = () => {
      stop();
      void load();
    };
    for (const act of FIRST_ACTS) addEventListener(act, start);
    return stop;
  }, [newest, isLoaded]);
  return kit;
}

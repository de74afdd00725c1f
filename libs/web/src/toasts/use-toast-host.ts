import type * as Controls from '@bearings/ui/controls';
import { useEffect, useState } from 'react';

/** The events of a reader's first action; a toast can only follow an action. */
const FIRST_ACTS = ['pointerdown', 'keydown'] as const;

type ToastKit = Pick<typeof Controls, 'ToastHost'>;

let loaded: ToastKit | undefined;

/** Loads the code that renders toasts once. Rejects if it cannot be fetched. */
export async function loadToastHost(): Promise<ToastKit> {
  loaded ??= await import('@bearings/ui/controls');
  return loaded;
}

/**
 * Returns the code that renders toasts; undefined while it loads. Loading starts with the reader's
 * first click or key press, or with the first toast. After a failure, the next toast tries again.
 * @param newest the id of the newest toast; undefined if there is none
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
        // The toast stays in the store, and the next toast tries to load the code again.
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

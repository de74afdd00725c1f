import type * as Controls from '@bearings/ui/controls';
import { useEffect, useState } from 'react';

/**
 * The events by which a reader's first action is recognised. The toast code is loaded then, because a toast can only
 * follow an action.
 */
const FIRST_ACTION_EVENTS = ['pointerdown', 'keydown'] as const;

type ToastHostModule = Pick<typeof Controls, 'ToastHost'>;

let loadedKit: ToastHostModule | undefined;

/** Loads the code that renders toasts, if it is not loaded yet. Rejects if it cannot be fetched. */
export async function loadToastHost(): Promise<ToastHostModule> {
  loadedKit ??= await import('@bearings/ui/controls');
  return loadedKit;
}

/**
 * Returns the code that renders toasts; undefined while it loads. Loading starts with the reader's
 * first click or key press, or with the first toast. After a failure, the next toast tries again.
 * @param newest the id of the newest toast; undefined if there is none
 */
export function useToastHost(newest?: string): ToastHostModule | undefined {
  const [kit, setKit] = useState(loadedKit);
  const isLoaded = kit !== undefined;
  useEffect(() => {
    if (isLoaded) return;
    const loadKit = async () => {
      try {
        setKit(await loadToastHost());
      } catch {
        // The toast stays in the store, and the next toast tries to load the code again.
      }
    };
    if (newest) {
      void loadKit();
      return;
    }
    const stopHost = () => {
      for (const act of FIRST_ACTION_EVENTS) removeEventListener(act, startHost);
    };
    const startHost = () => {
      stopHost();
      void loadKit();
    };
    for (const act of FIRST_ACTION_EVENTS) addEventListener(act, startHost);
    return stopHost;
  }, [newest, isLoaded]);
  return kit;
}

import type * as Controls from '@bearings/ui/controls';
import { useEffect, useState } from 'react';

/** Delay of the load, so that it does not compete with the page's own requests. */
const REST_MS = 2_000;

type ToastKit = Pick<typeof Controls, 'ToastHost'>;

let loaded: ToastKit | undefined;

/** Loads the code that renders toasts, once. Rejects when it cannot be fetched. */
export async function loadToastHost(): Promise<ToastKit> {
  loaded ??= await import('@bearings/ui/controls');
  return loaded;
}

/**
 * Returns the code that renders toasts, or undefined while it loads. It loads two seconds after the
 * page has rendered, or with the first toast; a failed load is retried with the next toast.
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
    const timer = setTimeout(() => void load(), newest ? 0 : REST_MS);
    return () => clearTimeout(timer);
  }, [newest, isLoaded]);
  return kit;
}

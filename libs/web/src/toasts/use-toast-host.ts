import type * as Controls from '@bearings/ui/controls';
import { useEffect, useState } from 'react';

const REST_MS = 2_000;

type ToastKit = Pick<typeof Controls, 'ToastHost'>;

let brought: ToastKit | undefined;

/** Brings the code that draws toasts, unless it is there. Rejects when it cannot be fetched. */
export async function bringToastHost(): Promise<ToastKit> {
  brought ??= await import('@bearings/ui/controls');
  return brought;
}

/**
 * What draws toasts. No page needs it to begin with: it comes when the page has come to rest, or with
 * the first toast. A try that fails is repeated with the next toast.
 * @param newest the id of the toast to be drawn, if there is one
 */
export function useToastHost(newest?: string): ToastKit | undefined {
  const [kit, setKit] = useState(brought);
  const here = kit !== undefined;
  useEffect(() => {
    if (here) return;
    const bring = async () => {
      try {
        setKit(await bringToastHost());
      } catch {
        // Without a connection; what is to be said stays in the store until the next try.
      }
    };
    const timer = setTimeout(() => void bring(), newest ? 0 : REST_MS);
    return () => clearTimeout(timer);
  }, [newest, here]);
  return kit;
}

import type { ToastHost } from '@bearings/ui/controls';
import { useEffect, useState } from 'react';

const REST_MS = 2_000;

let brought: typeof ToastHost | undefined;

/** Brings the code that draws toasts, unless it is there. Rejects when it cannot be fetched. */
export async function bringToastHost(): Promise<typeof ToastHost> {
  brought ??= (await import('@bearings/ui/controls')).ToastHost;
  return brought;
}

/**
 * What draws toasts. No page needs it to begin with: it comes when the page has come to rest, or with
 * the first toast. A try that fails is repeated with the next toast.
 * @param wanted whether there is a toast to be drawn
 */
export function useToastHost(wanted: boolean): typeof ToastHost | undefined {
  const [Host, setHost] = useState(() => brought);
  const here = Host !== undefined;
  useEffect(() => {
    if (here) return;
    const bring = async () => {
      try {
        const host = await bringToastHost();
        setHost(() => host);
      } catch {
        // Without a connection; what is to be said stays in the store until the next try.
      }
    };
    const timer = setTimeout(() => void bring(), wanted ? 0 : REST_MS);
    return () => clearTimeout(timer);
  }, [wanted, here]);
  return Host;
}

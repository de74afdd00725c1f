import { findRequest } from './performance-timeline';

function hasFailed({ href }: HTMLLinkElement): boolean {
  const timing = findRequest(href);
  if (!timing || !('responseStatus' in timing)) return false;
  return timing.responseStatus === 0 || Number(timing.responseStatus) >= 400;
}

/**
 * Discards failed preloads of scripts. A browser answers the first request for a preloaded file from the preload, even
 * if that failed. For each such script, this adds an element that uses up the failed preload, so that the next request
 * goes to the server.
 */
export function discardFailedPreloads(): void {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]');
  for (const link of [...links].filter(hasFailed)) {
    const script = document.createElement('script');
    script.src = link.href;
    script.addEventListener('error', () => script.remove());
    document.head.append(script);
  }
}

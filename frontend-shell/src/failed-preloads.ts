function hasFailed({ href }: HTMLLinkElement): boolean {
  const [timing] = performance.getEntriesByName(href, 'resource');
  if (!timing || !('responseStatus' in timing)) return false;
  return timing.responseStatus === 0 || Number(timing.responseStatus) >= 400;
}

/**
 * Discards preloads of scripts that failed. A browser answers the first request for a file from its
 * preload, even if that failed. This adds an element that makes this first request and fails, so
 * that the next request goes to the server.
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

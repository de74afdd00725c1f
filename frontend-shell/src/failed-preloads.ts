function hasFailed({ href }: HTMLLinkElement): boolean {
  const [timing] = performance.getEntriesByName(href, 'resource');
  if (!timing || !('responseStatus' in timing)) return false;
  return timing.responseStatus === 0 || Number(timing.responseStatus) >= 400;
}

/**
 * Discards preloads that failed. Browsers serve the first request for a file from its preload, even a
 * failed one, so that a retry would fail without a request. The element runs no script.
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

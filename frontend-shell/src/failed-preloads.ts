function hasFailed({ href }: HTMLLinkElement): boolean {
  const [timing] = performance.getEntriesByName(href, 'resource');
  if (!timing || !('responseStatus' in timing)) return false;
  return timing.responseStatus === 0 || Number(timing.responseStatus) >= 400;
}

/**
 * Browsers answer the first request for a file from its preload, even from one that failed. This
 * uses the failed ones up, so that trying again really asks the server. Nothing is run by it.
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

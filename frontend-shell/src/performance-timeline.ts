// Browsers that protect against fingerprinting may lack the performance timeline, or block it.

/** Returns the navigation of this document; undefined where the browser does not say. */
export const findNavigation = (): PerformanceEntry | undefined =>
  tryTimeline(() => performance.getEntriesByType('navigation')[0]);

/** Returns the request of a file; undefined where the browser does not say. */
export const findRequest = (url: string): PerformanceEntry | undefined =>
  tryTimeline(() => performance.getEntriesByName(url, 'resource')[0]);

export const markTime = (name: string): void => void tryTimeline(() => performance.mark(name));

function tryTimeline<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

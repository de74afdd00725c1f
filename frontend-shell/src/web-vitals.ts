import { endpoints, toVisitedPage, type WebVitals } from '@bearings/contracts';

const SAMPLED_VISIT_SHARE = 0.1;

type Vital = Exclude<keyof WebVitals, 'page'>;

const VITAL_BY_METRIC: Record<string, Vital> = {
  TTFB: 'ttfb',
  FCP: 'fcp',
  LCP: 'lcp',
  INP: 'inp',
  CLS: 'cls',
};

/**
 * Measures the loading times of one visit in ten. Sends them once with the name of the page, when the page is hidden
 * for the first time. Sends no cookie and no URL, and does not measure automated browsers.
 * @param chance a random number from 0 to 1; the visit is measured if it is below {@link
 * SAMPLED_VISIT_SHARE}
 */
export async function measureVisit(chance = Math.random()): Promise<void> {
  if (chance >= SAMPLED_VISIT_SHARE || navigator.webdriver) return;
  const vitals: WebVitals = { page: toVisitedPage(window.location.pathname) };
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import(/* webpackChunkName: "web-vitals" */ 'web-vitals');
  const keepValue = ({ name, value }: { name: string; value: number }): void => {
    const key = VITAL_BY_METRIC[name];
    if (key) vitals[key] = value;
  };
  for (const observe of [onTTFB, onFCP, onLCP, onINP, onCLS]) observe(keepValue);
  const sendVitals = (): void => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', sendVitals);
    void fetch(endpoints.sendWebVitals.path, {
      method: endpoints.sendWebVitals.method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(vitals),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined);
  };
  // Added after the library's own listeners, so that it runs after them: when the page is hidden, they complete the
  // measured values.
  document.addEventListener('visibilitychange', sendVitals);
}

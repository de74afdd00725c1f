import { measureVisit } from './web-vitals';

type MetricObserver = (keep: (metric: { name: string; value: number }) => void) => void;

jest.mock('web-vitals', () => {
  const valueAt =
    (name: string, value: number): MetricObserver =>
    (keep) =>
      keep({ name, value });
  return {
    onTTFB: valueAt('TTFB', 80),
    onFCP: valueAt('FCP', 300),
    onLCP: valueAt('LCP', 900),
    onINP: valueAt('INP', 40),
    onCLS: valueAt('CLS', 0.01),
  };
});

function hidePage(): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

let beaconSpy: jest.SpyInstance;
beforeEach(() => {
  beaconSpy = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  window.history.replaceState(null, '', '/report/0b0b1c7e-9a55?from=mail#secret');
});
afterEach(() => jest.restoreAllMocks());

it('measureVisit sends one measurement for each sampled visit, without cookies', async () => {
  await measureVisit(0.05);
  expect(beaconSpy).not.toHaveBeenCalled();
  hidePage();
  hidePage();
  expect(beaconSpy).toHaveBeenCalledTimes(1);
  const [path, options] = beaconSpy.mock.calls[0];
  expect(path).toBe('/api/web-vitals');
  expect(options).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
  const vitals = { page: 'report', ttfb: 80, fcp: 300, lcp: 900, inp: 40, cls: 0.01 };
  expect(JSON.parse(options.body)).toEqual(vitals);
});

it('measureVisit measures neither visits outside the sample nor automated browsers', async () => {
  await measureVisit(0.1);
  Object.defineProperty(navigator, 'webdriver', { value: true, configurable: true });
  await measureVisit(0);
  Reflect.deleteProperty(navigator, 'webdriver');
  hidePage();
  expect(beaconSpy).not.toHaveBeenCalled();
});

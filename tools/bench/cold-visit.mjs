/// <reference path="./globals.d.ts" />
// Measures one visit to a page with an empty cache, a slow network and a slow processor.

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Page} Page */

/** Slow 4G as browsers define it, and a processor at a quarter of the speed. */
export const SLOW_4G = { latencyMs: 150, bytesPerSecond: (1.6 * 1_000_000) / 8 };
export const PROCESSOR_SLOWDOWN = 4;
/** The screen of a small phone, in CSS pixels. Most visitors use a phone. */
const PHONE_VIEWPORT = { width: 390, height: 844 };
/**
 * The visit ends after this time without network activity. It is long enough to include the work that pages postpone
 * until the browser is idle.
 */
const MIN_NETWORK_IDLE_MS = 3_000;

/**
 * @typedef {object} Visit measurements of one visit; times are in milliseconds from the start of
 * the navigation
 * @property {number} firstPaint
 * @property {number} largestPaint
 * @property {number} alive time from which the page reacts to clicks
 * @property {number} shift cumulative layout shift
 * @property {number} blocking total blocking time: the time beyond 50 ms of each task after the first paint, summed
 * @property {number} requests number of requests begun before the load event, without those of low priority: the
 * scripts, which wait for the first paint
 * @property {number} kilobytes kilobytes transferred for these requests, including headers
 * @property {number} allRequests number of requests until the page is quiet
 * @property {number} allKilobytes
 */

/**
 * Opens a page with an empty cache in a browser with a slow network and processor, and passes it to `use`.
 * @template T
 * @param {Browser} browser
 * @param {(page: Page, network: Network) => Promise<T>} use
 * @param {number} [slowdown] factor by which the processor is slowed down
 */
export async function withThrottledPage(browser, use, slowdown = PROCESSOR_SLOWDOWN) {
  const context = await browser.newContext({ viewport: PHONE_VIEWPORT, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    const network = await Network.of(page, slowdown);
    await page.addInitScript(observePerformance);
    return await use(page, network);
  } finally {
    await context.close();
  }
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {number} [slowdown] factor by which the processor is slowed down
 * @returns {Promise<Visit>}
 */
export const measureColdVisit = (browser, url, slowdown) =>
  withThrottledPage(
    browser,
    async (page, network) => {
      await page.goto(url, { waitUntil: 'load' });
      await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0);
      await network.quiet();
      const seenTimes = await page.evaluate(() => globalThis.benchSeen());
      return { ...seenTimes, ...network.totals() };
    },
    slowdown,
  );

/** Slows down the network of a page, and counts the requests and bytes that the page transfers. */
export class Network {
  /** @type {Map<string, { start: number, bytes: number, isLater: boolean }>} */
  #requests = new Map();
  #load = Infinity;
  #open = 0;
  #last = Date.now();

  /** @param {Page} page @param {number} slowdown */
  static async of(page, slowdown) {
    const network = new Network();
    const cdp = await page.context().newCDPSession(page);
    cdp.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
      if (request.url.startsWith('data:')) return;
      const isLater = request.initialPriority === 'Low';
      network.#requests.set(requestId, { start: timestamp, bytes: 0, isLater });
      network.#open += 1;
      network.#last = Date.now();
    });
    const endRequest = (/** @type {string} */ id, bytes = 0) => {
      const request = network.#requests.get(id);
      if (!request) return;
      request.bytes = bytes;
      network.#open -= 1;
      network.#last = Date.now();
    };
    cdp.on('Network.loadingFinished', (event) => endRequest(event.requestId, event.encodedDataLength));
    cdp.on('Network.loadingFailed', (event) => endRequest(event.requestId));
    cdp.on('Page.loadEventFired', ({ timestamp }) => (network.#load = timestamp));
    await cdp.send('Page.enable');
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW_4G.latencyMs,
      downloadThroughput: SLOW_4G.bytesPerSecond,
      uploadThroughput: SLOW_4G.bytesPerSecond,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return network;
  }

  /** Resolves when no request has been running for `MIN_NETWORK_IDLE_MS`. */
  async quiet() {
    while (this.#open > 0 || Date.now() - this.#last < MIN_NETWORK_IDLE_MS) {
      await new Promise((again) => setTimeout(again, 50));
    }
  }

  totals() {
    const all = [...this.#requests.values()];
    const entriesUntilLoad = all.filter(({ start, isLater }) => start < this.#load && !isLater);
    return {
      requests: entriesUntilLoad.length,
      kilobytes: sumKilobytes(entriesUntilLoad),
      allRequests: all.length,
      allKilobytes: sumKilobytes(all),
    };
  }
}

/** @param {{ bytes: number }[]} requests */
const sumKilobytes = (requests) => requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;

/** Runs in the page before its own scripts. Records paints, layout shifts and long tasks. */
function observePerformance() {
  /** @type {Record<string, PerformanceEntry[]>} */
  const entries = { paint: [], 'largest-contentful-paint': [], 'layout-shift': [], longtask: [] };
  for (const type of Object.keys(entries)) {
    new PerformanceObserver((list) => entries[type]?.push(...list.getEntries())).observe({
      type,
      buffered: true,
    });
  }
  const sumEntries = (/** @type {string} */ type) => entries[type] ?? [];
  globalThis.benchSeen = () => {
    const firstPaint = sumEntries('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN;
    return {
      firstPaint,
      largestPaint: sumEntries('largest-contentful-paint').at(-1)?.startTime ?? NaN,
      alive: performance.getEntriesByName('alive')[0]?.startTime ?? NaN,
      shift: sumEntries('layout-shift').reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
      blocking: sumEntries('longtask')
        .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint))
        .reduce((sum, afterPaint) => sum + Math.max(0, afterPaint - 50), 0),
    };
  };
}

import { startPage } from './page-starter';

const addEventListenerSpy = jest.spyOn(window, 'addEventListener');

/** Reports a first paint to the tested code, because jsdom never paints. */
let paint: (() => void) | undefined;
class PaintObserver {
  constructor(onPaint: (entries: unknown, observer: PaintObserver) => void) {
    paint = () => onPaint([], this);
  }
  observe(): void {}
  disconnect(): void {}
}

/** Stands for a class that a browser blocks. */
function throwBlocked(): never {
  throw new Error('blocked');
}

beforeAll(() => {
  Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) }, configurable: true });
  Object.defineProperty(window, 'PerformanceObserver', { value: PaintObserver, configurable: true });
});
beforeEach(() => {
  jest.useFakeTimers();
  paint = undefined;
  delete document.documentElement.dataset.signedIn;
});
afterEach(() => {
  for (const [name, listener] of addEventListenerSpy.mock.calls) removeEventListener(name, listener);
  addEventListenerSpy.mockClear();
  jest.useRealTimers();
  document.cookie = 'hint=; max-age=0';
});

/** Waits until promises that need no timer have called back. */
const waitForReplies = async () => {
  for (let turns = 0; turns < 10; turns++) await Promise.resolve();
};

const listLoadedScripts = () => [...document.querySelectorAll('body > script')].map((script) => script.id);

it('startPage marks the page as signed in only if the cookie that hints at a session (hint cookie) exists', () => {
  document.cookie = 'other-hint=1';
  startPage('hint', 'new-report');
  expect(document.documentElement.dataset.signedIn).toBeUndefined();
  document.cookie = 'hint=1';
  startPage('hint', 'new-report');
  expect(document.documentElement.dataset.signedIn).toBe('');
});

it('startPage accepts the hint cookie with the name prefix that it has under HTTPS', () => {
  // jsdom runs on HTTP, which does not allow cookies with this prefix.
  const cookies = jest.spyOn(document, 'cookie', 'get').mockReturnValue('a=b; __Host-hint=1');
  startPage('hint', 'new-report');
  expect(document.documentElement.dataset.signedIn).toBe('');
  cookies.mockRestore();
});

describe('the page’s scripts, which startPage adds', () => {
  const hiddenSpy = jest.spyOn(document, 'hidden', 'get');
  const preloaded = () => document.head.querySelectorAll('link[rel=preload]').length;
  beforeEach(() => {
    document.head.innerHTML = '<template id="preloads"><link rel="preload" /></template>';
    document.body.innerHTML = '<template id="scripts"><script id="one"></script><script id="two"></script></template>';
  });

  it.each([
    ['at once on a slow connection', 400, 1],
    ['after the first paint on a fast connection', 20, 0],
  ])('are preloaded %s', async (_, milliseconds, count) => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(milliseconds);
    hiddenSpy.mockReturnValue(false);
    startPage('hint', 'new-report');
    now.mockRestore();
    expect(preloaded()).toBe(count);
    dispatchEvent(new Event('DOMContentLoaded'));
    paint?.();
    await waitForReplies();
    expect(preloaded()).toBe(1);
  });

  it('start after the first paint, each in a task of its own', async () => {
    hiddenSpy.mockReturnValue(false);
    startPage('hint', 'new-report');
    expect(paint).toBeUndefined();
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(listLoadedScripts()).toEqual([]);
    paint?.();
    await waitForReplies();
    expect(listLoadedScripts()).toEqual(['one']);
    jest.runOnlyPendingTimers();
    expect(listLoadedScripts()).toEqual(['one', 'two']);
  });

  it.each<[string, object, string, unknown]>([
    ['no PerformanceObserver', window, 'PerformanceObserver', undefined],
    ['a PerformanceObserver that throws', window, 'PerformanceObserver', throwBlocked],
    ['a PerformanceObserver that never reports a paint', window, 'PerformanceObserver', PaintObserver],
    ['no document.fonts', document, 'fonts', undefined],
    ['document.fonts that reject', document, 'fonts', { load: () => Promise.reject(new Error('blocked')) }],
    ['document.fonts that never answer', document, 'fonts', { load: () => new Promise(() => {}) }],
    ['no performance timeline', window, 'performance', undefined],
  ])('start after a second in a browser with %s', async (_, owner, name, replacement) => {
    const original = Object.getOwnPropertyDescriptor(owner, name) ?? { value: undefined };
    hiddenSpy.mockReturnValue(false);
    Object.defineProperty(owner, name, { value: replacement, configurable: true });
    startPage('hint', 'new-report');
    dispatchEvent(new Event('DOMContentLoaded'));
    jest.advanceTimersByTime(1_000);
    await waitForReplies();
    jest.runAllTimers();
    Object.defineProperty(owner, name, original);
    expect(listLoadedScripts()).toEqual(['one', 'two']);
  });

  it('start once, even if the first paint comes after a second', async () => {
    hiddenSpy.mockReturnValue(false);
    startPage('hint', 'new-report');
    dispatchEvent(new Event('DOMContentLoaded'));
    jest.advanceTimersByTime(1_000);
    await waitForReplies();
    expect(listLoadedScripts()).toEqual(['one']);
    paint?.();
    await waitForReplies();
    expect(listLoadedScripts()).toEqual(['one']);
  });

  it('start after the load event in a hidden tab, which never paints', async () => {
    hiddenSpy.mockReturnValue(true);
    startPage('hint', 'new-report');
    dispatchEvent(new Event('DOMContentLoaded'));
    jest.runAllTimers();
    expect(listLoadedScripts()).toEqual([]);
    dispatchEvent(new Event('load'));
    await waitForReplies();
    jest.runAllTimers();
    expect(listLoadedScripts()).toEqual(['one', 'two']);
  });
});

describe('the opening of a report, which the API renders', () => {
  const PROGRAM = 'a1';
  const RENDERED = '<div id="root"><h1>Ada, you work things out</h1></div>';
  const fetchSpy = jest.fn<Promise<Response>, [string]>();
  const openReport = async (path: string, status = 200) => {
    history.replaceState(null, '', path);
    const reply = new Response(null, { status });
    reply.text = async () => RENDERED;
    fetchSpy.mockReset().mockResolvedValue(reply);
    startPage('hint', 'new-report');
    dispatchEvent(new Event('DOMContentLoaded'));
    paint?.();
    await waitForReplies();
  };
  beforeEach(() => {
    window.fetch = fetchSpy as typeof window.fetch;
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    document.cookie = 'hint=1';
    document.head.innerHTML = `<meta name="report-page" content="${PROGRAM}" />`;
    document.body.innerHTML =
      '<div id="root"><p>placeholder</p></div><template id="scripts"><script id="one"></script></template>';
  });
  afterEach(() => history.replaceState(null, '', '/'));

  it('takes the place of the placeholder, and is painted before the scripts start', async () => {
    await openReport('/report/7');
    expect(fetchSpy.mock.calls.map(([url]) => url)).toEqual(['/api/reports/assessment/7/page?program=a1']);
    expect(document.querySelector('#root > h1')).not.toBeNull();
    expect(listLoadedScripts()).toEqual([]);
    jest.runAllTimers();
    await waitForReplies();
    expect(listLoadedScripts()).toEqual(['one']);
  });

  it('is left to the scripts if the API refuses it', async () => {
    await openReport('/report/7', 404);
    expect(document.querySelector('#root > p')).not.toBeNull();
    expect(listLoadedScripts()).toEqual(['one']);
  });

  it('is not requested for a new report, which unfolds', async () => {
    localStorage.setItem('new-report', '7');
    await openReport('/report/7');
    expect(fetchSpy).not.toHaveBeenCalled();
    expect(listLoadedScripts()).toEqual(['one']);
    await openReport('/report/8');
    expect(fetchSpy).toHaveBeenCalled();
    localStorage.clear();
  });

  it.each([
    ['another version or country', '/report/7?country=US', 'hint=1'],
    ['a visitor', '/report/7', 'hint=; max-age=0'],
  ])('is not requested for %s', async (_, path, cookie) => {
    document.cookie = cookie;
    await openReport(path);
    expect(fetchSpy).not.toHaveBeenCalled();
    expect(listLoadedScripts()).toEqual(['one']);
  });
});

describe('startPage with input before hydration', () => {
  const onClick = jest.fn();
  const findElement = (selector: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  beforeEach(() => {
    onClick.mockClear();
    document.body.innerHTML = '<p>text</p><form><input><button type="button"><b>Go</b></button></form>';
    startPage('hint', 'new-report');
  });

  function hydrate(): void {
    findElement('button').addEventListener('click', onClick);
    dispatchEvent(new Event('alive'));
    jest.runAllTimers();
  }

  it('repeats a click on a button once the page is hydrated', () => {
    findElement('b').click();
    hydrate();
    expect(onClick).toHaveBeenCalledTimes(1);
    findElement('button').click();
    dispatchEvent(new Event('alive'));
    jest.runAllTimers();
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('clicks the button of a form after hydration if Enter was pressed in a field of the form', () => {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
    findElement('input').dispatchEvent(enter);
    hydrate();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('does not repeat a click on a button if the user then clicked elsewhere', () => {
    findElement('button').click();
    findElement('p').click();
    hydrate();
    expect(onClick).not.toHaveBeenCalled();
  });
});

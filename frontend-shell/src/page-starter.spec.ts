import { startPage } from './page-starter';

const load = jest.fn(() => Promise.resolve([]));

const listen = jest.spyOn(window, 'addEventListener');

/** Reports a first paint to the tested code, because jsdom never paints. */
let paint: (() => void) | undefined;
class PaintObserver {
  constructor(onPaint: (entries: unknown, observer: PaintObserver) => void) {
    paint = () => onPaint([], this);
  }
  observe(): void {}
  disconnect(): void {}
}

beforeAll(() => {
  Object.defineProperty(document, 'fonts', { value: { load } });
  Object.defineProperty(window, 'PerformanceObserver', { value: PaintObserver });
});
beforeEach(() => {
  jest.useFakeTimers();
  paint = undefined;
  delete document.documentElement.dataset.signedIn;
});
afterEach(() => {
  for (const [name, listener] of listen.mock.calls) removeEventListener(name, listener);
  listen.mockClear();
  jest.useRealTimers();
  document.cookie = 'hint=; max-age=0';
});

const loadedScripts = () =>
  [...document.querySelectorAll('body > script')].map((script) => script.id);

it('startPage marks the page as signed in only if the hint cookie exists', () => {
  document.cookie = 'other-hint=1';
  startPage('hint');
  expect(document.documentElement.dataset.signedIn).toBeUndefined();
  document.cookie = 'hint=1';
  startPage('hint');
  expect(document.documentElement.dataset.signedIn).toBe('');
});

it('startPage accepts the hint cookie with the name prefix that it has under HTTPS', () => {
  // jsdom runs on HTTP, which does not allow cookies with this prefix.
  const cookies = jest.spyOn(document, 'cookie', 'get').mockReturnValue('a=b; __Host-hint=1');
  startPage('hint');
  expect(document.documentElement.dataset.signedIn).toBe('');
  cookies.mockRestore();
});

it('startPage loads both typefaces', () => {
  startPage('hint');
  expect(load).toHaveBeenCalledWith('500 1em Newsreader');
  expect(load).toHaveBeenCalledWith('1em "Instrument Sans"');
});

describe('the page’s scripts, which startPage adds', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get');
  const preloaded = () => document.head.querySelectorAll('link[rel=preload]').length;
  beforeEach(() => {
    document.head.innerHTML = '<template id="preloads"><link rel="preload" /></template>';
    document.body.innerHTML =
      '<template id="scripts"><script id="one"></script><script id="two"></script></template>';
  });

  it.each([
    ['at once on a slow connection', 400, 1],
    ['after the first paint on a fast connection', 20, 0],
  ])('are preloaded %s', (_, milliseconds, count) => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(milliseconds);
    hidden.mockReturnValue(false);
    startPage('hint');
    now.mockRestore();
    expect(preloaded()).toBe(count);
    dispatchEvent(new Event('DOMContentLoaded'));
    paint?.();
    expect(preloaded()).toBe(1);
  });

  it('start after the first paint, each in a task of its own', () => {
    hidden.mockReturnValue(false);
    startPage('hint');
    expect(paint).toBeUndefined();
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(loadedScripts()).toEqual([]);
    paint?.();
    expect(loadedScripts()).toEqual(['one']);
    jest.runOnlyPendingTimers();
    expect(loadedScripts()).toEqual(['one', 'two']);
  });

  it('start after the load event in a hidden tab, which never paints', () => {
    hidden.mockReturnValue(true);
    startPage('hint');
    dispatchEvent(new Event('DOMContentLoaded'));
    jest.runAllTimers();
    expect(loadedScripts()).toEqual([]);
    dispatchEvent(new Event('load'));
    jest.runAllTimers();
    expect(loadedScripts()).toEqual(['one', 'two']);
  });
});

describe('startPage with input before hydration', () => {
  const clicked = jest.fn();
  const find = (selector: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  beforeEach(() => {
    clicked.mockClear();
    document.body.innerHTML =
      '<p>text</p><form><input><button type="button"><b>Go</b></button></form>';
    startPage('hint');
  });

  function hydrate(): void {
    find('button').addEventListener('click', clicked);
    dispatchEvent(new Event('alive'));
    jest.runAllTimers();
  }

  it('repeats a click on a button after hydration', () => {
    find('b').click();
    hydrate();
    expect(clicked).toHaveBeenCalledTimes(1);
    find('button').click();
    dispatchEvent(new Event('alive'));
    jest.runAllTimers();
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  it('clicks the button of a form after Enter was pressed in its field', () => {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
    find('input').dispatchEvent(enter);
    hydrate();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('repeats no click if the user clicked elsewhere afterwards', () => {
    find('button').click();
    find('p').click();
    hydrate();
    expect(clicked).not.toHaveBeenCalled();
  });
});

import { startPage } from './page-starter';

const load = jest.fn(() => Promise.resolve([]));

const listen = jest.spyOn(window, 'addEventListener');

/** Reports the first paint; jsdom paints nothing. */
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

it('startPage marks the page as signed in only if the reader has the hint cookie', () => {
  document.cookie = 'other-hint=1';
  startPage('hint');
  expect(document.documentElement.dataset.signedIn).toBeUndefined();
  document.cookie = 'hint=1';
  startPage('hint');
  expect(document.documentElement.dataset.signedIn).toBe('');
});

it('startPage recognises the name that the hint cookie has under HTTPS', () => {
  // jsdom is on http, where the prefix is refused.
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

describe('the scripts of the page', () => {
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

  it('start after the first paint, one in each task', () => {
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

  it('start after the load event in a tab that draws no frames', () => {
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

describe('before hydration', () => {
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

  it('a press on a button is repeated once the page is hydrated', () => {
    find('b').click();
    hydrate();
    expect(clicked).toHaveBeenCalledTimes(1);
    find('button').click();
    dispatchEvent(new Event('alive'));
    jest.runAllTimers();
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  it('Enter in a field clicks the button of its form', () => {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
    find('input').dispatchEvent(enter);
    hydrate();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('a later press elsewhere cancels the repetition', () => {
    find('button').click();
    find('p').click();
    hydrate();
    expect(clicked).not.toHaveBeenCalled();
  });
});

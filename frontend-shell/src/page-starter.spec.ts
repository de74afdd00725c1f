import { startPage } from './page-starter';

const load = jest.fn(() => Promise.resolve([]));

const listen = jest.spyOn(window, 'addEventListener');

beforeAll(() => Object.defineProperty(document, 'fonts', { value: { load } }));
beforeEach(() => {
  jest.useFakeTimers();
  delete document.documentElement.dataset.signedIn;
});
afterEach(() => {
  for (const [name, listener] of listen.mock.calls) removeEventListener(name, listener);
  listen.mockClear();
  jest.useRealTimers();
  document.cookie = 'hint=; max-age=0';
});

const loaded = () => [...document.querySelectorAll('body > script')].map((script) => script.id);

it('marks the page only for a reader with the hint cookie', () => {
  document.cookie = 'other-hint=1';
  startPage('hint');
  expect(document.documentElement.dataset.signedIn).toBeUndefined();
  document.cookie = 'hint=1';
  startPage('hint');
  expect(document.documentElement.dataset.signedIn).toBe('');
});

it('marks the page by the name that the cookie has under https', () => {
  // jsdom is on http, where the prefix is refused.
  const cookies = jest.spyOn(document, 'cookie', 'get').mockReturnValue('a=b; __Host-hint=1');
  startPage('hint');
  expect(document.documentElement.dataset.signedIn).toBe('');
  cookies.mockRestore();
});

it('unpacks both typefaces', () => {
  startPage('hint');
  expect(load).toHaveBeenCalledWith('500 1em Newsreader');
  expect(load).toHaveBeenCalledWith('1em "Instrument Sans"');
});

describe('the scripts', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get');
  beforeEach(() => {
    document.body.innerHTML =
      '<template id="scripts"><script id="one"></script><script id="two"></script></template>';
  });

  it('starts them after the first frame, one in each task', () => {
    hidden.mockReturnValue(false);
    startPage('hint');
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(loaded()).toEqual([]);
    jest.advanceTimersToNextFrame();
    expect(loaded()).toEqual([]);
    jest.runOnlyPendingTimers();
    expect(loaded()).toEqual(['one']);
    jest.runOnlyPendingTimers();
    expect(loaded()).toEqual(['one', 'two']);
  });

  it('starts them with the load event in a tab that draws no frames', () => {
    hidden.mockReturnValue(true);
    startPage('hint');
    dispatchEvent(new Event('DOMContentLoaded'));
    jest.runAllTimers();
    expect(loaded()).toEqual([]);
    dispatchEvent(new Event('load'));
    jest.runAllTimers();
    expect(loaded()).toEqual(['one', 'two']);
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

  it('a pressed button is clicked again once the page is hydrated', () => {
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

  it('a press elsewhere afterwards cancels the click', () => {
    find('button').click();
    find('p').click();
    hydrate();
    expect(clicked).not.toHaveBeenCalled();
  });
});

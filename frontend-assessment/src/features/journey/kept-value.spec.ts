import { keptValue } from './kept-value';

const options = { key: 'count', read: (text: string | null) => Number(text), write: String };

function fromElsewhere(key: string | null, text: string) {
  window.localStorage.setItem('count', text);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

function closed(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('a kept value', () => {
  it('is there again when the page is opened anew', () => {
    keptValue(options).change((count) => count + 1);
    expect(keptValue(options).get()).toBe(1);
  });

  it('shows the initial value until the browser is asked', () => {
    window.localStorage.setItem('count', '5');
    const kept = keptValue(options);
    expect(kept.initial).toBe(0);
    expect(kept.get()).toBe(5);
  });

  it('follows what another tab does, as long as somebody listens', () => {
    const kept = keptValue(options);
    const listener = jest.fn();
    const stop = kept.subscribe(listener);
    fromElsewhere('count', '7');
    expect(kept.get()).toBe(7);
    fromElsewhere('other', '8');
    expect(kept.get()).toBe(7);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    fromElsewhere('count', '9');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('lives in memory where storage is closed', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
    const kept = keptValue(options);
    kept.change((count) => count + 1);
    kept.change((count) => count + 1);
    expect(kept.get()).toBe(2);
  });
});

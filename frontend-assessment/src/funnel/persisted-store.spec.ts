import { createPersistedStore } from './persisted-store';

const options = { key: 'count', read: (text: string | null) => Number(text), write: String };

function storeInOtherTab(key: string | null, text: string) {
  window.localStorage.setItem('count', text);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

function throwStorageBlocked(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('a store that keeps its value in the browser’s storage', () => {
  it('has the last value after a reload', () => {
    createPersistedStore(options).change((count) => count + 1);
    expect(createPersistedStore(options).get()).toBe(1);
  });

  it('has an initial value for the first rendering, before storage is read', () => {
    window.localStorage.setItem('count', '5');
    const store = createPersistedStore(options);
    expect(store.initial).toBe(0);
    expect(store.get()).toBe(5);
  });

  it('takes over changes of another tab while it has a listener', () => {
    const store = createPersistedStore(options);
    const listener = jest.fn();
    const stop = store.subscribe(listener);
    storeInOtherTab('count', '7');
    expect(store.get()).toBe(7);
    storeInOtherTab('other', '8');
    expect(store.get()).toBe(7);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    storeInOtherTab('count', '9');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('keeps its value in memory if storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(throwStorageBlocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(throwStorageBlocked);
    const store = createPersistedStore(options);
    store.change((count) => count + 1);
    store.change((count) => count + 1);
    expect(store.get()).toBe(2);
  });
});

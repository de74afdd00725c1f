/** Where a value is stored: in the browser, or only in the tab, until it is closed. */
type StorageArea = 'browser' | 'tab';

const getStorage = (area: StorageArea): Storage => (area === 'tab' ? window.sessionStorage : window.localStorage);

/** Returns a stored value; null if there is none, or storage is blocked or damaged. */
export function readStoredValue(key: string, area: StorageArea = 'browser'): unknown {
  try {
    return JSON.parse(getStorage(area).getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value; null deletes it. Returns whether that worked, because storage may be blocked or full. */
export function storeValue(key: string, value: unknown, area: StorageArea = 'browser'): boolean {
  try {
    if (value === null) getStorage(area).removeItem(key);
    else getStorage(area).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

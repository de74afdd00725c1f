/** Where a value is stored: in the browser, or only in the tab, until it is closed. */
type StorageArea = 'browser' | 'tab';

const getStorage = (area: StorageArea): Storage => (area === 'tab' ? window.sessionStorage : window.localStorage);

/** Returns a stored text; null if there is none, or storage is blocked. */
export function readStoredText(key: string, area: StorageArea = 'browser'): string | null {
  try {
    return getStorage(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null deletes it. Returns whether that worked, because storage may be blocked or full. */
export function storeText(key: string, text: string | null, area: StorageArea = 'browser'): boolean {
  try {
    if (text === null) getStorage(area).removeItem(key);
    else getStorage(area).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Returns a value stored as JSON; null if there is none, or storage is blocked or damaged. */
export function readStoredValue(key: string, area: StorageArea = 'browser'): unknown {
  try {
    return JSON.parse(readStoredText(key, area) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON; null deletes it. Returns whether that worked. */
export const storeValue = (key: string, value: unknown, area: StorageArea = 'browser'): boolean =>
  storeText(key, value === null ? null : JSON.stringify(value), area);

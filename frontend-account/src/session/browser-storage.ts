/** Returns a value that this browser stores; null if there is none, or storage is blocked or damaged. */
export function readStoredValue(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Stores a value in the browser; null deletes it. Returns whether that worked, because storage may be blocked or full.
 */
export function storeValue(key: string, value: unknown): boolean {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

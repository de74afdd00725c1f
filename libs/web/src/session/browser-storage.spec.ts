import { readStoredText, readStoredValue, storeText, storeValue } from './browser-storage';

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('browser storage', () => {
  it('keeps a text, or a value as JSON, in the browser or the tab until null deletes it', () => {
    expect(storeText('text', 'words')).toBe(true);
    expect(storeValue('value', { a: [1] }, 'tab')).toBe(true);
    expect(readStoredText('text')).toBe('words');
    expect(readStoredValue('value', 'tab')).toEqual({ a: [1] });
    expect(readStoredValue('value')).toBeNull();
    storeText('text', null);
    storeValue('value', null, 'tab');
    expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0]);
  });

  it('reads a damaged value as null', () => {
    window.localStorage.setItem('value', '{');
    expect(readStoredValue('value')).toBeNull();
  });

  it('reads nothing and reports that it stored nothing where the browser blocks storage', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(readStoredText('text')).toBeNull();
    expect(readStoredValue('value')).toBeNull();
    expect([storeText('text', 'words'), storeText('text', null), storeValue('value', 1)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

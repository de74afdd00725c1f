import { act, renderHook } from '@testing-library/react';
import { useKeyboardPresence } from './index';

const DESKTOP_POINTER = '(hover: hover) and (pointer: fine)';

afterEach(() => jest.restoreAllMocks());

function mockPointer(isPrecise: boolean) {
  const listeners: (() => void)[] = [];
  let matches = isPrecise;
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const list = window.document.createElement('div');
    return Object.assign(list, {
      media,
      matches: media === DESKTOP_POINTER && matches,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
      addEventListener: (_: string, listener: unknown) => {
        if (typeof listener === 'function') listeners.push(() => void listener());
      },
    });
  });
  return {
    change: (to: boolean) => {
      matches = to;
      for (const listener of listeners) listener();
    },
  };
}

describe('useKeyboardPresence', () => {
  it('is true while the device has a precise pointer, such as a mouse', () => {
    const pointer = mockPointer(true);
    const { result } = renderHook(() => useKeyboardPresence());
    expect(result.current).toBe(true);
    act(() => pointer.change(false));
    expect(result.current).toBe(false);
  });

  it('is false after a touch, even if the device has a precise pointer', () => {
    mockPointer(true);
    const { result } = renderHook(() => useKeyboardPresence());
    const point = (pointerType: string) =>
      act(() => {
        const event = new Event('pointerdown', { bubbles: true });
        document.body.dispatchEvent(Object.assign(event, { pointerType }));
      });
    point('mouse');
    expect(result.current).toBe(true);
    point('touch');
    expect(result.current).toBe(false);
  });

  it('stays false on a touch screen after Enter, which an on-screen keyboard can send', () => {
    mockPointer(false);
    const { result } = renderHook(() => useKeyboardPresence());
    act(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
    expect(result.current).toBe(false);
  });
});

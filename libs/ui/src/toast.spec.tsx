import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastHost, type ToastItem } from './controls';

const SAVED_TOAST: ToastItem = { id: 'saved', title: 'Country Updated', description: 'Saved.' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const advanceTime = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function showToasts(toasts: readonly ToastItem[]) {
  const dismiss = jest.fn();
  render(<ToastHost toasts={toasts} onDismiss={dismiss} />);
  return dismiss;
}

describe('ToastHost', () => {
  it.each([
    ['after five seconds', 5000, SAVED_TOAST],
    ['after its durationMs', 8000, { ...SAVED_TOAST, durationMs: 8000 }],
  ])('closes a toast %s', (_, ms, toast) => {
    const dismiss = showToasts([toast]);
    advanceTime(ms - 100);
    expect(dismiss).not.toHaveBeenCalled();
    advanceTime(200);
    expect(dismiss).toHaveBeenCalledWith('saved');
  });

  it('closes a toast when its close button is pressed', () => {
    const dismiss = showToasts([SAVED_TOAST]);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dismiss).toHaveBeenCalledWith('saved');
  });

  it('gets the focus when F8 is pressed', () => {
    showToasts([SAVED_TOAST]);
    const region = screen.getByRole('region', { name: /Notification/ });
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(region.contains(document.activeElement)).toBe(true);
  });

  it.each([
    [60, 1],
    [40, 0],
  ])('after a swipe of %i px to the right, dismisses the toast %i times', (distance, times) => {
    const dismiss = showToasts([SAVED_TOAST]);
    const toast = screen.getByRole('listitem');
    toast.setPointerCapture = () => {};
    fireEvent(toast, createPointerEvent('pointerdown', 0));
    fireEvent(toast, createPointerEvent('pointermove', distance / 2));
    fireEvent(toast, createPointerEvent('pointermove', distance));
    fireEvent(toast, createPointerEvent('pointerup', distance));
    expect(dismiss).toHaveBeenCalledTimes(times);
  });
});

/** Returns a MouseEvent as pointer event, because jsdom's PointerEvent may lack coordinates. */
function createPointerEvent(type: string, clientX: number): MouseEvent {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX });
  Object.defineProperty(event, 'pointerId', { value: 1 });
  Object.defineProperty(event, 'pointerType', { value: 'touch' });
  return event;
}

describe('the place of a toast', () => {
  const findArea = () => document.querySelector<HTMLElement>('.ui-toast-area');
  const readSpace = () => document.documentElement.style.getPropertyValue('--toast-space');
  beforeEach(() => jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(90));
  afterEach(() => jest.restoreAllMocks());

  it('stays empty after the toast has closed, until another page is shown', () => {
    const host = (page: string, open: boolean) => (
      <ToastHost toasts={[{ ...SAVED_TOAST, open }]} page={page} onDismiss={jest.fn()} />
    );
    const { rerender } = render(host('/dashboard', true));
    expect(findArea()?.style.minBlockSize).toBe('90px');
    expect(readSpace()).toBe('90px');
    rerender(host('/dashboard', false));
    expect(findArea()?.style.minBlockSize).toBe('90px');
    expect(readSpace()).toBe('');
    rerender(host('/report/1', false));
    expect(findArea()?.style.minBlockSize).toBe('');
  });
});

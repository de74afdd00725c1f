import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastHost, type ToastItem } from './controls';

const SAVED: ToastItem = { id: 'saved', title: 'Country Updated', description: 'Saved.' };
const FAILED: ToastItem = { id: 'failed', title: 'Login Failed', variant: 'destructive' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function show(toasts: readonly ToastItem[]) {
  const dismiss = jest.fn();
  render(<ToastHost toasts={toasts} onDismiss={dismiss} />);
  return dismiss;
}

describe('ToastHost', () => {
  it('shows only the first of several', () => {
    show([FAILED, SAVED]);
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(1);
    expect(items[0]).toHaveTextContent('Login Failed');
    expect(items[0]).toHaveAttribute('data-variant', 'destructive');
  });

  it('leaves after five seconds', () => {
    const dismiss = show([SAVED]);
    pass(4900);
    expect(dismiss).not.toHaveBeenCalled();
    pass(200);
    expect(dismiss).toHaveBeenCalledWith('saved');
  });

  it('stays as long as its owner says', () => {
    const dismiss = show([{ ...SAVED, durationMs: 8000 }]);
    pass(7900);
    expect(dismiss).not.toHaveBeenCalled();
    pass(200);
    expect(dismiss).toHaveBeenCalledWith('saved');
  });

  it('is closed by its button', () => {
    const dismiss = show([SAVED]);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dismiss).toHaveBeenCalledWith('saved');
  });

  it('is reached by F8', () => {
    show([SAVED]);
    const region = screen.getByRole('region', { name: /Notification/ });
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(region.contains(document.activeElement)).toBe(true);
  });

  it.each([
    [60, 1],
    [40, 0],
  ])('swiped %i px to the right it is dismissed %i times', (distance, times) => {
    const dismiss = show([SAVED]);
    const toast = screen.getByRole('listitem');
    toast.setPointerCapture = () => {};
    fireEvent(toast, pointer('pointerdown', 0));
    fireEvent(toast, pointer('pointermove', distance / 2));
    fireEvent(toast, pointer('pointermove', distance));
    fireEvent(toast, pointer('pointerup', distance));
    expect(dismiss).toHaveBeenCalledTimes(times);
  });
});

/** jsdom's own PointerEvent may lack coordinates; a mouse event under the same name has them. */
function pointer(type: string, clientX: number): MouseEvent {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX });
  Object.defineProperty(event, 'pointerId', { value: 1 });
  Object.defineProperty(event, 'pointerType', { value: 'touch' });
  return event;
}

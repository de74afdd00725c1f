import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastHost, type ToastItem } from './controls';

const SAVED_TOAST: ToastItem = { id: 'saved', title: 'Country Updated', description: 'Saved.' };
const FAILED_TOAST: ToastItem = { id: 'failed', title: 'Login Failed', variant: 'destructive' };

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

describe('a toast in the ToastHost', () => {
  const boxes = new Map<string, Partial<DOMRect>>();
  beforeEach(() => {
    boxes.clear();
    const boxSpy = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    boxSpy.mockImplementation(function (this: HTMLElement) {
      const box = { top: 0, bottom: 0, left: 0, right: 360, ...boxes.get(this.className) };
      return { ...new DOMRect(), ...box, height: box.bottom - box.top };
    });
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(90);
    jest.spyOn(window, 'matchMedia').mockReturnValue({ ...window.matchMedia(''), matches: true });
  });
  afterEach(() => jest.restoreAllMocks());

  const viewport = () => screen.getByRole('list', { hidden: true });

  it('is below a message at the top of a phone’s page, even if that message appears after the toast', async () => {
    const page = (message: boolean) => (
      <>
        {message && <p className="ui-alert">Card declined</p>}
        <ToastHost toasts={[FAILED_TOAST]} onDismiss={jest.fn()} />
      </>
    );
    boxes.set('ui-alert', { top: 40, bottom: 120 });
    const { rerender } = render(page(false));
    expect(viewport().style.insetBlock).toBe('0px auto');
    rerender(page(true));
    await act(async () => undefined);
    expect(viewport().style.insetBlock).toBe('120px auto');
  });

  it('does not cover the button that submits a form', () => {
    boxes.set('pay', { top: 10, bottom: 60 });
    render(
      <>
        <button type="submit" className="pay">
          Pay
        </button>
        <ToastHost toasts={[FAILED_TOAST]} onDismiss={jest.fn()} />
      </>,
    );
    expect(viewport().style.insetBlock).toBe('60px auto');
  });

  it('covers the heading rather than a field if only one of them can stay visible', () => {
    boxes.set('title', { top: 0, bottom: 100 });
    boxes.set('email', { top: 100, bottom: window.innerHeight });
    render(
      <>
        <h1 className="title">Sign in</h1>
        <input className="email" />
        <ToastHost toasts={[FAILED_TOAST]} onDismiss={jest.fn()} />
      </>,
    );
    expect(viewport().style.insetBlock).toBe('0px auto');
  });

  it('is announced but invisible while messages leave no room for it', async () => {
    const page = (message: boolean) => (
      <>
        {message && <p className="ui-field-error">Name is required</p>}
        <ToastHost toasts={[FAILED_TOAST]} onDismiss={jest.fn()} />
      </>
    );
    boxes.set('ui-field-error', { top: 20, bottom: window.innerHeight - 20 });
    const { rerender } = render(page(true));
    expect(viewport().style.visibility).toBe('hidden');
    rerender(page(false));
    await act(async () => undefined);
    expect(viewport().style.visibility).toBe('');
  });
});

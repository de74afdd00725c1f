import { act } from '@testing-library/react';

/** Makes the browser report that it is offline, or online again. */
export function setOffline(offline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!offline);
  act(() => void window.dispatchEvent(new Event(offline ? 'offline' : 'online')));
}

import { act } from '@testing-library/react';

/** Makes the browser report that the connection is lost, or that it is back. */
export function goOffline(offline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!offline);
  act(() => void window.dispatchEvent(new Event(offline ? 'offline' : 'online')));
}

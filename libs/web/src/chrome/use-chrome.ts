import { useLayoutEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../store';
import { chromeSlice, type Chrome } from './chrome.slice';

const { requested, released } = chromeSlice.actions;

/**
 * Sets the shell's chrome while the calling component is mounted. Only one component may use it at a time.
 * @param chrome must be a stable reference, because each new one dispatches again
 */
export function useChrome(chrome: Chrome): void {
  const dispatch = useAppDispatch();
  // A layout effect runs before the paint, which avoids a flash of the full header.
  useLayoutEffect(() => {
    dispatch(requested(chrome));
    return () => void dispatch(released());
  }, [dispatch, chrome]);
}

/** Returns the chrome that the current page requested. */
export const useRequestedChrome = (): Chrome => useAppSelector((state) => state.chrome);

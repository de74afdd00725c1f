import { useLayoutEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../store';
import { chromeSlice, type Chrome } from './chrome.slice';

const { requested, released } = chromeSlice.actions;

/**
 * Sets the shell's header and footer while the calling component is mounted. Only one component may use it at a time.
 * @param chrome must be the same object in each render, because every new object changes the store
 */
export function useChrome(chrome: Chrome): void {
  const dispatch = useAppDispatch();
  // A layout effect runs before the browser paints, so that the full header is not visible for a moment.
  useLayoutEffect(() => {
    dispatch(requested(chrome));
    return () => void dispatch(released());
  }, [dispatch, chrome]);
}

/** Returns which header and footer the current page has requested. */
export const useRequestedChrome = (): Chrome => useAppSelector((state) => state.chrome);

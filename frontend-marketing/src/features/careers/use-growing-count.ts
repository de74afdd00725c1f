import { observeNearness } from '@bearings/ui';
import { useStarted } from '@bearings/web';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const STEP = 40;
/** Distance from the end of the list at which more rows are rendered, so that a reader does not see the end. */
const DISTANCE_PX = 1_500;

/**
 * Returns how many rows of a long list to render, and a ref for an element at its end. The number grows as the reader
 * scrolls. The prerendered page, print, and a page that opens in its middle have all rows.
 */
export function useGrowingCount(total: number): { count: number; endRef: RefObject<HTMLDivElement | null> } {
  const isStarted = useStarted();
  const [limit, setLimit] = useState(() => (isOpenedInTheMiddle() ? Infinity : STEP));
  const endRef = useRef<HTMLDivElement>(null);
  const count = isStarted ? Math.min(limit, total) : total;
  useEffect(() => {
    if (count >= total || !endRef.current) return undefined;
    // The browser prints the document as it is when this event ends.
    const renderAll = () => flushSync(() => setLimit(Infinity));
    window.addEventListener('beforeprint', renderAll);
    const stopObserving = observeNearness(endRef.current, DISTANCE_PX, () => setLimit(count + STEP));
    return () => {
      window.removeEventListener('beforeprint', renderAll);
      stopObserving();
    };
  }, [count, total]);
  return { count, endRef };
}

/** Returns whether rows below the first ones may be in view already: after a reload, or by a fragment in the URL. */
const isOpenedInTheMiddle = () => typeof window !== 'undefined' && (window.scrollY > 0 || window.location.hash !== '');

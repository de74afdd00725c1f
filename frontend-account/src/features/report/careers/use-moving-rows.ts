import { matchesMedia } from '@bearings/ui';
import { useLayoutEffect, useRef, type RefObject } from 'react';

const MOVE_MS = 240;

/** Animates the rows of the list of careers when their order changes, unless the reader prefers reduced motion. */
export function useMovingRows(list: RefObject<HTMLElement | null>, order: string): void {
  const previousTops = useRef<Map<string, number>>(undefined);
  useLayoutEffect(() => {
    const rows = order.split(',').flatMap((code) => document.getElementById(`career-${code}`) ?? []);
    const measureRows = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      return new Map(rows.map((row) => [row.id, row.getBoundingClientRect().top - top]));
    };
    if (!previousTops.current) {
      // Measures the rows for the first time only after the first frame was painted, so that measuring does not delay
      // that frame.
      let timer: ReturnType<typeof setTimeout>;
      const frame = requestAnimationFrame(() => {
        timer = setTimeout(() => (previousTops.current = measureRows()));
      });
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    }
    const positions = measureRows();
    const moves = matchesMedia('(prefers-reduced-motion: no-preference)');
    for (const row of moves ? rows : []) {
      const before = previousTops.current.get(row.id);
      const distance = (before ?? 0) - (positions.get(row.id) ?? 0);
      if (before === undefined || distance === 0) continue;
      const fromStyle = { transform: `translateY(${distance}px)` };
      try {
        row.animate([fromStyle, { transform: 'none' }], { duration: MOVE_MS, easing: 'ease-out' });
      } catch {
        // The browser cannot animate elements, so the row moves at once.
      }
    }
    previousTops.current = positions;
  }, [list, order]);
}

import { useLayoutEffect, useRef, type RefObject } from 'react';

const MOVE_MS = 240;

/** Animates the rows of careers to their new order, unless reduced motion is preferred. */
export function useMovingRows(list: RefObject<HTMLElement | null>, order: string): void {
  const previous = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    if (!list.current) return;
    const { top } = list.current.getBoundingClientRect();
    const rows = order
      .split(',')
      .flatMap((code) => document.getElementById(`career-${code}`) ?? []);
    const places = new Map(rows.map((row) => [row.id, row.getBoundingClientRect().top - top]));
    const moves = window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
    for (const row of moves ? rows : []) {
      const distance = (previous.current.get(row.id) ?? 0) - (places.get(row.id) ?? 0);
      if (!previous.current.has(row.id) || distance === 0) continue;
      const from = { transform: `translateY(${distance}px)` };
      row.animate([from, { transform: 'none' }], { duration: MOVE_MS, easing: 'ease-out' });
    }
    previous.current = places;
  }, [list, order]);
}

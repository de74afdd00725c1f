import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
const CHECK_INTERVAL_MS = 5_000;

/**
 * Returns the minutes until a time, rounded up, and a function to set that time in milliseconds.
 * The minutes are 0 once it has passed.
 */
export function useWait() {
  const [{ until, now }, set] = useState({ until: 0, now: 0 });
  const minutes = Math.max(0, Math.ceil((until - now) / MINUTE_MS));
  const isWaiting = minutes > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const look = () => set((state) => ({ ...state, now: Date.now() }));
    const timer = setInterval(look, CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return { minutes, waitUntil: (time: number) => set({ until: time, now: Date.now() }) };
}

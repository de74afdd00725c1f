import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
const CHECK_INTERVAL_MS = 5_000;

/**
 * Returns the minutes until a time, rounded up, and a function that sets this time, in milliseconds since 1970. After
 * the time has passed, the minutes are 0.
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

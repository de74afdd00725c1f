/** Start times, by the monotonic clock, of the periodic tasks and jobs that this process is running. */
const startTimes = new Map<symbol, number>();

/** Runs `work`, which counts as running until its promise settles. */
export async function trackWork<T>(name: string, work: () => Promise<T>): Promise<T> {
  const key = Symbol(name);
  startTimes.set(key, performance.now());
  try {
    return await work();
  } finally {
    startTimes.delete(key);
  }
}

/** Returns for how many milliseconds the oldest running work has run; 0 when none is running. */
export function getOldestWorkMs(): number {
  const [first] = startTimes.values();
  return first === undefined ? 0 : performance.now() - first;
}

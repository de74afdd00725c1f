interface Run<T> {
  ended: Promise<unknown>;
  /** The run that starts after the current one; null if no call is waiting for it. */
  next: Promise<T> | null;
}

/**
 * Runs the work of each key at most once at a time. Calls during a run share the next run, because the current one may
 * have read its data before the call.
 */
export class CoalescedRuns<T> {
  private readonly runs = new Map<string, Run<T>>();

  /** Returns the result of a run that starts after this call. */
  run(key: string, work: () => Promise<T>): Promise<T> {
    const running = this.runs.get(key);
    if (!running) return this.start(key, work);
    running.next ??= running.ended.then(() => this.start(key, work));
    return running.next;
  }

  private start(key: string, work: () => Promise<T>): Promise<T> {
    const result = work();
    const run: Run<T> = { ended: Promise.allSettled([result]), next: null };
    this.runs.set(key, run);
    void run.ended.finally(() => {
      if (run.next === null) this.runs.delete(key);
    });
    return result;
  }
}

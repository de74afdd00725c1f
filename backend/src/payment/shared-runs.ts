interface Run<T> {
  ended: Promise<unknown>;
  /** The one after it, once somebody has asked for it. */
  next: Promise<T> | null;
}

/**
 * Runs the work of one key once at a time. Whoever asks while it runs gets the next run, together
 * with all others who ask meanwhile: a run that began before the question may have looked too early.
 */
export class SharedRuns<T> {
  private readonly runs = new Map<string, Run<T>>();

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

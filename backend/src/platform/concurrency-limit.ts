/** Runs work a few at a time, and the rest in the order in which it came. */
export class ConcurrencyLimit {
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(private readonly limit: number) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.limit) this.running += 1;
    else await new Promise<void>((start) => this.waiting.push(start));
    try {
      return await work();
    } finally {
      const startNext = this.waiting.shift();
      if (startNext) startNext();
      else this.running -= 1;
    }
  }
}

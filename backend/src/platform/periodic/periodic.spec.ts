import pino from 'pino';
import { Periodic, type Task } from './periodic.js';

class TestWorker extends Periodic {
  readonly rounds: string[] = [];

  constructor(private readonly longRun: Promise<void>) {
    super(pino({ level: 'silent' }));
  }

  protected tasks(): Task[] {
    return [
      { name: 'short', everyMs: 1, work: async () => void this.rounds.push('short') },
      { name: 'long', everyMs: 1, work: (stopping) => this.long(stopping) },
    ];
  }

  private async long(stopping: AbortSignal): Promise<void> {
    await new Promise<void>((resolve) => stopping.addEventListener('abort', () => resolve()));
    this.rounds.push('signalled');
    await this.longRun;
    this.rounds.push('long');
  }
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('periodic work', () => {
  it('repeats until the shutdown, which signals a running task to stop and waits for it', async () => {
    let endLongRun = (): void => undefined;
    const worker = new TestWorker(new Promise((resolve) => (endLongRun = resolve)));
    worker.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(3);
    expect(worker.rounds).toEqual(['short', 'short', 'short', 'short']);
    const stopped = worker.beforeApplicationShutdown().then(() => worker.rounds.push('stopped'));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(worker.rounds.slice(4)).toEqual(['signalled']);
    endLongRun();
    await stopped;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(worker.rounds.slice(4)).toEqual(['signalled', 'long', 'stopped']);
    expect(jest.getTimerCount()).toBe(0);
  });
});

import pino from 'pino';
import { pollUntil } from '../../test/support/until.js';
import { Periodic, type Task } from './periodic.js';

class TestWorker extends Periodic {
  readonly rounds: string[] = [];

  protected tasks(): Task[] {
    return [
      { name: 'short', everyMs: 1, work: async () => void this.rounds.push('short') },
      { name: 'long', everyMs: 1, work: (stopping) => this.long(stopping) },
    ];
  }

  private async long(stopping: AbortSignal): Promise<void> {
    await new Promise<void>((resolve) => stopping.addEventListener('abort', () => resolve()));
    await new Promise((resolve) => setTimeout(resolve, 20));
    this.rounds.push('long');
  }
}

const waitAMoment = () => new Promise((resolve) => setTimeout(resolve, 30));

describe('periodic work', () => {
  it('repeats until the shutdown, which signals a running task to stop and waits for it', async () => {
    const worker = new TestWorker(pino({ level: 'silent' }));
    worker.onApplicationBootstrap();
    // Waits for two runs instead of a fixed time, which may fit only one run on a busy machine.
    await pollUntil(
      () => worker.rounds.length,
      (rounds) => rounds > 1,
    );
    expect(worker.rounds).not.toContain('long');
    await worker.beforeApplicationShutdown();
    const { length } = worker.rounds;
    expect(worker.rounds.filter((name) => name === 'long')).toHaveLength(1);
    await waitAMoment();
    expect(worker.rounds).toHaveLength(length);
  });
});

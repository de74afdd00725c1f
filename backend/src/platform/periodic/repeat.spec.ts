import pino from 'pino';
import { repeat } from './repeat.js';

const logger = pino({ level: 'silent' });
const RUN_MS = 20;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('repeat', () => {
  it('runs work again after a failure, never twice at a time, until it is stopped', async () => {
    const rounds: string[] = [];
    const stop = repeat(
      'test',
      1,
      async () => {
        rounds.push('begin');
        await new Promise((resolve) => setTimeout(resolve, RUN_MS));
        rounds.push('end');
        throw new Error('broken');
      },
      logger,
    );
    await jest.advanceTimersByTimeAsync(2 * RUN_MS);
    expect(rounds).toEqual(['begin', 'end', 'begin']);
    const stopped = stop().then(() => rounds.push('stopped'));
    await jest.advanceTimersByTimeAsync(100 * RUN_MS);
    await stopped;
    expect(rounds).toEqual(['begin', 'end', 'begin', 'end', 'stopped']);
    expect(jest.getTimerCount()).toBe(0);
  });
});

import pino from 'pino';
import { pollUntil } from '../../test/support/until.js';
import { repeat } from './repeat.js';

const logger = pino({ level: 'silent' });
const waitAMoment = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('repeat', () => {
  it('runs work again after a failure, never twice at a time, until it is stopped', async () => {
    let rounds = 0;
    let running = 0;
    let hasOverlapped = false;
    const stop = repeat(
      'test',
      1,
      async () => {
        rounds += 1;
        hasOverlapped ||= ++running > 1;
        await waitAMoment();
        running -= 1;
        throw new Error('broken');
      },
      logger,
    );
    await pollUntil(
      () => rounds,
      (count) => count > 1,
    );
    await stop();
    const after = rounds;
    await waitAMoment();
    expect({ overlapped: hasOverlapped, more: rounds - after }).toEqual({
      overlapped: false,
      more: 0,
    });
    expect(after).toBeGreaterThan(1);
  });
});

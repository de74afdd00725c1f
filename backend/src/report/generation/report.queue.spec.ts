import { keyRound } from './report.queue.js';

describe('the key of a report that waits', () => {
  it('changes after 5, 15, 35, 75, 155 and 315 seconds', () => {
    const seconds = Array.from({ length: 400 }, (_, second) => second);
    const changes = seconds.filter((at) => at > 0 && keyRound(at) !== keyRound(at - 1));
    expect(changes).toEqual([5, 15, 35, 75, 155, 315]);
  });

  it('is the first one at the start', () => {
    expect(keyRound(0)).toBe(0);
  });
});

import { countJobKeyChanges } from './report.queue.js';

describe('the job key of a waiting report', () => {
  it('changes 5, 15, 35, 75, 155 and 315 seconds after the request, so that a lost job is added again', () => {
    const seconds = Array.from({ length: 400 }, (_, second) => second);
    const changes = seconds.filter((at) => at > 0 && countJobKeyChanges(at) !== countJobKeyChanges(at - 1));
    expect(changes).toEqual([5, 15, 35, 75, 155, 315]);
  });
});

import { jobKeyRound } from './report.queue.js';

describe('the number in the job key of a waiting report', () => {
  it('changes 5, 15, 35, 75, 155 and 315 seconds after the request, so that a lost job is added again', () => {
    const seconds = Array.from({ length: 400 }, (_, second) => second);
    const changes = seconds.filter((at) => at > 0 && jobKeyRound(at) !== jobKeyRound(at - 1));
    expect(changes).toEqual([5, 15, 35, 75, 155, 315]);
  });

  it('is 0 at the moment when the report is requested', () => {
    expect(jobKeyRound(0)).toBe(0);
  });
});

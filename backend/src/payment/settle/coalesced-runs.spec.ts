import { CoalescedRuns } from './coalesced-runs.js';

/** Returns a mock `work`. Each call of it adds to `ends` a function that finishes the call. */
function createSlowWork() {
  const ends: (() => void)[] = [];
  const work = jest.fn(
    () =>
      new Promise<number>((resolve) => {
        const number = ends.length + 1;
        ends.push(() => resolve(number));
      }),
  );
  return { work, ends };
}
const waitForNextTick = () => new Promise((resolve) => setImmediate(resolve));

describe('coalesced runs', () => {
  it('serve all calls that arrive during a run with one further run', async () => {
    const runs = new CoalescedRuns<number>();
    const { work, ends } = createSlowWork();
    const first = runs.run('a', work);
    const laterRuns = [runs.run('a', work), runs.run('a', work), runs.run('a', work)];
    expect(work).toHaveBeenCalledTimes(1);
    ends[0]?.();
    await waitForNextTick();
    expect(work).toHaveBeenCalledTimes(2);
    const latestRun = runs.run('a', work);
    ends[1]?.();
    await waitForNextTick();
    ends[2]?.();
    expect(await Promise.all([first, ...laterRuns, latestRun])).toEqual([1, 2, 2, 2, 3]);
    const fresh = runs.run('a', work);
    expect(work).toHaveBeenCalledTimes(4);
    ends[3]?.();
    expect(await fresh).toBe(4);
  });

  it('are independent for different keys, and continue after a failed run', async () => {
    const runs = new CoalescedRuns<number>();
    const failingRun = runs.run('a', () => Promise.reject(new Error('broken')));
    const after = runs.run('a', () => Promise.resolve(2));
    expect(await runs.run('b', () => Promise.resolve(1))).toBe(1);
    await expect(failingRun).rejects.toThrow('broken');
    expect(await after).toBe(2);
  });
});

import { SharedRuns } from './shared-runs.js';

/** Work that tells how often it began, and ends when told to. */
function slowWork() {
  const ends: (() => void)[] = [];
  const work = jest.fn(
    () =>
      new Promise<number>((resolve) => {
        const turn = ends.length + 1;
        ends.push(() => resolve(turn));
      }),
  );
  return { work, ends };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('shared runs', () => {
  it('give everyone who asks during a run the next one, and no one the run under way', async () => {
    const runs = new SharedRuns<number>();
    const { work, ends } = slowWork();
    const first = runs.run('a', work);
    const later = [runs.run('a', work), runs.run('a', work), runs.run('a', work)];
    expect(work).toHaveBeenCalledTimes(1);
    ends[0]?.();
    await turn();
    expect(work).toHaveBeenCalledTimes(2);
    const latest = runs.run('a', work);
    ends[1]?.();
    await turn();
    ends[2]?.();
    expect(await Promise.all([first, ...later, latest])).toEqual([1, 2, 2, 2, 3]);
    const fresh = runs.run('a', work);
    expect(work).toHaveBeenCalledTimes(4);
    ends[3]?.();
    expect(await fresh).toBe(4);
  });

  it('keep keys apart, and go on after a failure', async () => {
    const runs = new SharedRuns<number>();
    const failing = runs.run('a', () => Promise.reject(new Error('broken')));
    const after = runs.run('a', () => Promise.resolve(2));
    expect(await runs.run('b', () => Promise.resolve(1))).toBe(1);
    await expect(failing).rejects.toThrow('broken');
    expect(await after).toBe(2);
  });
});

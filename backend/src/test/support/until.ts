import { isDeepStrictEqual } from 'node:util';

type Check<T> = (answer: T) => boolean;

const isCheck = <T>(done: unknown): done is Check<T> => typeof done === 'function';

/**
 * Calls `ask` every 50 ms until its value equals `done` or passes the check `done`; without `done`,
 * until the value is truthy. Returns the value. Throws after `ms` milliseconds.
 */
export async function until<T>(
  ask: () => T | Promise<T>,
  done: NoInfer<T> | Check<NoInfer<T>> = Boolean,
  ms = 60_000,
): Promise<T> {
  const check = isCheck<T>(done) ? done : (answer: T) => isDeepStrictEqual(answer, done);
  const end = Date.now() + ms;
  for (;;) {
    const answer = await ask();
    if (check(answer)) return answer;
    if (Date.now() > end) throw new Error(`Not within ${ms} ms; last: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

import { isDeepStrictEqual } from 'node:util';

type IsDone<T> = (answer: T) => boolean;

const isCheck = <T>(done: unknown): done is IsDone<T> => typeof done === 'function';

/**
 * Calls `ask` every 50 ms until it returns the wanted value, and returns that value. `done` is the wanted value or a
 * function that checks a value; by default any truthy value is wanted. Throws after `ms` milliseconds.
 */
export async function pollUntil<T>(
  ask: () => T | Promise<T>,
  done: NoInfer<T> | IsDone<NoInfer<T>> = Boolean,
  ms = 60_000,
): Promise<T> {
  const isDone = isCheck<T>(done) ? done : (answer: T) => isDeepStrictEqual(answer, done);
  const end = Date.now() + ms;
  for (;;) {
    const answer = await ask();
    if (isDone(answer)) return answer;
    if (Date.now() > end) throw new Error(`Not within ${ms} ms; last: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

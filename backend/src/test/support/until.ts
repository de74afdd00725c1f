/** Asks again until `done` holds; throws after `ms`, which only a test that fails waits. */
export async function until<T>(
  ask: () => Promise<T>,
  done: (answer: T) => boolean,
  ms = 60_000,
): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const answer = await ask();
    if (done(answer)) return answer;
    if (Date.now() > end) throw new Error(`Not within ${ms} ms; last: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const doNothing = () => {};

/** A promise that is kept when the test says so. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = doNothing;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

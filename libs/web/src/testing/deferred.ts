const doNothing = () => {};

/** Returns a promise and the function that resolves it. */
export function createDeferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = doNothing;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

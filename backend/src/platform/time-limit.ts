/**
 * Returns the result of `work`, or rejects after `ms` with the error that `onLate` returns. The work itself goes on,
 * unless `onLate` stops it.
 */
export async function finishWithin<T>(ms: number, work: Promise<T>, onLate: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(onLate()), ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

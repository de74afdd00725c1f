import { ConcurrencyLimit } from './concurrency-limit.js';

/** Starts work that the test ends, and notes what has started. */
function createWork(limit: ConcurrencyLimit) {
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const start = (name: string): Promise<string> =>
    limit.run(() => {
      started.push(name);
      return new Promise((resolve, reject) => {
        ends.set(name, (error) => (error ? reject(error) : resolve(name)));
      });
    });
  return { started, start, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

it('runs as many as it may, and the next one when one of them has ended', async () => {
  const { started, start, end } = createWork(new ConcurrencyLimit(2));
  const all = ['a', 'b', 'c', 'd'].map(start);
  expect(started).toEqual(['a', 'b']);
  end('b');
  await expect(all[1]).resolves.toBe('b');
  expect(started).toEqual(['a', 'b', 'c']);
  end('a');
  end('c');
  await all[2];
  end('d');
  await expect(Promise.all(all)).resolves.toEqual(['a', 'b', 'c', 'd']);
});

it('goes on after work that failed', async () => {
  const { started, start, end } = createWork(new ConcurrencyLimit(1));
  const [failing, next] = [start('failing'), start('next')];
  end('failing', new Error('Refused.'));
  await expect(failing).rejects.toThrow('Refused.');
  end('next');
  await expect(next).resolves.toBe('next');
  expect(started).toEqual(['failing', 'next']);
});

it('has free places again when all have ended', async () => {
  const { started, start, end } = createWork(new ConcurrencyLimit(1));
  for (const name of ['a', 'b']) {
    const work = start(name);
    end(name);
    await work;
  }
  const both = [start('c'), start('d')];
  expect(started).toEqual(['a', 'b', 'c']);
  end('c');
  await both[0];
  end('d');
  await both[1];
});

import { createRecentDocuments } from './recent-documents.js';

const RETENTION_MS = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Returns a function that makes a document and counts how often it is called. */
const createMaker = () => jest.fn(() => Promise.resolve(Buffer.from('pdf')));

describe('recent documents', () => {
  it('makes a document once for all callers who request it while it is being made, and afterwards', async () => {
    const documents = createRecentDocuments();
    const make = createMaker();
    const [first, second] = await Promise.all([
      documents.forceFetch('a', { context: make }),
      documents.forceFetch('a', { context: make }),
    ]);
    expect(second).toBe(first);
    expect(await documents.forceFetch('a', { context: make })).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
    await documents.forceFetch('b', { context: make });
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('forgets a document a minute after it was last requested', async () => {
    const documents = createRecentDocuments();
    const make = createMaker();
    await documents.forceFetch('a', { context: make });
    jest.advanceTimersByTime(RETENTION_MS - 1);
    await documents.forceFetch('a', { context: make });
    jest.advanceTimersByTime(RETENTION_MS - 1);
    await documents.forceFetch('a', { context: make });
    expect(make).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(RETENTION_MS + 1);
    await documents.forceFetch('a', { context: make });
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('does not keep a failure', async () => {
    const documents = createRecentDocuments();
    await expect(
      documents.forceFetch('a', { context: () => Promise.reject(new Error('No such font')) }),
    ).rejects.toThrow('No such font');
    expect((await documents.forceFetch('a', { context: createMaker() })).toString()).toBe('pdf');
  });

  it('keeps the hundred latest documents only', async () => {
    const documents = createRecentDocuments();
    const make = createMaker();
    for (let key = 0; key <= 100; key += 1) await documents.forceFetch(String(key), { context: make });
    await documents.forceFetch('1', { context: make });
    expect(make).toHaveBeenCalledTimes(101);
    await documents.forceFetch('0', { context: make });
    expect(make).toHaveBeenCalledTimes(102);
  });
});

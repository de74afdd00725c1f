import { RecentDocuments } from './recent-documents.js';

const RETENTION_MS = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Returns a function that makes a document and counts how often it is called. */
const createMaker = () => jest.fn(() => Promise.resolve(Buffer.from('pdf')));

describe('recent documents', () => {
  it('makes a document once for all callers who request it while it is being made, and afterwards', async () => {
    const documents = new RecentDocuments();
    const make = createMaker();
    const [first, second] = await Promise.all([documents.get('a', make), documents.get('a', make)]);
    expect(second).toBe(first);
    expect(await documents.get('a', make)).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
    await documents.get('b', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('forgets a document a minute after it was last requested', async () => {
    const documents = new RecentDocuments();
    const make = createMaker();
    await documents.get('a', make);
    jest.advanceTimersByTime(RETENTION_MS - 1);
    await documents.get('a', make);
    jest.advanceTimersByTime(RETENTION_MS - 1);
    await documents.get('a', make);
    expect(make).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(RETENTION_MS);
    await documents.get('a', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('does not keep a failure', async () => {
    const documents = new RecentDocuments();
    await expect(documents.get('a', () => Promise.reject(new Error('No such font')))).rejects.toThrow('No such font');
    expect((await documents.get('a', createMaker())).toString()).toBe('pdf');
  });

  it('keeps the hundred latest documents only', async () => {
    const documents = new RecentDocuments();
    const make = createMaker();
    for (let key = 0; key <= 100; key += 1) await documents.get(String(key), make);
    await documents.get('1', make);
    expect(make).toHaveBeenCalledTimes(101);
    await documents.get('0', make);
    expect(make).toHaveBeenCalledTimes(102);
  });
});

import { getQueueStorageKey } from '@bearings/contracts';
import { act, render, screen, userEvent, waitFor, within, createDeferred } from '@bearings/web/testing';
import { useQueuedChanges } from './use-queued-changes';

const QUEUE_NAME = 'plan:first';
const STORAGE_KEY = getQueueStorageKey('ada');
const isText = (value: unknown): value is string => typeof value === 'string';
const createFailure = (status: number) => ({ error: { status, message: String(status) } });

type Reply = { error?: unknown };

/** The changes that the fake server has received. `reply` returns its reply to each. */
let sentChanges: string[];
let reply: (change: string) => Reply | Promise<Reply>;
const onRefused = jest.fn();
const onAccepted = jest.fn();
const onSentElsewhere = jest.fn();
/** The account that is signed in, according to the fake server. */
let signedInUser: string | null;

function Tab({ account = 'ada', adds = 'tick' }: { account?: string | null; adds?: string }) {
  const { waiting, delay, add, retry } = useQueuedChanges({
    name: QUEUE_NAME,
    account,
    askAccount: async () => signedInUser,
    isChange: isText,
    send: async (change) => {
      sentChanges.push(change);
      return reply(change);
    },
    onRefused,
    onAccepted,
    onSentElsewhere,
  });
  return (
    <section aria-label={adds}>
      <p>
        {waiting.join(', ')} ({delay ?? 'no delay'})
      </p>
      <button onClick={() => add(adds)}>Add</button>
      <button onClick={retry}>Retry</button>
    </section>
  );
}

const getShownChanges = (name = 'tick') => screen.getByRole('region', { name }).querySelector('p');
const pressButton = (button: string, name = 'tick') =>
  userEvent.click(within(screen.getByRole('region', { name })).getByRole('button', { name: button }));
const readStoredQueue = () => window.localStorage.getItem(STORAGE_KEY);
/** Dispatches the event with which a browser tells a tab that another tab changed the storage. */
const notifyTabs = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY })));

beforeEach(() => {
  window.localStorage.clear();
  jest.clearAllMocks();
  sentChanges = [];
  signedInUser = 'ada';
  reply = () => ({});
});
afterEach(() => jest.restoreAllMocks());

describe('queued changes', () => {
  it.each([
    ['a lost connection', 0, 'offline'],
    ['an error of the server', 503, 'failed'],
    ['too many calls', 429, 'failed'],
    ['a session that has ended', 401, 'signedOut'],
  ])('stay in the browser, in order, after %s, and are sent on a retry', async (...row) => {
    const [, status, delay] = row;
    reply = () => createFailure(status);
    const { unmount } = render(<Tab />);
    await pressButton('Add');
    await pressButton('Add');
    await waitFor(() => expect(getShownChanges()).toHaveTextContent(`tick, tick (${delay})`));
    unmount();
    render(<Tab />);
    expect(getShownChanges()).toHaveTextContent('tick, tick');
    await waitFor(() => expect(getShownChanges()).toHaveTextContent(`(${delay})`));
    reply = () => ({});
    await pressButton('Retry');
    await waitFor(() => expect(getShownChanges()).toHaveTextContent(/^\(no delay\)$/));
    expect(readStoredQueue()).toBeNull();
    expect(onRefused).not.toHaveBeenCalled();
  });

  it.each([
    ['refuses them', 409],
    ['does not find what they change, for the same account', 404],
  ])('are deleted when the server %s', async (_, status) => {
    reply = () => createFailure(status);
    render(<Tab />);
    await pressButton('Add');
    await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
    expect(readStoredQueue()).toBeNull();
  });

  it('are kept if sending them fails with an error that is not an API error', async () => {
    reply = () => ({ error: new Error('The reply has no shape.') });
    render(<Tab />);
    await pressButton('Add');
    await waitFor(() => expect(getShownChanges()).toHaveTextContent('tick (failed)'));
  });

  it('are sent if they were added while another change was being sent', async () => {
    const first = createDeferred();
    reply = () => (sentChanges.length === 1 ? first.promise.then(() => ({})) : {});
    render(<Tab />);
    await pressButton('Add');
    await pressButton('Add');
    expect(sentChanges).toEqual(['tick']);
    await act(async () => first.resolve());
    await waitFor(() => expect(sentChanges).toEqual(['tick', 'tick']));
  });

  it('stay in memory while the account is not known or the storage is full', async () => {
    reply = () => createFailure(0);
    const { rerender } = render(<Tab account={null} />);
    await pressButton('Add');
    expect(getShownChanges()).toHaveTextContent('tick');
    expect(readStoredQueue()).toBeNull();
    rerender(<Tab />);
    expect(readStoredQueue()).toContain('tick');
    const fullStorage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Storage is full.');
    });
    await pressButton('Add');
    expect(getShownChanges()).toHaveTextContent('tick, tick');
    fullStorage.mockRestore();
    reply = () => ({});
    await pressButton('Retry');
    await waitFor(() => expect(sentChanges.length).toBeGreaterThan(3));
    await waitFor(() => expect(readStoredQueue()).toBeNull());
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a queue that is a text', `{"${QUEUE_NAME}":"x"}`],
    ['changes of another kind', `{"${QUEUE_NAME}":[1,{"key":"k","change":2}]}`],
  ])('are discarded if the browser’s storage is damaged: %s', (_, value) => {
    window.localStorage.setItem(STORAGE_KEY, value);
    render(<Tab />);
    expect(getShownChanges()).toHaveTextContent(/^\(no delay\)$/);
    expect(sentChanges).toEqual([]);
  });
});

describe('queued changes of an account', () => {
  it.each([
    ['another account is signed in', 'bob', 'otherAccount'],
    ['its session has ended', null, 'signedOut'],
  ])('are kept when %s, and are sent when the account is signed in again', async (...row) => {
    const [, now, delay] = row;
    signedInUser = now;
    reply = () => createFailure(404);
    const { rerender, unmount } = render(<Tab />);
    await pressButton('Add');
    await waitFor(() => expect(getShownChanges()).toHaveTextContent(`tick (${delay})`));
    rerender(<Tab account={now} />);
    await pressButton('Add');
    await waitFor(() => expect(getShownChanges()).toHaveTextContent(`tick, tick (${delay})`));
    expect(onRefused).not.toHaveBeenCalled();
    unmount();
    signedInUser = 'ada';
    reply = () => ({});
    render(<Tab />);
    await waitFor(() => expect(readStoredQueue()).toBeNull());
    expect(sentChanges.slice(-2)).toEqual(['tick', 'tick']);
    expect(getShownChanges()).toHaveTextContent(/^\(no delay\)$/);
  });

  it('are not shown to another account, and are not overwritten by its changes', async () => {
    reply = () => createFailure(0);
    const { unmount } = render(<Tab />);
    await pressButton('Add');
    unmount();
    render(<Tab account="bob" adds="keep" />);
    expect(getShownChanges('keep')).toHaveTextContent(/^\(no delay\)$/);
    await pressButton('Add', 'keep');
    await waitFor(() => expect(getShownChanges('keep')).toHaveTextContent('keep (offline)'));
    expect(readStoredQueue()).toContain('tick');
  });
});

describe('two tabs with queued changes', () => {
  it('both store and show the changes made in either tab', async () => {
    reply = () => createFailure(0);
    render(
      <>
        <Tab />
        <Tab adds="keep" />
      </>,
    );
    await pressButton('Add');
    await pressButton('Add', 'keep');
    notifyTabs();
    await waitFor(() => expect(getShownChanges()).toHaveTextContent('tick, keep (offline)'));
    await waitFor(() => expect(getShownChanges('keep')).toHaveTextContent('tick, keep (offline)'));
    expect(readStoredQueue()).toContain('tick');
    expect(readStoredQueue()).toContain('keep');
  });

  it('stop showing a change that the other tab has sent', async () => {
    reply = () => createFailure(0);
    render(<Tab />);
    await pressButton('Add');
    await waitFor(() => expect(getShownChanges()).toHaveTextContent('tick (offline)'));
    window.localStorage.removeItem(STORAGE_KEY);
    notifyTabs();
    expect(getShownChanges()).toHaveTextContent(/^\(no delay\)$/);
    expect(onSentElsewhere).toHaveBeenCalledTimes(1);
    expect(sentChanges).toEqual(['tick']);
  });

  it('take turns at sending with the help of a browser lock, if the browser supports locks', async () => {
    const requestLock = jest.fn((_: string, work: () => Promise<unknown>) => work());
    Object.defineProperty(navigator, 'locks', {
      value: { request: requestLock },
      configurable: true,
    });
    render(<Tab />);
    await pressButton('Add');
    await waitFor(() => expect(readStoredQueue()).toBeNull());
    expect(requestLock).toHaveBeenCalledWith(`queue ${QUEUE_NAME}`, expect.any(Function));
    Reflect.deleteProperty(navigator, 'locks');
  });

  it.each([
    ['never gives its lock', () => new Promise(() => {})],
    ['rejects', () => Promise.reject(new DOMException('blocked', 'SecurityError'))],
    [
      'throws',
      () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    ],
  ])('send the change, once, in a browser whose lock manager %s', async (_, request) => {
    jest.useFakeTimers({ advanceTimers: true });
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    const { unmount } = render(<Tab />);
    await pressButton('Add');
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(sentChanges).toEqual(['tick']);
    expect(readStoredQueue()).toBeNull();
    unmount();
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'locks');
  });
});

import { isApiError } from '@bearings/web';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Entry, loadEntries, storeEntries } from './queue-storage';

const RETRY_MS = 10_000;
const UNREACHABLE = 0;
const SIGNED_OUT = 401;
const TOO_MANY = 429;
const SERVER_ERROR = 500;

interface QueueOptions<Change> {
  /** Unique; one for each report, such as "plan:<id>". */
  name: string;
  /** Id of the account. Without one the changes stay in memory. */
  owner: string | null;
  /** Whether a stored value is a change, since storage may be damaged. */
  isChange: (value: unknown) => value is Change;
  /** Sends one change, which may be repeated. */
  send: (change: Change) => PromiseLike<{ error?: unknown }>;
  /** Runs when the server refuses a change for good; it is no longer in the queue then. */
  onRefused: (error: unknown) => void;
}

export interface QueuedChanges<Change> {
  /** Not confirmed yet, in the order in which they were made. Show them as if they were. */
  waiting: readonly Change[];
  /** Why they wait; null while nothing waits or they are being sent. */
  delay: 'offline' | 'signedOut' | null;
  add: (change: Change) => void;
}

/**
 * Changes that are shown at once and sent one after another. They stay in this browser until the server
 * has them, so that nothing is lost offline or by a reload; a failed call is repeated.
 */
export function useQueuedChanges<Change>({
  name,
  owner,
  isChange,
  send,
  onRefused,
}: QueueOptions<Change>): QueuedChanges<Change> {
  const [entries, setEntries] = useState<Entry<Change>[]>([]);
  const [delay, setDelay] = useState<QueuedChanges<Change>['delay']>(null);
  const latest = useRef(entries);
  const isSending = useRef(false);

  const update = (next: Entry<Change>[]) => {
    latest.current = next;
    setEntries(next);
    storeEntries(owner, name, next);
  };
  const flush = useEffectEvent(async () => {
    if (isSending.current) return;
    isSending.current = true;
    let reason: typeof delay = null;
    for (let [next] = latest.current; next; [next] = latest.current) {
      const { key, change } = next;
      const { error } = await send(change);
      reason = delayBy(error);
      if (reason !== null) break;
      if (error) onRefused(error);
      update(latest.current.filter((entry) => entry.key !== key));
    }
    isSending.current = false;
    setDelay(reason);
  });

  const restore = useEffectEvent((stored: Entry<unknown>[]) => {
    const added = latest.current;
    const keys = new Set(added.map(({ key }) => key));
    const missing = stored.flatMap(({ key, change }) =>
      isChange(change) && !keys.has(key) ? [{ key, change }] : [],
    );
    if (missing.length > 0) update([...missing, ...added]);
  });

  // The account is known only some time after the page has opened.
  useEffect(() => restore(loadEntries(owner, name)), [owner, name]);
  useEffect(() => {
    if (entries.length > 0) void flush();
  }, [entries]);
  useEffect(() => {
    if (delay === null) return undefined;
    const again = () => void flush();
    const timer = setInterval(again, RETRY_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [delay]);

  return {
    waiting: entries.map(({ change }) => change),
    delay: entries.length > 0 ? delay : null,
    add: (change) => update([...latest.current, { key: crypto.randomUUID(), change }]),
  };
}

/** Returns why a call is to be repeated later; null when it succeeded or was refused for good. */
function delayBy(error: unknown): QueuedChanges<unknown>['delay'] {
  if (!isApiError(error)) return null;
  const { status } = error;
  if (status === SIGNED_OUT) return 'signedOut';
  return status === UNREACHABLE || status === TOO_MANY || status >= SERVER_ERROR ? 'offline' : null;
}

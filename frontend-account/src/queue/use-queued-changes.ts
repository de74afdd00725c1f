import { getQueueStorageKey } from '@bearings/contracts';
import { createUuid, isApiError } from '@bearings/web';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type QueueEntry, loadEntries, storeEntries } from './queue-storage';

const RETRY_MS = 10_000;
const MAX_LOCK_WAIT_MS = 10_000;
const UNREACHABLE_STATUS = 0;
const SIGNED_OUT_STATUS = 401;
const NOT_FOUND_STATUS = 404;
const TOO_MANY_REQUESTS_STATUS = 429;
const SERVER_ERROR_STATUS = 500;

/**
 * Why changes are not sent yet: there is no connection, the server fails, the session has ended, or
 * another account is signed in.
 */
export type UnsentReason = 'offline' | 'failed' | 'signedOut' | 'otherAccount';

interface QueueOptions<Change> {
  /** A unique name, one for each report, such as "plan:<id>". */
  name: string;
  /** Id of the signed-in account. Until it is known, changes are not stored in the browser but stay in memory. */
  account: string | null;
  /** Asks the server which account is signed in now; null for none. */
  askAccount: () => Promise<string | null>;
  /** Returns whether a value from the browser's storage is a valid change, since the storage may be damaged. */
  isChange: (value: unknown) => value is Change;
  /** Sends one change. After a failure it is called again with the same change. */
  send: (change: Change) => PromiseLike<{ error?: unknown }>;
  /** Called if the server rejects a change for good. The change has then been removed from the queue. */
  onRefused: (error: unknown, change: Change) => void;
  /** Called when the server has accepted a change. */
  onAccepted: () => void;
  /** Called when another tab has sent a change: this tab did not get the server's reply. */
  onSentElsewhere: () => void;
}

export interface QueuedChanges<Change> {
  /** The changes that the server has not confirmed, oldest first. The page shows them as if they were confirmed. */
  waiting: readonly Change[];
  /** Why changes are not sent; null if there are none or they are being sent. */
  delay: UnsentReason | null;
  add: (change: Change) => void;
  retry: () => void;
}

/**
 * Queues changes that the page shows immediately, and sends them one after the other. The browser stores them for all
 * its tabs until the server has them, so that none is lost offline or by a reload. A failed request is repeated. The
 * changes belong to the first account that is known; if another one signs in later, they are not sent.
 */
export function useQueuedChanges<Change>({
  name,
  account,
  askAccount,
  isChange,
  send,
  onRefused,
  onAccepted,
  onSentElsewhere,
}: QueueOptions<Change>): QueuedChanges<Change> {
  const [owner, setOwner] = useState(account);
  if (owner === null && account !== null) setOwner(account);
  const [entries, setEntries] = useState(() => loadEntries(owner, name, isChange));
  const [delay, setDelay] = useState<UnsentReason | null>(null);
  /** Changes that could not be stored in the browser. */
  const unstoredEntries = useRef<QueueEntry<Change>[]>([]);
  const isSending = useRef(false);

  // The storage is read each time, because another tab may have changed it.
  const readEntries = (): QueueEntry<Change>[] => {
    const storedEntries = loadEntries(owner, name, isChange);
    const keys = new Set(storedEntries.map(({ key }) => key));
    return [...storedEntries, ...unstoredEntries.current.filter(({ key }) => !keys.has(key))];
  };
  const writeEntries = (next: QueueEntry<Change>[]) => {
    unstoredEntries.current = storeEntries(owner, name, next) ? [] : next;
    setEntries(next);
  };
  const readCurrent = useEffectEvent(readEntries);
  const replaceEntries = useEffectEvent(writeEntries);
  const sendOne = useEffectEvent(send);
  const callOnRefused = useEffectEvent(onRefused);
  const callOnAccepted = useEffectEvent(onAccepted);

  /**
   * Called when the server answers 404 to a change, as it does to everybody but the report's owner. Returns
   * `signedOut` or `otherAccount` if that is the reason; null if the owner of the changes is still signed in.
   */
  const delayByAccount = useEffectEvent(async (): Promise<UnsentReason | null> => {
    const now = await askAccount();
    if (now === null) return 'signedOut';
    return now === owner ? null : 'otherAccount';
  });
  /** Sends all changes. Returns why some could not be sent; null if all were sent. */
  const sendAll = useEffectEvent(async (): Promise<UnsentReason | null> => {
    for (let [next] = readCurrent(); next; [next] = readCurrent()) {
      const { key, change } = next;
      const { error } = await sendOne(change);
      const reason = isMissing(error) ? await delayByAccount() : findUnsentReason(error);
      if (reason !== null) return reason;
      if (error) callOnRefused(error, change);
      else callOnAccepted();
      replaceEntries(readCurrent().filter((entry) => entry.key !== key));
    }
    return null;
  });
  const flushEntries = useEffectEvent(async () => {
    if (isSending.current) return;
    isSending.current = true;
    let reason: UnsentReason | null = null;
    do reason = await runInOneTab(name, () => sendAll());
    while (reason === null && readCurrent().length > 0);
    isSending.current = false;
    setDelay(reason);
  });
  const followStorage = useEffectEvent(({ key }: StorageEvent) => {
    if (owner === null || key !== getQueueStorageKey(owner)) return;
    const now = readEntries();
    setEntries(now);
    const keys = new Set(now.map((entry) => entry.key));
    if (entries.some((entry) => !keys.has(entry.key))) onSentElsewhere();
  });

  const restoreEntries = useEffectEvent((stored: readonly QueueEntry<Change>[]) => {
    if (stored.length > 0 || unstoredEntries.current.length > 0) writeEntries(readEntries());
  });

  // Loads the stored changes as soon as the account is known, which it is not yet when the page opens.
  useEffect(() => restoreEntries(loadEntries(owner, name, isChange)), [owner, name, isChange]);
  useEffect(() => {
    if (entries.length > 0) void flushEntries();
  }, [entries]);
  useEffect(() => {
    const listener = (event: StorageEvent) => followStorage(event);
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, []);
  useEffect(() => {
    if (delay === null) return undefined;
    const flushAgain = () => void flushEntries();
    const timer = setInterval(flushAgain, RETRY_MS);
    window.addEventListener('online', flushAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', flushAgain);
    };
  }, [delay]);

  return {
    waiting: entries.map(({ change }) => change),
    delay: entries.length > 0 ? delay : null,
    add: (change) => writeEntries([...readEntries(), { key: createUuid(), change }]),
    retry: () => void flushEntries(),
  };
}

/**
 * Runs `work` while no other tab runs it. Without the Web Locks API, or if another tab was frozen while it had the lock,
 * a change may be sent twice.
 */
async function runInOneTab<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  let result: Promise<Result> | undefined;
  const workOnce = () => (result ??= work());
  const lock = async () => navigator.locks.request(`queue ${name}`, workOnce);
  const isLate = new Promise((resolve) => setTimeout(resolve, MAX_LOCK_WAIT_MS));
  await Promise.race([lock(), isLate]).catch(() => undefined);
  return workOnce();
}

const isMissing = (error: unknown): boolean => isApiError(error) && error.status === NOT_FOUND_STATUS;

/** Returns why a request must be repeated later; null if it succeeded or was rejected for good. */
function findUnsentReason(error: unknown): UnsentReason | null {
  if (!error) return null;
  if (!isApiError(error)) return 'failed';
  const { status } = error;
  if (status === SIGNED_OUT_STATUS) return 'signedOut';
  if (status === UNREACHABLE_STATUS) return 'offline';
  return status === TOO_MANY_REQUESTS_STATUS || status >= SERVER_ERROR_STATUS ? 'failed' : null;
}

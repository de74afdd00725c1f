import { useEffect, useEffectEvent, useState } from 'react';
import type { JobInMind } from './choices';

/** A job found by a search. If a synonym matched instead of the title, it is included. */
export interface FoundJob extends JobInMind {
  also?: string | undefined;
}

/** Finds jobs for a text. Resolves to null if the search failed; never rejects. */
export type SearchJobs = (text: string) => Promise<readonly FoundJob[] | null>;

export type JobSearch =
  | { state: 'idle' | 'searching' | 'offline' | 'failed' }
  | { state: 'found'; jobs: readonly FoundJob[] };

/** Delay after the last typed character, so that a word causes only one search. */
const DELAY_MS = 250;
const MIN_LETTERS = 2;

/**
 * Searches for the typed text, shortly after the last typed character, and again when the
 * connection is restored. Ignores the reply to an earlier text.
 * @returns the state of the search, and a function that repeats a failed search
 */
export function useJobSearch(text: string, searchJobs: SearchJobs): [JobSearch, () => void] {
  const wanted = text.trim();
  const isWanted = wanted.length >= MIN_LETTERS;
  const [last, setLast] = useState<{ text: string; search: JobSearch }>();
  const [repeated, setRepeated] = useState({ text: '' });
  const search = useEffectEvent(searchJobs);

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const send = async () => {
      const jobs = navigator.onLine ? await search(wanted) : null;
      if (!isCurrent) return;
      const failed = { state: navigator.onLine ? 'failed' : 'offline' } as const;
      setLast({ text: wanted, search: jobs ? { state: 'found', jobs } : failed });
    };
    const timer = window.setTimeout(() => void send(), repeated.text === wanted ? 0 : DELAY_MS);
    const again = () => setRepeated({ text: wanted });
    window.addEventListener('online', again);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [wanted, isWanted, repeated]);

  const retry = () => {
    setLast(undefined);
    setRepeated({ text: wanted });
  };
  if (!isWanted) return [{ state: 'idle' }, retry];
  return [last?.text === wanted ? last.search : { state: 'searching' }, retry];
}

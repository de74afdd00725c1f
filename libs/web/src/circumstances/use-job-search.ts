import { cleanSearch } from '@bearings/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { JobInMind } from './job-in-mind';
import { isOnline } from '../use-online';

/** A job found by a search. */
export interface FoundJob extends JobInMind {
  /** Other titles of the job that matched; empty if its own title did. */
  matchedTitles: readonly string[];
}

export interface SearchOptions {
  /** `all`: also common jobs that are never recommended. */
  scope?: 'all';
  /** `any-word`: the nearest titles, which have any word of the text. */
  match?: 'any-word';
}

/** Finds jobs for a text. Resolves to null if the search failed; never rejects. */
export type SearchJobs = (text: string, options?: SearchOptions) => Promise<readonly FoundJob[] | null>;

export type JobSearch =
  | { state: 'idle' | 'searching' | 'offline' | 'failed' }
  | { state: 'found'; jobs: readonly FoundJob[] };

/** Delay after the last typed character, so that a word causes only one search. */
const SEARCH_DELAY_MS = 250;
const MIN_LETTERS = 2;

/**
 * Searches for the typed text, shortly after the last typed character, and again when the
 * connection is restored. Ignores the reply to an earlier text.
 * @returns the state of the search, and a function that repeats a failed search
 */
export function useJobSearch(text: string, searchJobs: SearchJobs): [JobSearch, () => void] {
  const wantedText = cleanSearch(text);
  const isSearchWanted = wantedText.length >= MIN_LETTERS;
  const [last, setLast] = useState<{ text: string; search: JobSearch }>();
  const [repeated, setRepeated] = useState({ text: '' });
  const search = useEffectEvent(searchJobs);

  useEffect(() => {
    if (!isSearchWanted) return;
    let isCurrent = true;
    const sendSearch = async () => {
      const jobs = isOnline() ? await search(wantedText) : null;
      if (!isCurrent) return;
      const failed = { state: isOnline() ? 'failed' : 'offline' } as const;
      setLast({ text: wantedText, search: jobs ? { state: 'found', jobs } : failed });
    };
    const timer = window.setTimeout(() => void sendSearch(), repeated.text === wantedText ? 0 : SEARCH_DELAY_MS);
    const searchAgain = () => setRepeated({ text: wantedText });
    window.addEventListener('online', searchAgain);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
      window.removeEventListener('online', searchAgain);
    };
  }, [wantedText, isSearchWanted, repeated]);

  const retrySearch = () => {
    setLast(undefined);
    setRepeated({ text: wantedText });
  };
  if (!isSearchWanted) return [{ state: 'idle' }, retrySearch];
  return [last?.text === wantedText ? last.search : { state: 'searching' }, retrySearch];
}

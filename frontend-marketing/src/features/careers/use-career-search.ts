import { useRef, useState } from 'react';
import { loadCareerSearch, searchCareers } from './career-search';

export interface CareerSearchState {
  text: string;
  /** The found careers, best first; null without a search. */
  slugs: readonly string[] | null;
  isFailed: boolean;
  change: (text: string) => void;
  /** Fetches the index, before anything is typed. */
  prepare: () => void;
}

/** Searches the careers by any title while the reader types. */
export function useCareerSearch(): CareerSearchState {
  const [text, setText] = useState('');
  const [slugs, setSlugs] = useState<readonly string[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const latest = useRef('');
  const find = async (wanted: string) => {
    const found = await searchCareers(wanted).catch(() => null);
    // A slower answer to an earlier text is out of date.
    if (latest.current !== wanted) return;
    setFailed(found === null);
    setSlugs(found);
  };
  const change = (next: string) => {
    latest.current = next;
    setText(next);
    if (next.trim() === '') setSlugs(null);
    else void find(next);
  };
  const prepare = () => void loadCareerSearch().catch(() => setFailed(true));
  return { text, slugs, isFailed, change, prepare };
}

import { useRef, useState } from 'react';
import { loadCareerSearch, searchCareers } from './career-search';

export interface CareerSearchState {
  text: string;
  /** Slugs of the careers found, best match first; null if nothing is searched for. */
  slugs: readonly string[] | null;
  isFailed: boolean;
  change: (text: string) => void;
  /** Downloads the search index in advance, before the reader types. */
  prepare: () => void;
}

/** Searches careers while the reader types. A career is found by any of its titles. */
export function useCareerSearch(): CareerSearchState {
  const [text, setText] = useState('');
  const [slugs, setSlugs] = useState<readonly string[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  const latestText = useRef('');
  const findCareers = async (wanted: string) => {
    const found = await searchCareers(wanted).catch(() => null);
    // The reader has changed the text since, so this result is out of date.
    if (latestText.current !== wanted) return;
    setFailed(found === null);
    setSlugs(found);
  };
  const changeText = (next: string) => {
    latestText.current = next;
    setText(next);
    if (next.trim() === '') setSlugs(null);
    else void findCareers(next);
  };
  const prepare = () => void loadCareerSearch().catch(() => setFailed(true));
  return { text, slugs, isFailed, change: changeText, prepare };
}

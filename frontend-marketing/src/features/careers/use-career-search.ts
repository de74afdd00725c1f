import { useEffect, useState } from 'react';
import { loadCareerSearch, searchCareers } from './career-search';

export interface CareerSearchState {
  /** Slugs of the careers found, best match first; null if nothing is searched for, or nothing was found out yet. */
  slugs: readonly string[] | null;
  isFailed: boolean;
  /** Downloads the search index in advance, before the reader types. */
  prepare: () => void;
}

interface SearchResult {
  /** Null if the search failed. */
  slugs: readonly string[] | null;
}

/** Searches careers while the reader types. A career is found by any of its titles. */
export function useCareerSearch(text: string): CareerSearchState {
  // While the next text is searched for, the result of the last one stays.
  const [result, setResult] = useState<SearchResult | null>(null);
  const isSearching = text.trim() !== '';
  useEffect(() => {
    if (!isSearching) return undefined;
    let isLatest = true;
    const show = (slugs: readonly string[] | null) => {
      if (isLatest) setResult({ slugs });
    };
    searchCareers(text).then(show, () => show(null));
    return () => {
      isLatest = false;
    };
  }, [text, isSearching]);
  if (!isSearching && result?.slugs) setResult(null);
  const prepare = () => void loadCareerSearch().catch(() => setResult({ slugs: null }));
  return { slugs: isSearching ? (result?.slugs ?? null) : null, isFailed: result?.slugs === null, prepare };
}

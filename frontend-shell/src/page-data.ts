import type { RemotesFile } from './remotes/federation';

/** What whoever composed a prerendered page wrote into it, as JSON in `#page-data`. */
export interface PageData {
  /** The origin the site is published at. */
  origin: string;
  /** What `/remotes.json` said when the page was composed. */
  remotes: RemotesFile;
}

/** Reads it; undefined on a page that was not prerendered. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById('page-data')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

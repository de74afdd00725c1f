import type { KnownReplies } from '@bearings/web';
import { isRemotesFile, type RemotesFile } from './remotes/federation';

/** The JSON in the element `#page-data` of a prerendered page. Publishing writes it. */
export interface PageData {
  /** The origin the site is published at. */
  origin: string;
  /**
   * The content of `/remotes.json` when the page was published. Pages of the careers library contain only the entry of
   * their own remote, so that they need not change when another remote is published.
   */
  remotes: RemotesFile;
  /** The replies of the API that the page was rendered from. */
  replies?: KnownReplies;
}

/** Returns the data in a prerendered page; undefined on any other page. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById('page-data')?.textContent;
  if (!text) return undefined;
  const data: unknown = JSON.parse(text);
  return isPageData(data) ? data : undefined;
}

function isPageData(data: unknown): data is PageData {
  if (typeof data !== 'object' || data === null) return false;
  return 'origin' in data && typeof data.origin === 'string' && 'remotes' in data && isRemotesFile(data.remotes);
}

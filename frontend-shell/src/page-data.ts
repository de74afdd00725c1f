import type { PrerenderedReplies } from '@bearings/web';
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
  replies?: PrerenderedReplies;
}

/**
 * Returns the data in a prerendered page; undefined on any other page. The replies of a page that the API rendered are
 * in the element `#known-replies`.
 */
export function readPageData(): PageData | undefined {
  const data = readJson('page-data');
  return isPageData(data) ? { ...data, ...readJson('known-replies') } : undefined;
}

function readJson(id: string): object | undefined {
  const text = document.getElementById(id)?.textContent;
  const data: unknown = text ? JSON.parse(text) : undefined;
  return typeof data === 'object' && data !== null ? data : undefined;
}

function isPageData(data: object | undefined): data is PageData {
  return (
    data !== undefined &&
    'origin' in data &&
    typeof data.origin === 'string' &&
    'remotes' in data &&
    isRemotesFile(data.remotes)
  );
}

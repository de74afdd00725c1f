import { readStoredValue, storeValue } from '@bearings/web';

const STORAGE_KEY = 'bearings.scroll-positions';
const MAX_POSITIONS = 50;

/**
 * Identifies a link, so that it can be found again when the page is rendered again: by its `href`, and by its index
 * among the links with this `href`.
 */
export interface LinkLocator {
  href: string;
  index: number;
}

export interface ScrollPosition {
  /**
   * The path of the page. This path and the key identify an entry of the history: keys alone are unique only until the
   * document is reloaded.
   */
  path: string;
  /** The scroll position in pixels from the top. */
  top: number;
  /** The link that the reader followed from this page. */
  link?: LinkLocator;
}

/** Stores the scroll position of each history entry, until the tab is closed. */
export interface ScrollPositions {
  find(key: string, path: string): ScrollPosition | undefined;
  put(key: string, position: ScrollPosition): void;
  /** Saves all positions to sessionStorage, for the next document in this tab. */
  store(): void;
}

export function createScrollPositions(): ScrollPositions {
  const positions = new Map<string, ScrollPosition>(readStoredPositions());
  return {
    find(key, path) {
      const position = positions.get(key);
      return position?.path === path ? position : undefined;
    },
    put(key, position) {
      positions.delete(key);
      positions.set(key, position);
      for (const oldest of positions.keys()) {
        if (positions.size <= MAX_POSITIONS) break;
        positions.delete(oldest);
      }
    },
    store() {
      // If storage is full or blocked, the next document starts at the top.
      storeValue(STORAGE_KEY, [...positions], 'tab');
    },
  };
}

function readStoredPositions(): [string, ScrollPosition][] {
  const storedPositions = readStoredValue(STORAGE_KEY, 'tab');
  return Array.isArray(storedPositions) ? storedPositions.filter(isStoredPosition) : [];
}

function isStoredPosition(entry: unknown): entry is [string, ScrollPosition] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const position: unknown = entry[1];
  return (
    typeof position === 'object' &&
    position !== null &&
    'path' in position &&
    typeof position.path === 'string' &&
    'top' in position &&
    typeof position.top === 'number'
  );
}

const findLinksTo = (page: ParentNode, href: string): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === href);

/** Returns what identifies the link on which an event happened; undefined if it did not happen on a link. */
export function createLinkLocator(page: ParentNode, target: EventTarget | null): LinkLocator | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[href]') : null;
  const href = link?.getAttribute('href');
  if (!link || !href) return undefined;
  const index = findLinksTo(page, href).indexOf(link);
  return index === -1 ? undefined : { href, index };
}

export const findLink = (page: ParentNode, address: LinkLocator | undefined): HTMLElement | undefined =>
  address && findLinksTo(page, address.href)[address.index];

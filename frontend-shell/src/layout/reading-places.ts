const STORED_AS = 'bearings.places';
const MAX_PLACES = 50;

/** Identifies a link across renders: the `index`-th link on the page with this `href`. */
export interface LinkAddress {
  href: string;
  index: number;
}

export interface Place {
  /** The page's path, since history keys are unique only within one load of the document. */
  path: string;
  /** The scroll position in pixels from the top. */
  top: number;
  /** The link by which the reader left the page. */
  link?: LinkAddress;
}

/** Stores the reader's positions by history key, for the lifetime of the tab. */
export interface ReadingPlaces {
  find(key: string, path: string): Place | undefined;
  put(key: string, place: Place): void;
  /** Saves all places to sessionStorage, for the next document in this tab. */
  store(): void;
}

export function createReadingPlaces(): ReadingPlaces {
  const places = new Map<string, Place>(readStored());
  return {
    find(key, path) {
      const place = places.get(key);
      return place?.path === path ? place : undefined;
    },
    put(key, place) {
      places.delete(key);
      places.set(key, place);
      for (const oldest of places.keys()) {
        if (places.size <= MAX_PLACES) break;
        places.delete(oldest);
      }
    },
    store() {
      try {
        sessionStorage.setItem(STORED_AS, JSON.stringify([...places]));
      } catch {
        // Storage is full or blocked. The next document then starts at the top.
      }
    },
  };
}

function readStored(): [string, Place][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED_AS) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is [string, Place] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const place: unknown = entry[1];
  return (
    typeof place === 'object' &&
    place !== null &&
    'path' in place &&
    typeof place.path === 'string' &&
    'top' in place &&
    typeof place.top === 'number'
  );
}

const linksTo = (page: ParentNode, href: string): HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>('a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  );

/** Returns the address of the link that an event came from, or undefined if it came from none. */
export function addressOfLink(
  page: ParentNode,
  target: EventTarget | null,
): LinkAddress | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[href]') : null;
  const href = link?.getAttribute('href');
  if (!link || !href) return undefined;
  const index = linksTo(page, href).indexOf(link);
  return index === -1 ? undefined : { href, index };
}

export const findLink = (
  page: ParentNode,
  address: LinkAddress | undefined,
): HTMLElement | undefined => address && linksTo(page, address.href)[address.index];

/** The upper and lower edge of an element, in pixels from the top of the window. */
export interface Span {
  top: number;
  bottom: number;
}

export interface Room {
  /** The height of the toast, in pixels. */
  height: number;
  windowHeight: number;
  /** Areas that the toast must not cover, the most important first. */
  obstacles: readonly (readonly Span[])[];
  /** The preferred edge of the window for the toast. */
  edge: 'top' | 'bottom';
}

/**
 * Returns the position of the toast's upper edge at which it covers none of the obstacles. If there is no such
 * position, less important obstacles may be covered; null if the most important ones would be.
 */
export function placeToast(room: Room): number | null {
  for (let count = room.obstacles.length; count > 0; count -= 1) {
    const top = placeBeside(room, room.obstacles.slice(0, count).flat());
    if (top !== undefined) return top;
  }
  return null;
}

const edgeOf = ({ height, windowHeight, edge }: Room): number =>
  edge === 'top' ? 0 : windowHeight - height;

/** Returns the free position nearest to the edge; undefined if there is none. */
function placeBeside(room: Room, obstacles: readonly Span[]): number | undefined {
  const { height, windowHeight, edge } = room;
  const lowest = windowHeight - height;
  const atEdge = edgeOf(room);
  const candidates = obstacles.map(({ top, bottom }) => (edge === 'top' ? bottom : top - height));
  const isFree = (offset: number): boolean =>
    offset >= 0 &&
    offset <= lowest &&
    obstacles.every(({ top, bottom }) => offset >= bottom || offset + height <= top);
  return [atEdge, ...candidates]
    .filter(isFree)
    .toSorted((a, b) => Math.abs(a - atEdge) - Math.abs(b - atEdge))[0];
}

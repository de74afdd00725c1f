/** The upper and lower edge of an element, in pixels from the top of the window. */
export interface VerticalSpan {
  top: number;
  bottom: number;
}

export interface ToastRoom {
  /** The height of the toast, in pixels. */
  height: number;
  windowHeight: number;
  /** Areas that the toast must not cover, the most important first. */
  obstacles: readonly (readonly VerticalSpan[])[];
  /** The edge of the window that the toast should be near. */
  edge: 'top' | 'bottom';
}

/**
 * Returns the distance of the toast's upper edge from the top of the window, chosen so that the toast covers none of
 * the areas. If there is not enough space, the toast may cover the less important areas. Returns null if it would cover
 * one of the most important areas.
 */
export function placeToast(room: ToastRoom): number | null {
  for (let count = room.obstacles.length; count > 0; count -= 1) {
    const top = findPlaceBeside(room, room.obstacles.slice(0, count).flat());
    if (top !== undefined) return top;
  }
  return null;
}

const toEdgeTop = ({ height, windowHeight, edge }: ToastRoom): number => (edge === 'top' ? 0 : windowHeight - height);

/** Returns the free position nearest to the preferred edge; undefined if there is none. */
function findPlaceBeside(room: ToastRoom, obstacles: readonly VerticalSpan[]): number | undefined {
  const { height, windowHeight, edge } = room;
  const lowestTop = windowHeight - height;
  const edgeTop = toEdgeTop(room);
  const candidates = obstacles.map(({ top, bottom }) => (edge === 'top' ? bottom : top - height));
  const isFree = (offset: number): boolean =>
    offset >= 0 &&
    offset <= lowestTop &&
    obstacles.every(({ top, bottom }) => offset >= bottom || offset + height <= top);
  return [edgeTop, ...candidates].filter(isFree).toSorted((a, b) => Math.abs(a - edgeTop) - Math.abs(b - edgeTop))[0];
}

import { SHAPE_SIZE, type ShapeArea, shapePath, shapeValues } from '@bearings/contracts';
import { useId } from 'react';
import { ShapeCurve } from './shape-curve';

/** The shape alone at 34 to 48 px: the reader's emblem. It is decoration; the words stand beside it. */
export function ShapeEmblem({ areas, size = 40 }: { areas: readonly ShapeArea[]; size?: number }) {
  return (
    <svg
      className="ui-shape ui-shape-emblem"
      width={size}
      height={size}
      viewBox={`40 40 ${SHAPE_SIZE - 80} ${SHAPE_SIZE - 80}`}
      aria-hidden="true"
    >
      <ShapeCurve id={useId()} path={shapePath(shapeValues(areas))} fills={[1, 3, 5]} />
    </svg>
  );
}

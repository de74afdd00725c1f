import { type Category, type SeenValues, type ShapeValues } from '@bearings/domain';
import {
  drawSeenPath,
  drawSpokeArrow,
  getShapeAngle,
  SHAPE_AREAS,
  toShapePoint,
  toShapeRadius,
} from '@bearings/charts';

/**
 * The dashed second curve of the score chart, through what others see in the reader, with a hollow circle at each value.
 * An arrow leads from the reader's score to theirs in one category.
 */
export function ShapeSeen({ own, seen, arrow }: { own: ShapeValues; seen: SeenValues; arrow: Category | undefined }) {
  const path = drawSeenPath(seen);
  const arrowValue = arrow && seen[arrow];
  return (
    <>
      <path d={path} className="ui-shape-seen-halo" />
      <path d={path} className="ui-shape-seen" />
      {SHAPE_AREAS.map(({ category }) => {
        const value = seen[category];
        if (value === undefined) return null;
        const { x, y } = toShapePoint(getShapeAngle(category), toShapeRadius(value));
        return <circle key={category} className="ui-shape-seen-node" cx={x.toFixed(1)} cy={y.toFixed(1)} r="4" />;
      })}
      {arrow && arrowValue !== undefined && (
        <path
          className="ui-shape-gap"
          transform={`rotate(${getShapeAngle(arrow)} 180 180)`}
          d={drawSpokeArrow(toShapeRadius(own[arrow]), toShapeRadius(arrowValue))}
        />
      )}
    </>
  );
}

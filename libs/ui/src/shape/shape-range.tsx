import { mapCategories, type ShapeValues } from '@bearings/domain';
import { drawShapePath } from '@bearings/charts';

/**
 * The range in which each score may lie: the hatched area from `margin` points below the scores to
 * `margin` points above them, with dashed edges.
 */
export function ShapeRange({ id, values, margin }: { id: string; values: ShapeValues; margin: number }) {
  const edge = (by: number) => drawShapePath(mapCategories((category) => values[category] + by));
  const [outer, inner] = [edge(margin), edge(-margin)];
  return (
    <>
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="ui-shape-hatch" d="M0 0V5" />
      </pattern>
      <path d={`${outer}${inner}`} fill={`url(#${id})`} fillRule="evenodd" />
      <path d={outer} className="ui-shape-edge" />
      <path d={inner} className="ui-shape-edge" />
      <path d={drawShapePath(values)} className="ui-shape-coast" />
    </>
  );
}

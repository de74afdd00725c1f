import { type Category, listShapeGaps, type ShapeValues } from '@bearings/domain';
import {
  SHAPE_AREAS,
  drawShapePath,
  drawSpokeArrow,
  getShapeAngle,
  toShapePoint,
  toShapeRadius,
} from '@bearings/charts';

/** The demands of a job in each category. */
export interface JobDemands {
  values: ShapeValues;
  /** The categories whose demands are estimates. Their points are dashed. */
  estimates?: readonly Category[];
}

const HALF_NODE_SIZE = 3;

/** The line through a job's demands in the score chart, with a point at each. */
export function JobLine({ demands }: { demands: JobDemands }) {
  const path = drawShapePath(demands.values);
  return (
    <>
      <path d={path} className="ui-shape-job" />
      {SHAPE_AREAS.map(({ category }) => {
        const angle = getShapeAngle(category);
        const { x, y } = toShapePoint(angle, toShapeRadius(demands.values[category]));
        return (
          <rect
            key={category}
            className="ui-shape-node"
            data-estimate={demands.estimates?.includes(category) || undefined}
            x={(x - HALF_NODE_SIZE).toFixed(1)}
            y={(y - HALF_NODE_SIZE).toFixed(1)}
            width={2 * HALF_NODE_SIZE}
            height={2 * HALF_NODE_SIZE}
            transform={`rotate(${angle} ${x.toFixed(1)} ${y.toFixed(1)})`}
          />
        );
      })}
    </>
  );
}

/**
 * The line of a job's demands over the reader's curve. Arrows show where the job demands clearly
 * more than the reader's score.
 */
export function ShapeJob({ values, demands }: { values: ShapeValues; demands: JobDemands }) {
  return (
    <>
      <path d={drawShapePath(demands.values)} className="ui-shape-job-halo" />
      <JobLine demands={demands} />
      {listShapeGaps(values, demands.values).map((category) => (
        <path
          key={category}
          className="ui-shape-gap"
          transform={`rotate(${getShapeAngle(category)} 180 180)`}
          d={drawSpokeArrow(toShapeRadius(values[category]), toShapeRadius(demands.values[category]))}
        />
      ))}
    </>
  );
}

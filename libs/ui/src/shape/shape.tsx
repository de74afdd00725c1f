import {
  sortCategoriesByValue,
  type Category,
  findArrowCategory,
  isFlatShape,
  listShapeGaps,
  type SeenValues,
  toShapeValues,
  type ShapeValues,
} from '@bearings/domain';
import {
  describeDemands,
  describeJob,
  describeShape,
  describeTwoShapes,
  SHAPE_AREAS,
  SHAPE_RADIUS,
  SHAPE_SIZE,
  type ShapeArea,
  getShapeAngle,
  drawShapeLabelPath,
  drawShapePath,
  toShapePoint,
  toShapeRadius,
} from '@bearings/charts';
import { useId } from 'react';
import { ShapeCurve } from './shape-curve';
import { type JobDemands, JobLine, ShapeJob } from './shape-job';
import { ShapeRange } from './shape-range';
import { ShapeSeen } from './shape-seen';

export interface ShapeProps {
  /** All twelve categories in any order. */
  areas: readonly ShapeArea[];
  /** Whose scores they are, in the text alternative of the chart, such as "Robin's". */
  whose?: string;
  /** A job whose demands are drawn over the scores. The scores are then paler, and the needle is left out. */
  job?: JobDemands & { title: string };
  /**
   * What others see in the person, drawn as a dashed second curve over the scores, and whose curves the two are. The
   * scores are then paler, and the needle is left out.
   */
  seen?: { values: SeenValues; whose: string };
  /** Points by which each score may be wrong. If it is set, the chart has a hatched range in place of the fills. */
  margin?: number;
  className?: string;
}

const CENTRE_POINT = SHAPE_SIZE / 2;
const SPOKE_LINES = SHAPE_AREAS.map(({ category }) => {
  const angle = getShapeAngle(category);
  const [from, to] = [toShapeRadius(0), SHAPE_RADIUS].map((radius) => toShapePoint(angle, radius));
  return from && to ? `M${from.x} ${from.y}L${to.x} ${to.y}` : '';
}).join('');

/**
 * The score chart: a closed curve through the reader's twelve scores, arranged in a circle, with a needle to the
 * highest score. It fills its container. It is dark green inside `.ui-deep` and has the colour of paper elsewhere. It
 * has `role="img"` and one sentence as text alternative, so put a `ShapeTable` below it.
 */
export function Shape({ areas, whose = 'Your', job, seen, margin, className }: ShapeProps) {
  const id = useId();
  const values = toShapeValues(areas);
  const top = sortCategoriesByValue(values).slice(0, 2);
  const arrow = seen && findArrowCategory(values, seen.values);
  const gaps = job ? listShapeGaps(values, job.values) : arrow ? [arrow] : [];
  const isOver = job !== undefined || seen !== undefined;
  const [highest] = top;
  const hasNeedle = !isOver && margin === undefined && !isFlatShape(values);
  return (
    <svg
      className={className ? `ui-shape ${className}` : 'ui-shape'}
      data-over={isOver || undefined}
      viewBox={`0 0 ${SHAPE_SIZE} ${SHAPE_SIZE}`}
      role="img"
      aria-label={describe()}
    >
      <Ring />
      {margin === undefined ? (
        <ShapeCurve path={drawShapePath(values)} fills={isOver ? [1, 2, 3] : [1, 2, 3, 4, 5]} />
      ) : (
        <ShapeRange id={`${id}r`} values={values} margin={margin} />
      )}
      {job && <ShapeJob values={values} demands={job} />}
      {seen && <ShapeSeen own={values} seen={seen.values} arrow={arrow} />}
      {hasNeedle && highest && <Needle values={values} to={highest} />}
      <Labels
        id={id}
        markOf={(category) => (gaps.includes(category) ? 'gap' : !isOver && top.includes(category) ? 'top' : undefined)}
      />
    </svg>
  );

  function describe(): string {
    if (job) return describeJob(areas, job.title, job.values);
    return seen ? describeTwoShapes(areas, seen.values, seen.whose) : describeShape(areas, whose);
  }
}

/** The score chart with a job's demands only, as a filled area with points. */
export function JobShape({ job }: { job: JobDemands & { title: string } }) {
  const id = useId();
  const top = sortCategoriesByValue(job.values).slice(0, 3);
  return (
    <svg
      className="ui-shape"
      viewBox={`0 0 ${SHAPE_SIZE} ${SHAPE_SIZE}`}
      role="img"
      aria-label={describeDemands(job.title, job.values)}
    >
      <Ring />
      <path className="ui-shape-demand" d={drawShapePath(job.values)} />
      <JobLine demands={job} />
      <Labels id={id} markOf={(category) => (top.includes(category) ? 'top' : undefined)} />
    </svg>
  );
}

interface LabelsProps {
  /** The id of the chart, from which the ids of its labels are made. */
  id: string;
  markOf: (category: Category) => 'gap' | 'top' | undefined;
}

function Labels({ id, markOf }: LabelsProps) {
  return SHAPE_AREAS.map(({ category, label, nudge }) => (
    <g key={category}>
      <path id={`${id}${category}`} fill="none" d={drawShapeLabelPath(getShapeAngle(category), nudge)} />
      <text className="ui-shape-label" data-mark={markOf(category)}>
        <textPath href={`#${id}${category}`} startOffset="50%" textAnchor="middle">
          {label}
        </textPath>
      </text>
    </g>
  ));
}

/**
 * The background of the score chart: the circle for a score of 100, with ticks every 5 degrees and
 * longer ones at the categories, and dotted rings and spokes.
 */
function Ring() {
  const circle = { cx: CENTRE_POINT, cy: CENTRE_POINT };
  return (
    <>
      <circle className="ui-shape-face" {...circle} r={SHAPE_RADIUS + 5} />
      <circle className="ui-shape-ticks" {...circle} r={SHAPE_RADIUS + 7} pathLength={360} />
      <circle className="ui-shape-ticks" data-long {...circle} r={SHAPE_RADIUS + 8.5} pathLength={360} />
      {[25, 50, 75, 100].map((score) => (
        <circle key={score} className="ui-shape-ring" {...circle} r={toShapeRadius(score)} />
      ))}
      <path className="ui-shape-spokes" d={SPOKE_LINES} />
    </>
  );
}

function Needle({ values, to }: { values: ShapeValues; to: Category }) {
  const tip = (CENTRE_POINT - toShapeRadius(values[to])).toFixed(1);
  return (
    <g className="ui-shape-needle">
      <g transform={`rotate(${getShapeAngle(to)} ${CENTRE_POINT} ${CENTRE_POINT})`}>
        <path className="ui-shape-north" d={`M180 ${tip}L187.5 180H172.5Z`} />
        <path className="ui-shape-south" d="M180 220L187.5 180H172.5Z" />
        <circle className="ui-shape-pin" cx={CENTRE_POINT} cy={CENTRE_POINT} r="3.2" />
      </g>
    </g>
  );
}

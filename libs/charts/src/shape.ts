// Computes the chart of the twelve scores, one closed curve around a centre, for the site, pictures and PDF.
import type { Category, SeenValues, ShapeValues } from '@bearings/domain';

/** The twelve categories clockwise from the top, one every 30 degrees, with short labels. */
export const SHAPE_AREAS = [
  { category: 'creativity', label: 'Creativity', nudge: -2 },
  { category: 'helping', label: 'Helping', nudge: -7 },
  { category: 'communication', label: 'Communication', nudge: -4 },
  { category: 'leadership', label: 'Leadership', nudge: 2 },
  { category: 'motivation', label: 'Motivation', nudge: 2 },
  { category: 'risk', label: 'Risk', nudge: 0 },
  { category: 'burnout', label: 'Pressure', nudge: 0 },
  { category: 'resilience', label: 'Calm', nudge: 0 },
  { category: 'planning', label: 'Planning', nudge: 0 },
  { category: 'practical', label: 'Practicality', nudge: 0 },
  { category: 'spatial', label: 'Spatial', nudge: 0 },
  { category: 'analytical', label: 'Analytical', nudge: 0 },
] as const satisfies readonly { category: Category; label: string; nudge: number }[];

/** Width and height of the chart in SVG units. */
export const SHAPE_SIZE = 360;
/** Distance from the centre at which a score of 100 is drawn. */
export const SHAPE_RADIUS = 132;
/**
 * Sizes of the five filled areas within the curve, as shares of the curve's size, from the outermost area inwards. The
 * areas are decoration and show no scores.
 */
export const SHAPE_LAYER_SCALES = [1, 0.8, 0.6, 0.4, 0.2] as const;

const CENTRE_POINT = SHAPE_SIZE / 2;
const STEPS_PER_CATEGORY = 16;

/**
 * Returns the distance from the centre at which a score is drawn. Scores below 0 count as 0, those above 100 as 100.
 */
export const toShapeRadius = (score: number): number =>
  SHAPE_RADIUS * (0.16 + (0.84 * Math.min(100, Math.max(0, score))) / 100);

/** Returns the point at an angle, in degrees clockwise from the top, and a distance from the centre. */
export function toShapePoint(degrees: number, radius: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: CENTRE_POINT + radius * Math.sin(angle), y: CENTRE_POINT - radius * Math.cos(angle) };
}

/** Returns the angle of a category in degrees, clockwise from the top. */
export const getShapeAngle = (category: Category): number =>
  30 * SHAPE_AREAS.findIndex((area) => area.category === category);

const formatPoint = ({ x, y }: { x: number; y: number }): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/**
 * Returns the SVG path of the curve. It passes through every score. Between two neighbouring scores, its distance from
 * the centre stays between the distances of the two.
 */
export function drawShapePath(values: ShapeValues): string {
  const radii = SHAPE_AREAS.map(({ category }) => toShapeRadius(values[category]));
  const points = radii.flatMap((from, sector) =>
    listSectorPoints(sector, from, radii[(sector + 1) % radii.length] ?? from),
  );
  return `M${points.join('L')}Z`;
}

/**
 * Returns the SVG path of the second curve, through what observers see. It is open beside categories of which they could
 * not say anything.
 */
export function drawSeenPath(seen: SeenValues): string {
  return SHAPE_AREAS.map(({ category }, sector) => {
    const next = SHAPE_AREAS[(sector + 1) % SHAPE_AREAS.length]?.category ?? category;
    const [from, to] = [seen[category], seen[next]];
    if (from === undefined || to === undefined) return '';
    const end = formatPoint(toShapePoint(30 * (sector + 1), toShapeRadius(to)));
    return `M${[...listSectorPoints(sector, toShapeRadius(from), toShapeRadius(to)), end].join('L')}`;
  }).join('');
}

/** Returns the points of the curve from one category up to the next, without the last one. */
function listSectorPoints(sector: number, from: number, to: number): string[] {
  return Array.from({ length: STEPS_PER_CATEGORY }, (_, step) => {
    const part = step / STEPS_PER_CATEGORY;
    const radius = from + ((to - from) * (1 - Math.cos(Math.PI * part))) / 2;
    return formatPoint(toShapePoint(30 * (sector + part), radius));
  });
}

/** Returns the SVG path of an arrow on the spoke at the top, from one distance from the centre to another. */
export function drawSpokeArrow(fromRadius: number, toRadius: number): string {
  const outwards = Math.sign(toRadius - fromRadius);
  const [start, end] = [CENTRE_POINT - fromRadius - 2 * outwards, CENTRE_POINT - toRadius + 5 * outwards];
  const back = 7.3 * outwards;
  return `M180 ${start.toFixed(1)}V${end.toFixed(1)}m-6.4 ${back}l6.4 ${-back}l6.4 ${back}`;
}

/**
 * Returns the SVG path of the arc along which a label is written, from left to right. The middle of the arc is at
 * `degrees` plus the correction `nudge`, clockwise from the top.
 */
export function drawShapeLabelPath(degrees: number, nudge: number): string {
  const isAbove = degrees <= 90 || degrees >= 270;
  const radius = SHAPE_RADIUS + (isAbove ? 17 : 26);
  const halfWidth = isAbove ? 24 : -24;
  const [from, to] = [-halfWidth, halfWidth].map((by) => formatPoint(toShapePoint(degrees + nudge + by, radius)));
  return `M${from}A${radius} ${radius} 0 0 ${isAbove ? 1 : 0} ${to}`;
}

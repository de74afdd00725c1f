// The geometry of the drawing of twelve scores as one closed curve, for the site, pictures and PDF.
import { byCategory, CATEGORIES, type Category } from './categories.js';

/** The twelve categories clockwise from north, 30 degrees each, with their short labels. */
export const SHAPE_AREAS = [
  { category: 'creativity', label: 'Creativity', nudge: -2 },
  { category: 'helping', label: 'Helping', nudge: -7 },
  { category: 'communication', label: 'Communication', nudge: -4 },
  { category: 'leadership', label: 'Leadership', nudge: 2 },
  { category: 'motivation', label: 'Motivation', nudge: 2 },
  { category: 'risk', label: 'Risk', nudge: 0 },
  { category: 'burnout', label: 'Pressure', nudge: 0 },
  { category: 'resilience', label: 'Stress', nudge: 0 },
  { category: 'planning', label: 'Planning', nudge: 0 },
  { category: 'practical', label: 'Practicality', nudge: 0 },
  { category: 'spatial', label: 'Spatial', nudge: 0 },
  { category: 'analytical', label: 'Analytical', nudge: 0 },
] as const satisfies readonly { category: Category; label: string; nudge: number }[];

/** A value from 0 to 100 for each category. */
export type ShapeValues = Readonly<Record<Category, number>>;

/** Size of the square canvas around its centre. */
export const SHAPE_SIZE = 360;
/** Radius of a score of 100. */
export const SHAPE_RADIUS = 132;
/** Scales of the five fills within the curve, from the outermost. They are decoration, not scores. */
export const SHAPE_RELIEF = [1, 0.8, 0.6, 0.4, 0.2] as const;

const CENTRE = SHAPE_SIZE / 2;
const STEPS_PER_CATEGORY = 16;
/** If all scores are within this many points, the drawing has no compass needle. */
const FLAT_BELOW = 25;
const ASKS_AT_LEAST = 60;
const ASKS_MORE_BY = 20;
const MAX_GAPS = 3;

/** Returns the radius of a score, clamped to 0 to 100. */
export const shapeRadius = (score: number): number =>
  SHAPE_RADIUS * (0.16 + (0.84 * Math.min(100, Math.max(0, score))) / 100);

/** Returns the point at an angle in degrees, clockwise from north, and a distance from the centre. */
export function shapePoint(degrees: number, radius: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: CENTRE + radius * Math.sin(angle), y: CENTRE - radius * Math.cos(angle) };
}

/** Returns the angle of a category in degrees, clockwise from north. */
export const shapeAngle = (category: Category): number =>
  30 * SHAPE_AREAS.findIndex((area) => area.category === category);

const pointText = ({ x, y }: { x: number; y: number }): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Returns the SVG path of the curve, which passes through every score and stays between two neighbouring scores. */
export function shapePath(values: ShapeValues): string {
  const radii = SHAPE_AREAS.map(({ category }) => shapeRadius(values[category]));
  const points = radii.flatMap((from, sector) => {
    const to = radii[(sector + 1) % radii.length] ?? from;
    return Array.from({ length: STEPS_PER_CATEGORY }, (_, step) => {
      const part = step / STEPS_PER_CATEGORY;
      const radius = from + ((to - from) * (1 - Math.cos(Math.PI * part))) / 2;
      return pointText(shapePoint(30 * (sector + part), radius));
    });
  });
  return `M${points.join('L')}Z`;
}

/** Returns the path of an arc for a label, from left to right around an angle. */
export function shapeLabelPath(degrees: number, nudge: number): string {
  const isAbove = degrees <= 90 || degrees >= 270;
  const radius = SHAPE_RADIUS + (isAbove ? 17 : 26);
  const half = isAbove ? 24 : -24;
  const [from, to] = [-half, half].map((by) => pointText(shapePoint(degrees + nudge + by, radius)));
  return `M${from}A${radius} ${radius} 0 0 ${isAbove ? 1 : 0} ${to}`;
}

/** Returns the scores of twelve categories as a record. */
export const shapeValues = (areas: readonly { category: Category; score: number }[]): ShapeValues =>
  byCategory((category) => areas.find((area) => area.category === category)?.score ?? 0);

/** Returns the categories sorted by value, highest first; equal ones keep the fixed order. */
export const byValue = (values: ShapeValues): Category[] =>
  CATEGORIES.toSorted((a, b) => values[b] - values[a]);

/** Returns whether the twelve scores are so close together that the drawing has no compass needle. */
export const isFlat = (values: ShapeValues): boolean => {
  const all = CATEGORIES.map((category) => values[category]);
  return Math.max(...all) - Math.min(...all) < FLAT_BELOW;
};

/**
 * Returns at most three categories in which a job's demand is clearly above a person's score, the widest gap first.
 */
export const shapeGaps = (values: ShapeValues, demands: ShapeValues): Category[] =>
  CATEGORIES.filter(
    (each) => demands[each] >= ASKS_AT_LEAST && demands[each] - values[each] >= ASKS_MORE_BY,
  )
    .toSorted((a, b) => demands[b] - values[b] - (demands[a] - values[a]))
    .slice(0, MAX_GAPS);

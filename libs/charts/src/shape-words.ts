// Writes text alternatives for the chart of the twelve scores.
import {
  type Band,
  CATEGORY_NAMES,
  type Category,
  listSeenDifferences,
  type SeenValues,
  isFlatShape,
  listShapeGaps,
  sortCategoriesByValue,
  toShapeValues,
  type ShapeValues,
} from '@bearings/domain';

/** One of the twelve categories with its score, as in a preview and a report. */
export interface ShapeArea {
  category: Category;
  name: string;
  /** Score from 0 to 100. */
  score: number;
  band: Band;
}

const joinTexts = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;

/** Returns the twelve categories, highest score first. Equal scores keep the order of CATEGORIES. */
export function sortHighestFirst<Area extends ShapeArea>(areas: readonly Area[]): Area[] {
  const order = sortCategoriesByValue(toShapeValues(areas));
  return order.flatMap((category) => areas.find((area) => area.category === category) ?? []);
}

/** Returns the text alternative of the chart. If several categories share the highest score, it lists all of them. */
export function describeShape(areas: readonly ShapeArea[], whose: string): string {
  const orderedAreas = sortHighestFirst(areas);
  const bestScore = orderedAreas[0]?.score;
  const highest = orderedAreas.filter(({ score }) => score === bestScore);
  const nextAreas = orderedAreas.slice(highest.length, highest.length + 2);
  const nameWithBand = ({ name, band }: ShapeArea) => `${name}, ${band}`;
  return [
    `${whose} shape: twelve areas from 0 to 100.`,
    ...(isFlatShape(toShapeValues(areas)) ? ['They are close together.'] : []),
    `Highest: ${joinTexts(highest.map(nameWithBand))}.`,
    ...(nextAreas.length > 0 ? [`Next: ${joinTexts(nextAreas.map(nameWithBand))}.`] : []),
    `Lowest: ${orderedAreas.slice(-1).map(nameWithBand).join('')}.`,
  ].join(' ');
}

/** Returns the text alternative of the chart with a job's demands as a line over it. */
export function describeJob(areas: readonly ShapeArea[], title: string, demands: ShapeValues): string {
  const values = toShapeValues(areas);
  const findName = (category: string) => areas.find((area) => area.category === category)?.name ?? '';
  const closest = areas
    .toSorted((a, b) => Math.abs(a.score - demands[a.category]) - Math.abs(b.score - demands[b.category]))
    .slice(0, 3);
  const gaps = listShapeGaps(values, demands).map(findName);
  const asks =
    gaps.length > 0
      ? `The job asks for more than your answers show in ${joinTexts(gaps)}.`
      : 'Nowhere does the job ask for much more than your answers show.';
  return `You and the job ${title}. Closest: ${joinTexts(closest.map(({ name }) => name))}. ${asks}`;
}

/**
 * Returns the text alternative of the chart with a second curve, of how others see the person.
 * @param whose the two curves, such as "How you see you and how a parent sees you"
 */
export function describeTwoShapes(areas: readonly ShapeArea[], seen: SeenValues, whose: string): string {
  const differences = listSeenDifferences(toShapeValues(areas), seen);
  const nameAreas = (sign: number): string =>
    joinTexts(
      differences.filter(({ points }) => Math.sign(points) === sign).map(({ category }) => CATEGORY_NAMES[category]),
    );
  const [more, less] = [nameAreas(1), nameAreas(-1)];
  const unknown = areas.filter(({ category }) => seen[category] === undefined).map(({ name }) => name);
  return [
    `${whose}, in twelve areas from 0 to 100.`,
    ...(differences.length === 0 ? ['No area is more than one step apart.'] : []),
    ...(more ? [`The second line is further out in ${more}.`] : []),
    ...(less ? [`The second line is nearer the centre in ${less}.`] : []),
    ...(unknown.length > 0 ? [`It has a gap at ${joinTexts(unknown)}.`] : []),
  ].join(' ');
}

/** Returns the text alternative of the chart of a job's demands alone. */
export function describeDemands(title: string, demands: ShapeValues): string {
  const names = sortCategoriesByValue(demands).map((category) => CATEGORY_NAMES[category]);
  return `What the job ${title} asks for, in twelve areas. Most: ${joinTexts(names.slice(0, 3))}. Least: ${joinTexts(names.slice(-2))}.`;
}

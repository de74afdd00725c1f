import { mapCategories, CATEGORIES, type Category } from './categories.js';
import {
  sortCategoriesByValue,
  isFlatShape,
  SHAPE_AREAS,
  listShapeGaps,
  drawShapePath,
  toShapeRadius,
} from './shape.js';

const createValues = (given: Partial<Record<Category, number>>, others = 50) =>
  mapCategories((category) => given[category] ?? others);

const listRadii = (path: string) =>
  [...path.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => Math.hypot(Number(x) - 180, Number(y) - 180));

describe('the closed curve of the twelve scores in the score chart', () => {
  it('has each category once', () => {
    expect(SHAPE_AREAS.map(({ category }) => category).toSorted()).toEqual(CATEGORIES.toSorted());
  });

  it('passes through every score, and between two scores stays within their range', () => {
    const values = createValues({
      creativity: 100,
      helping: 0,
      risk: 83,
      spatial: 17,
      burnout: 250,
    });
    const radii = listRadii(drawShapePath(values));
    expect(radii).toHaveLength(12 * 16);
    for (const [sector, { category }] of SHAPE_AREAS.entries()) {
      const startRadius = toShapeRadius(values[category]);
      const to = toShapeRadius(values[SHAPE_AREAS[(sector + 1) % 12]?.category ?? category]);
      expect(radii[16 * sector]).toBeCloseTo(startRadius, 0);
      for (const radius of radii.slice(16 * sector, 16 * sector + 16)) {
        expect(radius).toBeLessThanOrEqual(Math.max(startRadius, to) + 0.1);
        expect(radius).toBeGreaterThanOrEqual(Math.min(startRadius, to) - 0.1);
      }
    }
  });

  it('stays between the innermost circle and the circle of score 100', () => {
    expect(toShapeRadius(0)).toBeCloseTo(21.12);
    expect(toShapeRadius(100)).toBe(132);
    expect(toShapeRadius(-5)).toBe(toShapeRadius(0));
    expect(toShapeRadius(120)).toBe(132);
  });
});

it('sortCategoriesByValue keeps the fixed order of the categories for equal values', () => {
  expect(sortCategoriesByValue(createValues({ risk: 80, helping: 80, burnout: 90 })).slice(0, 3)).toEqual([
    'burnout',
    'helping',
    'risk',
  ]);
});

it('isFlatShape returns true if all scores lie within 25 points', () => {
  expect(isFlatShape(createValues({ risk: 60, helping: 36 }))).toBe(true);
  expect(isFlatShape(createValues({ risk: 60, helping: 35 }))).toBe(false);
});

it('listShapeGaps returns the categories in which a job’s demand is at least 60 and at least 20 points above the score', () => {
  const demands = createValues({
    leadership: 95,
    planning: 70,
    risk: 69,
    helping: 90,
    practical: 59,
  });
  const scores = createValues({ practical: 0, helping: 65, spatial: 0 });
  expect(listShapeGaps(scores, demands)).toEqual(['leadership', 'helping', 'planning']);
});

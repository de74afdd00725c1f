import { mapCategories, CATEGORIES, type Category } from '@bearings/domain';
import { SHAPE_AREAS, drawShapePath, toShapeRadius } from './shape.js';

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

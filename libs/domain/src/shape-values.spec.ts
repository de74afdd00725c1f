import { mapCategories, type Category } from './categories.js';
import { isFlatShape, listShapeGaps, sortCategoriesByValue } from './shape-values.js';

const createValues = (given: Partial<Record<Category, number>>, others = 50) =>
  mapCategories((category) => given[category] ?? others);

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

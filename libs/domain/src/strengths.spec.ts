import { mapCategories, type Category } from './categories.js';
import { listStrengths, listTraits } from './strengths.js';

const CLEAR = { direction: true };
const createValues = (given: Partial<Record<Category, number>>) => mapCategories((category) => given[category] ?? 40);

it('listStrengths returns the two highest of the high scores, and none without a direction', () => {
  const values = createValues({ helping: 92, creativity: 83, communication: 75 });
  expect(listStrengths(values, CLEAR)).toEqual(['helping', 'creativity']);
  expect(listStrengths(createValues({ helping: 92, planning: 58 }), CLEAR)).toEqual(['helping']);
  expect(listStrengths(createValues({ leadership: 58, risk: 0 }), CLEAR)).toEqual([]);
  expect(listStrengths(values, { direction: false })).toEqual([]);
});

it('listTraits returns the traits of high scores only, and none without a direction', () => {
  const values = createValues({ helping: 92, planning: 59, risk: 80 });
  expect(listTraits(values, CLEAR)).toEqual(['Looks out for people', 'Ready to try']);
  expect(listTraits(values, { direction: false })).toEqual([]);
});

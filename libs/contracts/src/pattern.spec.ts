import { byCategory, type Category } from './categories.js';
import { patternOf, traitsOf } from './pattern.js';

const valuesOf = (given: Partial<Record<Category, number>>) =>
  byCategory((category) => given[category] ?? 40);

it('names the two highest scores, with or without a name', () => {
  const values = valuesOf({ helping: 92, creativity: 83, communication: 75 });
  expect(patternOf(values)).toBe('You look out for people, and you bring ideas');
  expect(patternOf(values, 'Robin')).toBe('Robin, you look out for people, and you bring ideas');
});

it('names none where all are close together', () => {
  expect(patternOf(valuesOf({ helping: 55 }), 'Robin')).toMatch(/^Robin, your answers spread/);
  expect(traitsOf(valuesOf({ helping: 60 }))).toEqual([]);
});

it('draws three traits from high scores alone', () => {
  expect(traitsOf(valuesOf({ helping: 92, planning: 59, risk: 80 }))).toEqual([
    'Looks out for people',
    'Ready to try',
  ]);
});

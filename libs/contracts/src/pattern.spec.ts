import { mapCategories, CATEGORIES, type Category } from './categories.js';
import { describePair, describePattern, listTraits } from './pattern.js';

const createValues = (given: Partial<Record<Category, number>>) => mapCategories((category) => given[category] ?? 40);

it('describePattern describes the two highest scores, with or without a first name', () => {
  const values = createValues({ helping: 92, creativity: 83, communication: 75 });
  expect(describePattern(values)).toBe('You look out for people, and you bring ideas');
  expect(describePattern(values, 'Robin')).toBe('Robin, you look out for people, and you bring ideas');
});

it('the sentence for each pair of categories is unique and short enough for a small screen', () => {
  const texts = CATEGORIES.flatMap((first) =>
    CATEGORIES.filter((other) => other !== first).map((second) => describePair(first, second)),
  );
  expect(new Set(texts).size).toBe(12 * 11);
  for (const text of texts) {
    expect(text).toMatch(/^you [a-z ]{7,28}, and you [a-z ]{7,28}$/);
    expect(text).not.toMatch(/people.*people|things.*things/);
  }
  expect(describePair('analytical', 'practical')).toBe('you work things out, and you build them');
});

it('describePattern says that the answers spread evenly if all scores are close together', () => {
  expect(describePattern(createValues({ helping: 55 }), 'Robin')).toMatch(/^Robin, your answers spread/);
  expect(listTraits(createValues({ helping: 60 }))).toEqual([]);
});

it('listTraits returns the traits of high scores only', () => {
  expect(listTraits(createValues({ helping: 92, planning: 59, risk: 80 }))).toEqual([
    'Looks out for people',
    'Ready to try',
  ]);
});

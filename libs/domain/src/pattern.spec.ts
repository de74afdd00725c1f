import { mapCategories, CATEGORIES, type Category } from './categories.js';
import { describeOwnPattern, describePair, describePattern, listStrengths, listTraits } from './pattern.js';

const CLEAR = { direction: true, ranked: true };
const createValues = (given: Partial<Record<Category, number>>) => mapCategories((category) => given[category] ?? 40);

it('describePattern describes the two highest scores, with or without a first name', () => {
  const values = createValues({ helping: 92, creativity: 83, communication: 75 });
  expect(describePattern(values, CLEAR)).toBe('You look out for people, and you bring ideas');
  expect(describePattern(values, CLEAR, 'Robin')).toBe('Robin, you look out for people, and you bring ideas');
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

it('describePattern names one strength if only one score is high', () => {
  expect(describePattern(createValues({ helping: 92, planning: 58 }), CLEAR, 'Robin')).toBe(
    'Robin, you look out for people',
  );
});

it.each([
  ['what the person told us decides', false, true, 'your answers are even, so what you told us about work decides'],
  ['nothing decides', false, false, 'your answers are even, so many kinds of work may suit you'],
  ['no score is high', true, true, 'your answers say more about what suits you less'],
])('describePattern names no strength if %s', (_, direction, ranked, text) => {
  const highest = direction ? 58 : 92;
  const values = createValues({ leadership: highest, motivation: highest, risk: 0 });
  expect(listStrengths(values, { direction })).toEqual([]);
  expect(describePattern(values, { direction, ranked }, 'Noe')).toBe(`Noe, ${text}`);
  expect(describeOwnPattern(values, { direction, ranked })).toMatch(/^My answers/);
});

it('listTraits returns the traits of high scores only, and none without a direction', () => {
  const values = createValues({ helping: 92, planning: 59, risk: 80 });
  expect(listTraits(values, CLEAR)).toEqual(['Looks out for people', 'Ready to try']);
  expect(listTraits(values, { direction: false })).toEqual([]);
});

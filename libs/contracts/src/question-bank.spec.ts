import { CATEGORIES, QUESTIONS, SECTIONS } from './index.js';

describe('the question bank', () => {
  it('numbers 36 statements q1 to q36, three to a category in the fixed order', () => {
    expect(QUESTIONS.map((q) => q.id)).toEqual(Array.from({ length: 36 }, (_, i) => `q${i + 1}`));
    expect(QUESTIONS.map((q) => q.category)).toEqual(CATEGORIES.flatMap((c) => [c, c, c]));
    for (const q of QUESTIONS) expect(q.section).toBe(SECTIONS[q.category]);
  });

  it('keys exactly one statement of each category in reverse', () => {
    for (const category of CATEGORIES) {
      const reversed = QUESTIONS.filter((q) => q.category === category && q.reverse);
      expect(reversed).toHaveLength(1);
    }
  });

  it('says each thing once, in one short sentence without a double negative', () => {
    expect(new Set(QUESTIONS.map((q) => q.text.toLowerCase())).size).toBe(36);
    for (const { text } of QUESTIONS) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text.split(' ').length).toBeLessThanOrEqual(14);
      expect(text).not.toMatch(/\b(not|never|no|n't)\b.*\b(not|never|no|n't|un\w+)\b/i);
    }
  });
});

import { createHash } from 'node:crypto';
import { BANK_VERSION, CATEGORIES, QUESTIONS, SECTION_TITLES } from './index.js';

const listWords = (text: string): string[] => text.toLowerCase().match(/[a-z']+/g) ?? [];

/** Counts vowel groups without a silent final e, which is exact enough for plain English. */
function countSyllables(word: string): number {
  const trimmedWord = word.length > 3 ? word.replace(/(?<![aeiouyl])(?:e|es|ed)$/, '') : word;
  return Math.max(1, trimmedWord.match(/[aeiouy]+/g)?.length ?? 1);
}

/** Returns the Flesch-Kincaid grade of texts of one sentence each. The reading age is this grade plus five. */
function gradeTexts(texts: readonly string[]): number {
  const all = texts.flatMap(listWords);
  const spokenSyllables = all.reduce((sum, word) => sum + countSyllables(word), 0);
  return (0.39 * all.length) / texts.length + (11.8 * spokenSyllables) / all.length - 15.59;
}

const texts = QUESTIONS.map((q) => q.text);

describe('the question bank', () => {
  it('has a new version number whenever its statements change', () => {
    const sha256 = createHash('sha256').update(JSON.stringify(QUESTIONS)).digest('hex');
    // If the checksum changes, increase the version too, so that drafts with old answers expire.
    expect({ version: BANK_VERSION, sha256 }).toEqual({
      version: 1,
      sha256: 'd0418ee089ea6465a3a0ffebddbc00b15e769ef7db156624b722e5083fdd87bd',
    });
  });

  it('has the statements q1 to q36, three for each category, in the fixed order', () => {
    expect(QUESTIONS.map((q) => q.id)).toEqual(Array.from({ length: 36 }, (_, i) => `q${i + 1}`));
    expect(QUESTIONS.map((q) => q.category)).toEqual(CATEGORIES.flatMap((c) => [c, c, c]));
    for (const q of QUESTIONS) expect(q.section).toBe(SECTION_TITLES[q.category]);
  });

  it('has one reverse-scored statement in each category, at different positions', () => {
    const reversedIndexes = CATEGORIES.map((category) => {
      const categoryQuestions = QUESTIONS.filter((q) => q.category === category);
      expect(categoryQuestions.filter((q) => q.reverse)).toHaveLength(1);
      return categoryQuestions.findIndex((q) => q.reverse);
    });
    for (const index of [0, 1, 2]) {
      const times = reversedIndexes.filter((p) => p === index).length;
      expect(times).toBeGreaterThanOrEqual(3);
      expect(times).toBeLessThanOrEqual(6);
    }
  });

  it.each(texts)('has short, plain sentences about the person: %s', (text) => {
    expect(text).toMatch(/^[A-Z][A-Za-z', ]*\.$/);
    expect(listWords(text).length).toBeGreaterThanOrEqual(6);
    expect(listWords(text).length).toBeLessThanOrEqual(13);
    expect(text.length).toBeLessThanOrEqual(70);
    expect(text).toMatch(/\b(I|me|my)\b/);
  });

  it.each([
    ['two ideas', /\b(but|because|although|while|unless)\b|\b(and|or) (I|do|am)\b|;/],
    [
      'a negation, which would make disagreeing a double negative',
      /\b(not|no(?:ne|thing|body|r)?|never|without|hardly|rarely|seldom|avoid|lack|fail to)\b|n't\b|\bun(?!usual|til\b|der\b)\w+/i,
    ],
    [
      'work experience',
      /\b(job|boss|manager|colleague|client|customer|career|salary|office|workplace|employer|staff)s?\b/i,
    ],
  ])('has no statement with %s', (_, pattern) => {
    expect(texts.filter((text) => pattern.test(text))).toEqual([]);
  });

  it('is readable at age 14', () => {
    expect(gradeTexts(texts)).toBeLessThan(4);
    for (const text of texts) {
      const level = gradeTexts([text]);
      if (level > 8) throw new Error(`Grade ${level.toFixed(1)}: ${text}`);
    }
    expect(gradeTexts(['I predominantly appreciate organisational responsibilities.'])).toBeGreaterThan(8);
  });
});

import * as plan from './guidance.js';

/** Returns all texts in a value, including nested ones. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const TEXTS = textsIn(plan).filter((text) => text.includes(' ') && !text.startsWith('In the next'));
const SENTENCES = TEXTS.flatMap((text) => text.split(/(?<=[.?!])\s+/)).filter((text) =>
  /\s/.test(text),
);
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}'’{}-]+/gu) ?? [];

/** Returns the number of syllables, estimated by groups of vowels without a silent final e. */
const syllablesOf = (word: string): number =>
  Math.max(
    1,
    word
      .toLowerCase()
      .replace(/(?:e|es|ed)$/, '')
      .match(/[aeiouy]+/g)?.length ?? 1,
  );

describe('the copy of the next steps', () => {
  it('promises nothing, names no health condition and addresses one reader', () => {
    const banned =
      /\b(?:guarantee|perfect|ideal|dream job|will (?:get|find|earn|succeed)|definitely|certainly|anxi|depress|disorder|burnout|passion|whom|one's)/i;
    expect(TEXTS.filter((text) => banned.test(text))).toEqual([]);
    expect(
      TEXTS.filter((text) => /\b(?:he|she|his|her|him|candidates?|the reader)\b/i.test(text)),
    ).toEqual([]);
  });

  it('has short sentences and short words', () => {
    const lengths = SENTENCES.map((sentence) => wordsOf(sentence).length);
    expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThan(14);
    expect(SENTENCES.filter((sentence) => wordsOf(sentence).length > 25)).toEqual([]);
    const words = SENTENCES.flatMap(wordsOf).filter((word) => !word.startsWith('{'));
    const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
    const age =
      (0.39 * words.length) / SENTENCES.length + (11.8 * syllables) / words.length - 10.59;
    expect(age).toBeLessThan(12);
  });

  it('has a different text for each stage', () => {
    for (const byStage of [
      plan.PLAN_INTRO,
      plan.SEARCH_STEPS,
      plan.FIRST_TALK,
      plan.MEET_STEPS,
      plan.AIM_STEPS,
    ]) {
      const all = Object.values(byStage).flat();
      expect(new Set(all).size).toBe(all.length);
      for (const wordings of Object.values(byStage))
        expect(wordings.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('uses only variables that the steps can fill in', () => {
    const known =
      /^(?:a|b|titles|job|search|searches|skill|skills|adverts?|schoolAdviser|careersAdviser|careersService|diary|holiday|learnt|openDay|as|way|apprenticeship|level|months|years|body|country|things|jobs|publisher|names|by|pay)$/;
    const variables = TEXTS.flatMap((text) =>
      [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    );
    expect(variables.filter((name) => !known.test(name))).toEqual([]);
  });
});

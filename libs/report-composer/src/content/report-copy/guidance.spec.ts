import * as choice from './first-choice.js';
import * as plan from './guidance.js';
import * as questions from './open-questions.js';

/** Returns all texts in a value, including nested ones. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

const GUIDANCE_TEXTS = listTexts([plan, choice, questions]).filter(
  (text) => text.includes(' ') && !text.startsWith('In the next'),
);
const GUIDANCE_SENTENCES = GUIDANCE_TEXTS.flatMap((text) => text.split(/(?<=[.?!])\s+/)).filter((text) =>
  /\s/.test(text),
);
const listWords = (text: string): string[] => text.match(/[\p{L}\p{N}'’{}-]+/gu) ?? [];

/** Returns the number of syllables, estimated by groups of vowels without a silent final e. */
const countSyllables = (word: string): number =>
  Math.max(
    1,
    word
      .toLowerCase()
      .replace(/(?:e|es|ed)$/, '')
      .match(/[aeiouy]+/g)?.length ?? 1,
  );

describe('the copy of the next steps', () => {
  it('promises nothing, names no health condition and addresses one reader', () => {
    const bannedPattern =
      /\b(?:guarantee|perfect|ideal|dream job|will (?:get|find|earn|succeed)|definitely|certainly|anxi|depress|disorder|burnout|passion|whom|one's)/i;
    expect(GUIDANCE_TEXTS.filter((text) => bannedPattern.test(text))).toEqual([]);
    expect(GUIDANCE_TEXTS.filter((text) => /\b(?:he|she|his|her|him|candidates?|the reader)\b/i.test(text))).toEqual(
      [],
    );
  });

  it('has short sentences and short words', () => {
    const lengths = GUIDANCE_SENTENCES.map((sentence) => listWords(sentence).length);
    expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThan(14);
    expect(GUIDANCE_SENTENCES.filter((sentence) => listWords(sentence).length > 25)).toEqual([]);
    const words = GUIDANCE_SENTENCES.flatMap(listWords).filter((word) => !word.startsWith('{'));
    const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
    const age = (0.39 * words.length) / GUIDANCE_SENTENCES.length + (11.8 * syllables) / words.length - 10.59;
    expect(age).toBeLessThan(12);
  });

  it('has a different text for each life stage of the reader', () => {
    for (const byStage of [plan.PLAN_INTRO, plan.OFFICIAL_STEPS, questions.PEOPLE_TO_ASK]) {
      const all = Object.values(byStage).flat();
      expect(new Set(all).size).toBe(all.length);
      for (const wordings of Object.values(byStage)) expect(wordings.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('uses only variables that the steps can fill in', () => {
    const knownPattern =
      /^(?:a|b|titles|search|skill|adverts?|now|count|title|scheme|recognition|returner|workVisit|tutor|afterSchool|internship|placements|aPlacement|schoolAdviser|careersAdviser|careersService|diary|holiday|openDay|as|way|apprenticeship|level|months|years|body|country|things?|jobs|job|publisher|names|by|near|far|time|longer|paid|high|low|year|where|place|notes|rank|subjects)$/;
    const variables = GUIDANCE_TEXTS.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
    expect(variables.filter((name) => !knownPattern.test(name))).toEqual([]);
  });
});

import { OCCUPATIONS } from './occupations.js';
import type { Description } from '../schema.js';
import { DESCRIPTIONS } from '../tables.js';

const DESCRIPTION_PARTS = ['what', 'day', 'thrives', 'entry'] as const;
const entries = Object.entries(DESCRIPTIONS);

const CLICHE_PATTERN =
  /fast-paced|no two (days|jobs)|every day is|\bpassion|\bdynamic\b|under pressure|team player|many hats|outside the box|mak\w+ a difference|rewarding|hit the ground|cutting-edge|people person|attention to detail|job satisfaction|world of|wide range|variety of/i;
const GENDERED_WORDS =
  /\b(he|she|his|hers?|him|m[ae]n|wom[ae]n|girls?|boys?|mothers?|fathers?|mums?|dads?|\w+(craft|sales|trades|fire|police|work)m[ae]n)\b/i;
const PAY_STATEMENT = /£|\$|\bsalar(y|ies) of\b|\bearn(s|ing)? (up to|about|around|from)\b/i;
const AMERICAN_WORDS =
  /\b(color|center|labor(?!ator)|behavior|favor|honor|neighbor|organiz|recogniz|specializ|analyz|realiz|steriliz|catalog\b|jewelry|fulfill\b|skillful|traveler|modeling|gray|aluminum|enroll\b|defense|math\b|truck|elevator|gotten|plow|mold|mom\b|license (is|are)|programs? (of|for|in)\b)\w*/i;

const joinParts = (description: Description): string =>
  DESCRIPTION_PARTS.map((part) => description[part]).join(' ');

const splitWords = (text: string): string[] => text.split(/\s+/);

const listPlainWords = (text: string): string[] =>
  splitWords(text.toLowerCase().replace(/[^a-z\s'-]/g, ''));

const splitSentences = (text: string): string[] => text.split(/(?<=\.)\s/);

/** Returns where a pattern matches the texts, as occupation code, part and matched text. */
const findings = (
  pattern: RegExp,
  parts: readonly (keyof Description)[] = DESCRIPTION_PARTS,
): string[] =>
  entries.flatMap(([code, description]) =>
    parts.flatMap((part) => {
      const found = pattern.exec(description[part]);
      return found ? [`${code} ${part}: ${found[0]}`] : [];
    }),
  );

describe('the descriptions of occupations', () => {
  it('exist for exactly the occupations of the list', () => {
    expect(entries.map(([code]) => code).toSorted()).toEqual(
      OCCUPATIONS.map((occupation) => occupation.code).toSorted(),
    );
  });

  it.each(entries)(
    'have 60 to 120 words in four parts of one or two sentences, for the occupation %s',
    (_, text) => {
      const count = splitWords(joinParts(text)).length;
      expect(count).toBeGreaterThanOrEqual(60);
      expect(count).toBeLessThanOrEqual(120);
      for (const part of DESCRIPTION_PARTS) {
        expect(text[part]).toMatch(/^[A-Z].*[^.\s]\.$/);
        expect(text[part]).not.toMatch(/\s{2}|\n/);
        expect(splitSentences(text[part]).length).toBeLessThanOrEqual(2);
      }
    },
  );

  it('have only sentences short enough for a reader aged fourteen', () => {
    const longTexts = entries.flatMap(([, text]) =>
      splitSentences(joinParts(text)).filter((sentence) => splitWords(sentence).length > 36),
    );
    expect(longTexts).toEqual([]);
  });

  it('contain no cliché, gendered word or number, and no pay', () => {
    expect(findings(CLICHE_PATTERN)).toEqual([]);
    expect(findings(GENDERED_WORDS)).toEqual([]);
    expect(findings(PAY_STATEMENT)).toEqual([]);
    expect(findings(/\d/)).toEqual([]);
  });

  it('are in British spelling', () => {
    expect(findings(AMERICAN_WORDS)).toEqual([]);
  });

  it('address the reader as "you" only in the parts on who likes the work and how to enter it', () => {
    expect(findings(/\b(you|yours?|yourself)\b/i, ['what', 'day'])).toEqual([]);
  });

  it('share no sequence of eight words with each other', () => {
    const owners = new Map<string, string>();
    const sharedOpenings: string[] = [];
    for (const [code, description] of entries) {
      const words = listPlainWords(joinParts(description));
      for (let start = 0; start + 8 <= words.length; start += 1) {
        const run = words.slice(start, start + 8).join(' ');
        const owner = owners.get(run);
        if (owner !== undefined && owner !== code) sharedOpenings.push(`${owner} ${code}: ${run}`);
        owners.set(run, code);
      }
    }
    expect(sharedOpenings).toEqual([]);
  });

  it.each(DESCRIPTION_PARTS)('begin the part "%s" in many different ways', (part) => {
    const counts = new Map<string, number>();
    for (const [, description] of entries) {
      const openingWords = splitWords(description[part]).slice(0, 2).join(' ');
      counts.set(openingWords, (counts.get(openingWords) ?? 0) + 1);
    }
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(entries.length / 15);
  });
});

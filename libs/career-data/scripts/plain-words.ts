// How hard a text is to read.

/** Clichés, claims, and words that are hard for readers aged 16. */
export const HARD_WORDS =
  /\b(?:whom|whoever|one's|nor|anew|for want of|in keeping with|mend|reckon|middling|commonest|congenial|chafe|brisk|temperament|appetite|in earnest|the professions|posts|perfect|guaranteed|ideal|born to|gifted|proven|dream job|burnt out|anxious|disorder|passion\w*|dynamic|no two|fast-paced|team player|journey|unlock)\b/i;

export const splitSentences = (text: string): string[] => text.split(/(?<=[.?!])\s+/);
export const listWords = (text: string): string[] => text.match(/[\p{L}\d’'-]+/gu) ?? [];

/** Estimates the number of syllables in a word: counts its groups of vowels, except a silent e at the end. */
function countSyllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  const trimmed = letters.length > 3 ? letters.replace(/(?<![aeiouyl])(?:e|es|ed)$/, '') : letters;
  return Math.max(1, trimmed.match(/[aeiouy]+/g)?.length ?? 1);
}

/** Returns the reading age of texts: the Flesch-Kincaid school grade plus five years. */
export function measureReadingAge(texts: readonly string[]): number {
  const sentences = texts.flatMap(splitSentences);
  const words = sentences.flatMap(listWords);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 10.59;
}

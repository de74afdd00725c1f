export interface Readability {
  sentences: number;
  wordsPerSentence: number;
  /** Reading age in years: the Flesch-Kincaid grade plus five. Vowel groups count as syllables. */
  readingAge: number;
}

/** Returns how hard a text is to read. The caller removes headings and labels first. */
export function measureReadability(text: string): Readability {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/).filter((each) => /\p{L}/u.test(each));
  const words = sentences.flatMap((sentence) => sentence.match(/\p{L}[\p{L}’'-]*/gu) ?? []);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  const wordsPerSentence = words.length / sentences.length;
  const grade = 0.39 * wordsPerSentence + 11.8 * (syllables / words.length) - 15.59;
  return { sentences: sentences.length, wordsPerSentence, readingAge: grade + 5 };
}

/** Returns the number of vowel groups in a word, without a silent e at the end or before s or d. */
function countSyllables(word: string): number {
  const plainWord = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  const spokenWord = plainWord.replace(
    /(?<=[a-z]{2})(?<![td])ed$|(?<=[a-z]{2})(?<![scxz])es$|(?<=[a-z]{2})(?<!l)e$/,
    '',
  );
  return Math.max(1, spokenWord.match(/[aeiouy]+/g)?.length ?? 1);
}

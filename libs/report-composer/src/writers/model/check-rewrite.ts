// The few checks of a rewritten sentence that need no judgement. Whether it is true, a second call of a model judges.
import { countWords } from '../../text.js';
import { dropSlots, fillSlots, hasWholeSlots, type SlottedText } from './slots.js';
import { isGeneralWord, listStems, listWords, shareWord, toStem } from './vocabulary.js';

/** Minimum and maximum length of a rewrite, as multiples of the number of words of the sentence that it replaces. */
const MIN_LENGTH_SHARE = 0.4;
const MAX_LENGTH_SHARE = 2;
/** Number of words by which a rewrite may always be longer, for very short sentences. */
const EXTRA_WORDS = 6;
/** The characters of plain English, without digits or other numerals, currency signs, markup or brackets. */
const ALLOWED_CHARACTERS = /^(?!.*\p{N})[\p{Script=Latin}\p{M} .,;:!?'’‘"“”–—-]*$/u;
const ADDRESS_PATTERN = /\b(?:https?|www)\b|\p{L}[.:]\p{L}/iu;
const CAPITALISED_WORD_PATTERN = /(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]*/gu;
const NO_NAME_PATTERN = /^I(?:['’]\p{L}+)?$/u;
const SENTENCE_END_PATTERN = /(?<=[.!?]["”’]?)\s+/u;
const SENTENCE_START_PATTERN = /(?:^|[.!?:]["”’]?\s+|["“‘])$/;

/**
 * Returns why a rewrite may not replace a sentence; null if it may.
 * @param facts the facts that the rewrite names
 * @param others what else the place offers: its other sentences and facts, whose words the rewrite may use too
 */
export function findFault(
  rewrite: string,
  original: SlottedText,
  facts: readonly string[],
  others: readonly string[] = [],
): string | null {
  const known = [fillSlots(original.text, original.slots), ...facts].join(' ');
  const offered = [known, ...others].join(' ');
  const text = dropSlots(rewrite);
  if (!hasWholeSlots(rewrite, original.slots)) return 'its slots are not those of the sentence';
  if (!ALLOWED_CHARACTERS.test(text)) return 'it has a figure or a character that may not be written';
  if (ADDRESS_PATTERN.test(text)) return 'it has an address';
  const [words, originalWords] = [countWords(text), countWords(dropSlots(original.text))];
  if (words < originalWords * MIN_LENGTH_SHARE) return 'it is too short';
  if (words > originalWords * MAX_LENGTH_SHARE + EXTRA_WORDS) return 'it is too long';
  if (listNumbers(text).some((number) => !listNumbers(known).includes(number))) return 'it has a number of its own';
  const word = findOwnWord(text, offered);
  if (word !== undefined) return `it has a word of its own: ${word}`;
  const name = findName(text, known);
  if (name !== undefined) return `it has a name: ${name}`;
  const aside = rewrite
    .split(SENTENCE_END_PATTERN)
    .find((each) => dropSlots(each) === each && !shareWord(each, offered));
  return aside === undefined ? null : `it has a sentence of its own: ${aside}`;
}

/** Returns the first word that neither our sentences in general nor those of the place use, in any form. */
function findOwnWord(text: string, offered: string): string | undefined {
  const stems = listStems(offered);
  return listWords(text).find((word) => !isGeneralWord(word) && !stems.has(toStem(word)) && !isNumberWord(word));
}

const SMALL_NUMBERS =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
/** "Half done" and "double-check" say no number; "half of them" does. */
const NO_NUMBER_PATTERN = /\bhalf(?! (?:of|the|as)\b)|\bdouble-?check/g;
const PARTS_AND_MULTIPLES =
  'half quarter third fifth tenth hundredth twice double triple couple million billion fortnight decade century';

const ROUND_NUMBERS = { dozen: 12, hundred: 100, thousand: 1_000 };

/** Numbers in words from two on, and words for parts and multiples. "One" and "first" are ordinary words. */
const NUMBER_WORDS = new Map<string, number | string>([
  ...SMALL_NUMBERS.split(' ').map((word, index): [string, number] => [word, index + 2]),
  ...TENS.split(' ').map((word, index): [string, number] => [word, 10 * (index + 2)]),
  ...Object.entries(ROUND_NUMBERS).flatMap(([word, value]): [string, number | string][] => [
    [word, value],
    [`${word}s`, `${word}s`],
  ]),
  ...PARTS_AND_MULTIPLES.split(' ').flatMap((word): [string, string][] => [
    [word, word],
    [`${word}s`, word],
  ]),
]);

/** Returns the numbers in a text, in digits or words; "eighty-three" is 83, "threefold" 3. */
function listNumbers(text: string): (number | string)[] {
  const spelled = text
    .toLowerCase()
    .replaceAll(/\bhalf an hour\b/g, 'thirty minutes')
    .replaceAll(NO_NUMBER_PATTERN, '');
  const words = spelled.match(/\d+|\p{L}+(?:-\p{L}+)*/gu) ?? [];
  return words.flatMap((word) => {
    if (/^\d/.test(word)) return [Number(word)];
    const values = word
      .split('-')
      .map((piece) => (piece === 'one' && word !== 'one' ? 1 : NUMBER_WORDS.get(piece.replace(/fold$/, ''))));
    const known = values.filter((value) => value !== undefined);
    return known.length > 1 && known.every((value) => typeof value === 'number')
      ? [known.reduce((sum, value) => sum + value, 0)]
      : known.filter((value) => value !== 1);
  });
}

/** The known numbers were checked before, whether they are in digits or in words. */
const isNumberWord = (word: string): boolean => NUMBER_WORDS.has(word.toLowerCase());

/** Returns the first word with a capital within a sentence that is not known. */
function findName(text: string, known: string): string | undefined {
  return [...text.matchAll(CAPITALISED_WORD_PATTERN)]
    .filter(({ 0: word, index }) => !NO_NAME_PATTERN.test(word) && !isStart(text, index) && !hasWord(known, word))
    .map(([word]) => word)[0];
}

const isStart = (text: string, index: number): boolean => SENTENCE_START_PATTERN.test(text.slice(0, index));

function hasWord(text: string, word: string): boolean {
  return text.split(/[^\p{L}'’-]+/u).includes(word);
}

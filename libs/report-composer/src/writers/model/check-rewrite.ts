// The few checks of a rewritten sentence that need no judgement. Whether it is true, a second call of a model judges.
import { getWorkTexts, OCCUPATIONS } from '@bearings/career-data';
import { UK } from '@bearings/domain';
import { countWords } from '../../text.js';
import { CATEGORY_READINGS } from '../../content/report-copy/category-readings.js';
import { PRACTICE_EXERCISES } from '../../content/report-copy/practice.js';
import { STRENGTH_COPY } from '../../content/report-copy/strengths.js';
import { WATCH_POINTS } from '../../content/report-copy/watch-points.js';
import { WORKPLACE_COPY } from '../../content/report-copy/workplace.js';
import { dropSlots, fillSlots, hasWholeSlots, type SlottedText } from './slots.js';

/**
 * Subjects on which a model has no place to write: pay, licences, ways in, health and law. Our sentences on them are
 * offered to no model, and a rewrite may not bring them in.
 */
export const NO_PLACE_PATTERN =
  /\b(?:pay(?:s|ing|ment)?|paid|salar\w+|wages?|earn\w*|licen[cs]\w*|regist(?:er|ered|ration)|qualif\w+|degrees?|diplomas?|doctors?|medic\w+|health\w*|ill(?:ness)?|law(?:s|ful)?|legal\w*|right to)\b/i;

/** Minimum and maximum length of a rewrite, as multiples of the number of words of the sentence that it replaces. */
const MIN_LENGTH_SHARE = 0.4;
const MAX_LENGTH_SHARE = 1.8;
/** Number of words by which a rewrite may always be longer, for very short sentences. */
const EXTRA_WORDS = 6;
/** The minimum share of a rewrite's words that our own English texts use too. Another language has fewer. */
const MIN_ENGLISH_SHARE = 0.6;
/** The characters of plain English, without digits, currency signs, markup or brackets. */
const ALLOWED_CHARACTERS = /^[\p{Script=Latin}\p{M} .,;:!?'’‘"“”–—-]*$/u;
const ADDRESS_PATTERN = /\b(?:https?|www)\b|\p{L}[.:]\p{L}/iu;
const CAPITALISED_WORD_PATTERN = /(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]*/gu;
const SENTENCE_START_PATTERN = /(?:^|[.!?:]["”’]?\s+|["“‘])$/;

/** Returns why a rewrite may not replace a sentence; null if it may. `facts` are the facts that the rewrite names. */
export function findFault(rewrite: string, original: SlottedText, facts: readonly string[]): string | null {
  const known = [fillSlots(original.text, original.slots), ...facts].join(' ');
  const text = dropSlots(rewrite);
  if (!hasWholeSlots(rewrite, original.slots)) return 'its slots are not those of the sentence';
  if (!ALLOWED_CHARACTERS.test(text)) return 'it has a figure or a character that may not be written';
  if (ADDRESS_PATTERN.test(text)) return 'it has an address';
  const [words, originalWords] = [countWords(text), countWords(dropSlots(original.text))];
  if (words < originalWords * MIN_LENGTH_SHARE) return 'it is too short';
  if (words > originalWords * MAX_LENGTH_SHARE + EXTRA_WORDS) return 'it is too long';
  if (listNumbers(text).some((number) => !listNumbers(known).includes(number))) return 'it has a number of its own';
  const subject = NO_PLACE_PATTERN.exec(text);
  if (subject !== null) return `it is about a subject without a place: ${subject[0]}`;
  if (!isEnglish(text)) return 'it is not English';
  const name = findName(text, known);
  return name === undefined ? null : `it has a name: ${name}`;
}

const SMALL_NUMBERS =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const PARTS_AND_MULTIPLES = 'half quarter third twice double triple million';

const ROUND_NUMBERS = { dozen: 12, hundred: 100, thousand: 1_000 };

/** Numbers in words from two on, and words for parts and multiples. "One" and "first" are ordinary words. */
const NUMBER_WORDS = new Map<string, number | string>([
  ...SMALL_NUMBERS.split(' ').map((word, index): [string, number] => [word, index + 2]),
  ...TENS.split(' ').map((word, index): [string, number] => [word, 10 * (index + 2)]),
  ...Object.entries(ROUND_NUMBERS).flatMap(([word, value]): [string, number][] => [
    [word, value],
    [`${word}s`, value],
  ]),
  ...PARTS_AND_MULTIPLES.split(' ').flatMap((word): [string, string][] => [
    [word, word],
    [`${word}s`, word],
  ]),
]);

/** Returns the numbers in a text, in digits or words; "eighty-three" is 83. */
function listNumbers(text: string): (number | string)[] {
  const words = text.toLowerCase().match(/\d+|\p{L}+(?:-\p{L}+)*/gu) ?? [];
  return words.flatMap((word) => {
    if (/^\d/.test(word)) return [Number(word)];
    const values = word.split('-').map((piece) => (piece === 'one' && word !== 'one' ? 1 : NUMBER_WORDS.get(piece)));
    const known = values.filter((value) => value !== undefined);
    return known.length > 1 && known.every((value) => typeof value === 'number')
      ? [known.reduce((sum, value) => sum + value, 0)]
      : known.filter((value) => value !== 1);
  });
}

/** Returns the first word with a capital that is neither known nor begins a sentence with an ordinary word. */
function findName(text: string, known: string): string | undefined {
  return [...text.matchAll(CAPITALISED_WORD_PATTERN)]
    .filter(({ 0: word, index }) => {
      if (/^I(?:['’]\p{L}+)?$/u.test(word) || known.includes(word)) return false;
      const isStart = SENTENCE_START_PATTERN.test(text.slice(0, index));
      return !(isStart && (isOrdinaryWord(word) || known.includes(word.toLowerCase())));
    })
    .map(([word]) => word)[0];
}

function isEnglish(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}'’]*/gu) ?? [];
  return words.filter((word) => isOrdinaryWord(word)).length >= words.length * MIN_ENGLISH_SHARE;
}

let vocabulary: ReadonlySet<string> | null = null;

/** Returns whether our own texts use a word with a small letter. */
function isOrdinaryWord(word: string): boolean {
  vocabulary ??= listVocabulary();
  const lower = word.toLowerCase().replaceAll('’', "'");
  return [lower, lower.replace(/ing$/, ''), lower.replace(/(\p{L})\1ing$/u, '$1')].some((each) =>
    vocabulary?.has(each),
  );
}

function listVocabulary(): ReadonlySet<string> {
  const texts = [
    CATEGORY_READINGS,
    PRACTICE_EXERCISES,
    STRENGTH_COPY,
    WATCH_POINTS,
    WORKPLACE_COPY,
    OCCUPATIONS.map(({ code }) => getWorkTexts(code, UK)),
  ];
  const words = JSON.stringify(texts).match(/(?<![\p{L}'’])\p{Ll}[\p{L}'’]*/gu) ?? [];
  return new Set([...words.map((word) => word.replaceAll('’', "'")), ...ORDINARY_STARTS]);
}

/** Words with which sentences begin, and which seldom stand within one. */
const ORDINARY_STARTS =
  'according although though since perhaps given whenever wherever rather even still here there those these this that such few both either neither what which who whose why how when where while whether if as at by for from in into of on over through to under until with without and but or so yet because before after during despite besides instead maybe often usually sometimes always never you your yours they their them it its he she his her we our us a i one two ten every each any all most some many much more less least nobody nothing somebody someone something anyone anything everyone everything being having doing'.split(
    ' ',
  );

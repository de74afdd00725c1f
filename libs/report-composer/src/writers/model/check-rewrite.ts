// The few checks of a rewritten sentence that need no judgement. Whether it is true, a second call of a model judges.
import { getWorkTexts, OCCUPATIONS } from '@bearings/career-data';
import { UK } from '@bearings/domain';
import { countWords } from '../../text.js';
import { CATEGORY_READINGS } from '../../content/report-copy/category-readings.js';
import { PRACTICE_EXERCISES } from '../../content/report-copy/practice.js';
import { REASON_COPY } from '../../content/report-copy/reasons.js';
import { SKILL_EXERCISES } from '../../content/report-copy/skills.js';
import { STRENGTH_COPY } from '../../content/report-copy/strengths.js';
import { WATCH_POINTS } from '../../content/report-copy/watch-points.js';
import { WORKPLACE_COPY } from '../../content/report-copy/workplace.js';
import { dropSlots, fillSlots, hasWholeSlots, type SlottedText } from './slots.js';

/**
 * Words of pay and of licences, with which a rewrite may not bring in what costs a reader most if it is wrong, not even
 * where the judge errs. All else that is false is left to the judge. Which sentences of ours are about such subjects,
 * the sentences say themselves: they are not offered.
 */
const PAY_OR_LICENCE_PATTERN =
  /\b(?:pay(?:s|ing|ment)?(?! \w* ?attention)|paid(?! \w* ?attention)|salar(?:y|ies|ied)|wages?|earn(?:s|ed|ings?)?|incomes?|money|bonus(?:es)?|overtime|stipends?|pensions?|lucrative|remunerat\w+|fees?|tuition|licen[cs]\w+|permits?|regist(?:er|ered|ration)|qualif\w+|certif\w+|accredit\w+|authoris\w+|chartered|vett(?:ed|ing)|clearance|exams?|examinations?|degrees?|diplomas?|doctorates?|(?:bachelor|master)[’']s)\b/i;

/** Minimum and maximum length of a rewrite, as multiples of the number of words of the sentence that it replaces. */
const MIN_LENGTH_SHARE = 0.4;
const MAX_LENGTH_SHARE = 2;
/** Number of words by which a rewrite may always be longer, for very short sentences. */
const EXTRA_WORDS = 6;
/** The minimum share of a rewrite's words that our own English texts use too. Another language has fewer. */
const MIN_ENGLISH_SHARE = 0.6;
/** The characters of plain English, without digits or other numerals, currency signs, markup or brackets. */
const ALLOWED_CHARACTERS = /^(?!.*\p{N})[\p{Script=Latin}\p{M} .,;:!?'’‘"“”–—-]*$/u;
const ADDRESS_PATTERN = /\b(?:https?|www)\b|\p{L}[.:]\p{L}/iu;
const CAPITALISED_WORD_PATTERN = /(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]*/gu;
const SENTENCE_START_PATTERN = /(?:^|[.!?:]["”’]?\s+|["“‘])$/;

/** Words with a capital that name nobody: "I" and the days of the week. */
const NO_NAME_PATTERN = /^(?:I(?:['’]\p{L}+)?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)$/u;

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
  const subject = PAY_OR_LICENCE_PATTERN.exec(text)?.[0];
  if (subject !== undefined && !hasWord(known, subject)) return `it is about pay or a licence: ${subject}`;
  if (!isEnglish(text)) return 'it is not English';
  const name = findName(text, known);
  return name === undefined ? null : `it has a name: ${name}`;
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

/** Returns the first word with a capital that is neither known nor begins a sentence with an ordinary word. */
function findName(text: string, known: string): string | undefined {
  return [...text.matchAll(CAPITALISED_WORD_PATTERN)]
    .filter(({ 0: word, index }) => {
      if (NO_NAME_PATTERN.test(word) || hasWord(known, word)) return false;
      const isStart = SENTENCE_START_PATTERN.test(text.slice(0, index));
      return !(isStart && (isOrdinaryWord(word) || hasWord(known, word.toLowerCase())));
    })
    .map(([word]) => word)[0];
}

function hasWord(text: string, word: string): boolean {
  return text.split(/[^\p{L}'’-]+/u).includes(word);
}

function isEnglish(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}'’]*/gu) ?? [];
  return words.filter((word) => isOrdinaryWord(word)).length >= words.length * MIN_ENGLISH_SHARE;
}

let vocabulary: ReadonlySet<string> | null = null;

/** Returns whether our own texts use a word, or another form of it, with a small letter. */
function isOrdinaryWord(word: string): boolean {
  vocabulary ??= listVocabulary();
  return vocabulary.has(toStem(word));
}

function listVocabulary(): ReadonlySet<string> {
  const texts = [
    CATEGORY_READINGS,
    PRACTICE_EXERCISES,
    REASON_COPY,
    SKILL_EXERCISES,
    STRENGTH_COPY,
    WATCH_POINTS,
    WORKPLACE_COPY,
    OCCUPATIONS.map(({ code }) => getWorkTexts(code, UK)),
  ];
  const words = JSON.stringify(texts).match(/(?<![\p{L}'’])\p{Ll}[\p{L}'’]*/gu) ?? [];
  return new Set([...words, ...ORDINARY_STARTS].map((word) => toStem(word)));
}

/** Returns a word without its usual beginning and endings: "complet" for both "complete" and "completing". */
function toStem(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^un(?=\p{L}{4})/u, '')
    .replace(/(?<=\p{L}{3})(?:ness|ments?|ful|less|ence|ance)$/u, '')
    .replace(/(?<=\p{L}{4})ly$/u, '')
    .replace(/(?<=\p{L}{3})(?:ions?|ing|ed|es|s|e)$/u, '')
    .replace(/(\p{L})\1$/u, '$1')
    .replace(/i$/, 'y');
}

/** Words with which sentences begin, and which seldom stand within one. */
const ORDINARY_STARTS =
  'according overall although though since perhaps given whenever wherever rather even still here there somewhere anywhere everywhere nowhere elsewhere those these this that such few both either neither what which who whose why how when where while whether unless except whichever whoever whatever whom if as at by for from in into of on over through to under until with without and but or so yet because before after during despite besides instead meanwhile otherwise likewise maybe often usually sometimes seldom always never yes no nor not you your yours they their them it its he she his her we our us a i one two ten every each any all most some many much more less least nobody nothing somebody someone something anyone anything everyone everything being having doing'.split(
    ' ',
  );

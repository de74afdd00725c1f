// Searches careers by any of their titles. It runs in browsers too, so it does not import the large tables.
import { cleanSearch } from '@bearings/contracts';
import MiniSearch, { type Options } from 'minisearch';

/**
 * Weight of a title in the search, by its kind: our own, British, American, German, French, European, of the table
 * of a country, of the British unit group, or of a job that we do not have (`near` for the nearest career, `near2` and `near3` for the next ones).
 */
const TITLE_WEIGHTS = {
  own: 1,
  gb: 0.95,
  us: 0.9,
  de: 0.9,
  fr: 0.85,
  eu: 0.8,
  local: 0.8,
  group: 0.7,
  near: 0.95,
  near2: 0.6,
  near3: 0.5,
} as const;

export type TitleKind = keyof typeof TITLE_WEIGHTS;

/**
 * A title of a career. Its id consists of the career's index, the kind of title, and the title's index within that
 * kind.
 */
export interface IndexedTitle {
  id: string;
  text: string;
}

/** Content of the search index file. */
export interface CareerIndex {
  /** The slug of each career. */
  careers: readonly string[];
  index: ReturnType<MiniSearch['toJSON']>;
}

/** A career that a search found: its position in the index, and the ids of the titles that match, best first. */
export interface CareerMatch {
  career: number;
  titleIds: string[];
}

export const toTitleId = (career: number, kind: string, index: number): string => `${career} ${kind} ${index}`;

const STOP_WORDS = new Set(
  'a an and at for in of on or the to und für der die das et de des du la le les l d en'.split(' '),
);

/** Returns the words of a text in lower case, without accents and punctuation. */
const splitWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns a word without its plural ending or the German feminine ending. */
function stemWord(word: string): string {
  if (word.length > 5 && /in(nen)?$/.test(word)) return word.replace(/in(nen)?$/, '');
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/**
 * Returns the word stems of a title or of typed text. Each is returned once, because "Koch/Köchin"
 * would otherwise count twice.
 */
const listTerms = (text: string): string[] => [
  ...new Set(
    splitWords(text)
      .filter((word) => !STOP_WORDS.has(word))
      .map(stemWord),
  ),
];

/** Options of the search index. A file must be loaded with the options that generated it. */
export const INDEX_OPTIONS: Options<IndexedTitle> = { fields: ['text'], tokenize: listTerms };

/** Words that say how somebody has a job, not which job. They are left out if no title has them. */
const QUALIFIERS = new Set(
  'junior senior trainee apprentice apprenticeship graduate qualified freelance part full time job career'.split(' '),
);

/**
 * Returns how many letters of a word in a search may be wrong: none if the word has fewer than four letters, one if it
 * has four or five, two if it has six to ten, three if it has more.
 */
const getMaxEdits = ({ length }: string): number => (length < 4 ? 0 : length < 6 ? 1 : length < 11 ? 2 : MAX_EDITS);
const MAX_EDITS = 3;

/**
 * Returns how similar a typed word is to a term of the index, at most 1. A word that only lacks letters of the term
 * gets 1. A word with a wrong letter gets less, and least if its first letter is wrong, because people rarely mistype
 * that one. A word with two or more letters more than the term gets 0, because misspellings rarely add letters.
 */
function rateSimilarity(word: string, term: string): number {
  if (word.length > term.length + 1) return 0;
  let keptCount = 0;
  for (const letter of term) if (letter === word[keptCount]) keptCount += 1;
  if (keptCount === word.length) return 1;
  return word[0] === term[0] ? 0.8 : 0.6;
}

/** Returns the kind of title that an id names. */
export const getTitleKind = (id: string): string => id.split(' ')[1] ?? '';

const getTitleWeight = (id: string): number => (TITLE_WEIGHTS as Record<string, number>)[getTitleKind(id)] ?? 1;

export interface TitleSearchOptions {
  /** Returns whether a career is searched; by default each is. */
  isSearched?: (career: number) => boolean;
  /** True if a title matches that has any word of the text. */
  matchesAnyWord?: boolean;
}

export type TitleSearch = (text: string, options?: TitleSearchOptions) => CareerMatch[];

const getCareerIndex = (titleId: string): number => Number(titleId.split(' ')[0]);

/**
 * Returns a function that finds careers by any of their titles, best first. A title matches if it has all words of the
 * text; misspellings, accents and plurals are tolerated.
 */
export function createTitleSearch(index: CareerIndex['index']): TitleSearch {
  const titles = MiniSearch.loadJS(index, INDEX_OPTIONS);
  const findTitles = (words: readonly string[], edits: number, options: TitleSearchOptions) => {
    const { isSearched, matchesAnyWord = false } = options;
    const combineWith = matchesAnyWord ? ('OR' as const) : ('AND' as const);
    // "Fire fighter" is also searched as "firefighter".
    const queries = words.length === 2 ? [words.join(' '), words.join('')] : [words.join(' ')];
    const terms = queries.flatMap(listTerms);
    return titles.search(
      { combineWith: 'OR', queries: queries.map((query) => ({ queries: [query], combineWith })) },
      {
        combineWith,
        ...(isSearched && { filter: ({ id }) => isSearched(getCareerIndex(String(id))) }),
        fuzzy: (word) => Math.min(edits, getMaxEdits(word)) || false,
        prefix: (word, position, all) => word.length > 1 && position === all.length - 1,
        boostDocument: (id, term) =>
          getTitleWeight(String(id)) * Math.max(...terms.map((word) => rateSimilarity(word, term))),
      },
    );
  };
  return (text, options = {}) => {
    const words = splitWords(cleanSearch(text));
    const plainWords = words.filter((word) => !QUALIFIERS.has(word));
    // Allows one more wrong letter at a time until a title is found, then leaves the qualifiers out.
    let found: ReturnType<typeof findTitles> = [];
    for (const sought of plainWords.length < words.length ? [words, plainWords] : [words]) {
      for (let edits = 0; edits <= MAX_EDITS && found.length === 0; edits += 1)
        found = findTitles(sought, edits, options);
    }
    const titleIdsByCareer = new Map<number, string[]>();
    for (const { id } of found) {
      const titleId = String(id);
      const career = getCareerIndex(titleId);
      titleIdsByCareer.set(career, [...(titleIdsByCareer.get(career) ?? []), titleId]);
    }
    return [...titleIdsByCareer].map(([career, titleIds]) => ({ career, titleIds }));
  };
}

/**
 * Returns a function that finds careers by any of their titles and returns their slugs, best first.
 * @param file content of the index file
 */
export function createCareerSearch(file: unknown): (text: string) => string[] {
  if (!isCareerIndex(file)) throw new Error('This is no index of careers.');
  const { careers, index } = file;
  const search = createTitleSearch(index);
  return (text) => search(text).flatMap(({ career }) => careers[career] ?? []);
}

const isCareerIndex = (file: unknown): file is CareerIndex =>
  typeof file === 'object' && file !== null && 'careers' in file && 'index' in file;

// Searches the careers library. It runs in browsers, so it does not import the large tables.
import MiniSearch, { type Options } from 'minisearch';

/**
 * Weight of a title in the search, by its kind: our own, British, American, German, French,
 * European, or of a similar job (`near`).
 */
const TITLE_WEIGHTS = { own: 1, gb: 0.95, us: 0.9, de: 0.9, fr: 0.85, eu: 0.8, near: 0.9 } as const;

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

/**
 * Returns how many letters of a word in a search may be wrong: none if the word has fewer than four letters, one if it
 * has four, two if it has five to eight, three if it has more.
 */
const getMaxEdits = ({ length }: string): number => (length < 4 ? 0 : length < 5 ? 1 : length < 9 ? 2 : MAX_EDITS);
const MAX_EDITS = 3;

/**
 * Returns how similar a typed word is to a term of the index, at most 1. A word that only lacks letters of the term
 * gets 1. A word with a wrong letter gets less, and least if its first letter is wrong, because people rarely mistype
 * that one.
 */
function rateSimilarity(word: string, term: string): number {
  let keptCount = 0;
  for (const letter of term) if (letter === word[keptCount]) keptCount += 1;
  if (keptCount === word.length) return 1;
  return word[0] === term[0] ? 0.8 : 0.6;
}

const getTitleWeight = (id: string): number => (TITLE_WEIGHTS as Record<string, number>)[id.split(' ')[1] ?? ''] ?? 1;

/**
 * Returns a function that finds careers by any of their titles and returns their slugs, best first.
 * It tolerates misspellings, accents and plurals.
 * @param file content of the index file
 */
export function createCareerSearch(file: unknown): (text: string) => string[] {
  if (!isCareerIndex(file)) throw new Error('This is no index of careers.');
  const { careers, index } = file;
  const titles = MiniSearch.loadJS(index, INDEX_OPTIONS);
  return (text) => {
    const words = splitWords(text);
    // "Fire fighter" is also searched as "firefighter".
    const queries = words.length === 2 ? [text, words.join('')] : [text];
    const terms = queries.flatMap(listTerms);
    const findMatches = (combineWith: 'AND' | 'OR', edits: number) =>
      titles.search(
        { combineWith: 'OR', queries: queries.map((query) => ({ queries: [query], combineWith })) },
        {
          combineWith,
          fuzzy: (word) => Math.min(edits, getMaxEdits(word)) || false,
          prefix: (word, index, all) => word.length > 1 && index === all.length - 1,
          boostDocument: (id, term) =>
            getTitleWeight(String(id)) * Math.max(...terms.map((word) => rateSimilarity(word, term))),
        },
      );
    // Allows one more wrong letter at a time until a title that contains all words is found. If none is found, repeats
    // this with titles that contain only some of the words.
    let found: ReturnType<typeof findMatches> = [];
    for (const combineWith of ['AND', 'OR'] as const) {
      for (let edits = 0; edits <= MAX_EDITS && found.length === 0; edits += 1) {
        found = findMatches(combineWith, edits);
      }
    }
    const bestRanks = new Map<string, number>();
    for (const { id, score } of found) {
      const slug = careers[Number(String(id).split(' ')[0])];
      if (slug !== undefined) bestRanks.set(slug, Math.max(bestRanks.get(slug) ?? 0, score));
    }
    return [...bestRanks].toSorted((a, b) => b[1] - a[1]).map(([slug]) => slug);
  };
}

const isCareerIndex = (file: unknown): file is CareerIndex =>
  typeof file === 'object' && file !== null && 'careers' in file && 'index' in file;

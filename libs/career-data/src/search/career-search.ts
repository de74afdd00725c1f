// The search of the careers library, for browsers: it imports no table.
import MiniSearch, { type Options } from 'minisearch';

/** Weight of a title by its kind: own, British, American, German, French, European, or of a similar job. */
const WEIGHTS = { own: 1, gb: 0.95, us: 0.9, de: 0.9, fr: 0.85, eu: 0.8, near: 0.6 } as const;

export type TitleKind = keyof typeof WEIGHTS;

/** A title of a career. Its id joins the career's index, the title's kind and the title's index. */
export interface IndexedTitle {
  id: string;
  text: string;
}

/** The content of the index's file. */
export interface CareerIndex {
  /** Slug of each career, and the factor of its titles' weight for its size, between 1 and 1.2. */
  careers: readonly (readonly [slug: string, size: number])[];
  index: ReturnType<MiniSearch['toJSON']>;
}

export const titleId = (career: number, kind: string, place: number): string =>
  `${career} ${kind} ${place}`;

const STOP_WORDS = new Set(
  'a an and at for in of on or the to und für der die das et de des du la le les l d en'.split(' '),
);

/** Lower case, without accents and punctuation. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Removes plural endings, and the German feminine one. */
function stemOf(word: string): string {
  if (word.length > 6 && /in(nen)?$/.test(word)) return word.replace(/in(nen)?$/, '');
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Returns each stem once, since "Koch/Köchin" would count twice. Used for titles and for typed text. */
const termsOf = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .filter((word) => !STOP_WORDS.has(word))
      .map(stemOf),
  ),
];

/** Options of the index. A file is valid only for the options that it was made with. */
export const INDEX_OPTIONS: Options<IndexedTitle> = { fields: ['text'], tokenize: termsOf };

/**
 * Returns the number of letters that may differ: none below four letters, then one, two from eight, three from
 * twelve.
 */
const allowedEdits = (word: string): number | false =>
  word.length < 4 ? false : Math.min(3, Math.floor(word.length / 4));

/**
 * Returns a function that finds careers by any title and returns their slugs, best first. It tolerates misspellings,
 * accents and plurals. @param file content of the index's file
 */
export function createCareerSearch(file: unknown): (text: string) => string[] {
  if (!isCareerIndex(file)) throw new Error('This is no index of careers.');
  const { careers, index } = file;
  const titles = MiniSearch.loadJS(index, INDEX_OPTIONS);
  const weightOf = (id: string): number => {
    const [career = '', kind = ''] = id.split(' ');
    const size = careers[Number(career)]?.[1] ?? 1;
    return (WEIGHTS as Record<string, number>)[kind] ?? size;
  };
  return (text) => {
    const words = wordsOf(text);
    // "Fire fighter" is looked for as "firefighter" too.
    const queries = words.length === 2 ? [text, words.join('')] : [text];
    const options = {
      fuzzy: allowedEdits,
      prefix: (word: string, place: number, all: string[]) =>
        word.length > 1 && place === all.length - 1,
      boostDocument: weightOf,
    };
    const find = (combineWith: 'AND' | 'OR') =>
      titles.search(
        { combineWith: 'OR', queries: queries.map((query) => ({ queries: [query], combineWith })) },
        { ...options, combineWith },
      );
    const all = find('AND');
    const found = all.length > 0 ? all : find('OR');
    const best = new Map<string, number>();
    for (const { id, score } of found) {
      const slug = careers[Number(String(id).split(' ')[0])]?.[0];
      if (slug !== undefined) best.set(slug, Math.max(best.get(slug) ?? 0, score));
    }
    return [...best].toSorted((a, b) => b[1] - a[1]).map(([slug]) => slug);
  };
}

const isCareerIndex = (file: unknown): file is CareerIndex =>
  typeof file === 'object' && file !== null && 'careers' in file && 'index' in file;

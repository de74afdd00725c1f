import { MAX_OCCUPATION_MATCHES, type OccupationMatch } from '@bearings/contracts';
import {
  EVERYDAY_TITLES,
  NEAREST_TITLES,
  OCCUPATIONS,
  unitGroupTitlesOf,
} from '@bearings/career-data';

const MAX_ALSO = 2;

interface Entry {
  code: string;
  title: Indexed;
  /** Other job titles: everyday ones first, then those of the UK unit group. */
  synonyms: Indexed[];
  employment: number;
}

interface Indexed {
  text: string;
  words: string[];
}

/** Returns the words of a text in lower case without accents and punctuation: "Café owner's" becomes cafe, owners. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function indexText(text: string): Indexed {
  return { text, words: wordsOf(text) };
}

/** Returns the other job titles of an occupation without duplicates and without those that its title contains. */
function synonymsOf(code: string, title: Indexed): Indexed[] {
  const titles = [...(EVERYDAY_TITLES[code] ?? []), ...(unitGroupTitlesOf(code)?.jobTitles ?? [])];
  return [...new Set(titles)]
    .map(indexText)
    .filter(({ words }) => !words.every((word) => title.words.includes(word)));
}

const INDEXED_OCCUPATIONS: readonly Entry[] = OCCUPATIONS.map(({ code, title: text, uk }) => {
  const title = indexText(text);
  return { code, title, synonyms: synonymsOf(code, title), employment: uk.employment ?? 0 };
});

/** Job titles for which we have no occupation, with the codes of the nearest ones. */
const INDEXED_NEAREST_TITLES = NEAREST_TITLES.flatMap(({ titles, codes }) =>
  titles.map((title) => ({ title: indexText(title), codes })),
);

/** The rank of each kind of match; a better match has a higher rank. */
const EXACT_MATCH = 4;
const WHOLE_WORDS = 3;
const WORD_STARTS = 2;
const PARTIAL_MATCH = 1;
const PART_LENGTH = 3;

type Match =
  | 0
  | typeof PARTIAL_MATCH
  | typeof WORD_STARTS
  | typeof WHOLE_WORDS
  | typeof EXACT_MATCH;

function matchOf({ words }: Indexed, sought: readonly string[]): Match {
  const every = (fits: (word: string, part: string) => boolean): boolean =>
    sought.every((part) => words.some((word) => fits(word, part)));
  if (every((word, part) => word === part)) {
    return words.length === sought.length ? EXACT_MATCH : WHOLE_WORDS;
  }
  if (every((word, part) => word.startsWith(part))) return WORD_STARTS;
  return every((word, part) => part.length >= PART_LENGTH && word.includes(part))
    ? PARTIAL_MATCH
    : 0;
}

/**
 * Returns at most eight occupations whose title or British job titles match a search, best first. Among equal matches,
 * those of an occupation's own title come first, then occupations with more people employed. A code finds only its
 * occupation. A title without an occupation finds the nearest occupations, marked as such.
 */
export function searchOccupations(query: string): OccupationMatch[] {
  const stated = INDEXED_OCCUPATIONS.find(({ code }) => code === query.trim());
  if (stated) return [{ code: stated.code, title: stated.title.text, also: [] }];
  const sought = wordsOf(query);
  if (sought.length === 0) return [];
  const found = INDEXED_OCCUPATIONS.flatMap((entry) => {
    const byTitle = matchOf(entry.title, sought);
    const matching = entry.synonyms
      .map((synonym) => ({ text: synonym.text, match: matchOf(synonym, sought) }))
      .filter(({ match }) => match > 0)
      .toSorted((a, b) => b.match - a.match);
    const bySynonym = matching[0]?.match ?? 0;
    if (byTitle === 0 && bySynonym === 0) return [];
    const score = Math.max(2 * byTitle + 1, 2 * bySynonym);
    const also = byTitle >= bySynonym ? [] : matching.map(({ text }) => text).slice(0, MAX_ALSO);
    return [{ score, entry, also }];
  });
  if (found.length === 0) return nearestTo(sought);
  return found
    .toSorted((a, b) => b.score - a.score || b.entry.employment - a.entry.employment)
    .slice(0, MAX_OCCUPATION_MATCHES)
    .map(({ entry, also }) => ({ code: entry.code, title: entry.title.text, also }));
}

function nearestTo(sought: readonly string[]): OccupationMatch[] {
  const [best] = INDEXED_NEAREST_TITLES.map((other) => ({
    ...other,
    match: matchOf(other.title, sought),
  }))
    .filter(({ match }) => match > PARTIAL_MATCH)
    .toSorted((a, b) => b.match - a.match);
  if (!best) return [];
  return best.codes.flatMap((code) =>
    INDEXED_OCCUPATIONS.filter((entry) => entry.code === code).map(({ title }) => ({
      code,
      title: title.text,
      also: [`the nearest we have to ${best.title.text}`],
    })),
  );
}

import { MAX_OCCUPATION_MATCHES, type OccupationMatch } from '@bearings/contracts';
import { EVERYDAY_TITLES, NEAREST_TITLES, OCCUPATIONS, getUnitGroupTitles } from '@bearings/career-data';

const MAX_SHOWN_SYNONYMS = 2;

interface IndexedOccupation {
  code: string;
  title: IndexedJobTitle;
  /** Other job titles: everyday ones first, then those of its unit group in the UK classification (SOC 2020). */
  synonyms: IndexedJobTitle[];
  employment: number;
}

interface IndexedJobTitle {
  text: string;
  words: string[];
}

/** Returns the words of a text in lower case without accents and punctuation: "Café owner's" becomes cafe, owners. */
function splitWords(text: string): string[] {
  const plainText = text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  return plainText.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function indexJobTitle(text: string): IndexedJobTitle {
  return { text, words: splitWords(text) };
}

/** Returns an occupation's other job titles, without duplicates and without those whose words are all in its title. */
function findSynonyms(code: string, title: IndexedJobTitle): IndexedJobTitle[] {
  const titles = [...(EVERYDAY_TITLES[code] ?? []), ...(getUnitGroupTitles(code)?.jobTitles ?? [])];
  return [...new Set(titles)]
    .map(indexJobTitle)
    .filter(({ words }) => !words.every((word) => title.words.includes(word)));
}

const INDEXED_OCCUPATIONS: readonly IndexedOccupation[] = OCCUPATIONS.map(({ code, title: text, uk }) => {
  const title = indexJobTitle(text);
  return { code, title, synonyms: findSynonyms(code, title), employment: uk.employment ?? 0 };
});

/** Job titles for which we have no occupation, with the codes of the nearest occupations. */
const TITLES_WITHOUT_OCCUPATION = NEAREST_TITLES.flatMap(({ titles, codes }) =>
  titles.map((title) => ({ title: indexJobTitle(title), codes })),
);

/** The rank of each kind of match; a better match has a higher rank. No match has the rank 0. */
const EXACT_MATCH_RANK = 4;
const WHOLE_WORDS_RANK = 3;
const WORD_STARTS_RANK = 2;
const PARTIAL_MATCH_RANK = 1;
const MIN_LENGTH_FOR_PARTIAL_MATCH = 3;

type MatchRank =
  | 0
  | typeof PARTIAL_MATCH_RANK
  | typeof WORD_STARTS_RANK
  | typeof WHOLE_WORDS_RANK
  | typeof EXACT_MATCH_RANK;

function rankMatch({ words }: IndexedJobTitle, sought: readonly string[]): MatchRank {
  const matchesEvery = (fits: (word: string, part: string) => boolean): boolean =>
    sought.every((part) => words.some((word) => fits(word, part)));
  if (matchesEvery((word, part) => word === part)) {
    return words.length === sought.length ? EXACT_MATCH_RANK : WHOLE_WORDS_RANK;
  }
  if (matchesEvery((word, part) => word.startsWith(part))) return WORD_STARTS_RANK;
  return matchesEvery((word, part) => part.length >= MIN_LENGTH_FOR_PARTIAL_MATCH && word.includes(part))
    ? PARTIAL_MATCH_RANK
    : 0;
}

/**
 * Returns at most eight occupations whose title or British job titles match a search, best first. Among equal matches,
 * those of an occupation's own title come first, then occupations with more people employed. An occupation's code finds
 * only that occupation. A job title for which we have no occupation finds the nearest occupations, marked as such.
 */
export function searchOccupations(query: string): OccupationMatch[] {
  const statedOccupation = INDEXED_OCCUPATIONS.find(({ code }) => code === query.trim());
  if (statedOccupation) return [{ code: statedOccupation.code, title: statedOccupation.title.text, also: [] }];
  const queryWords = splitWords(query);
  if (queryWords.length === 0) return [];
  const found = INDEXED_OCCUPATIONS.flatMap((entry) => {
    const titleMatch = rankMatch(entry.title, queryWords);
    const matching = entry.synonyms
      .map((synonym) => ({ text: synonym.text, match: rankMatch(synonym, queryWords) }))
      .filter(({ match }) => match > 0)
      .toSorted((a, b) => b.match - a.match);
    const synonymMatch = matching[0]?.match ?? 0;
    if (titleMatch === 0 && synonymMatch === 0) return [];
    const score = Math.max(2 * titleMatch + 1, 2 * synonymMatch);
    const alsoTitles = titleMatch >= synonymMatch ? [] : matching.map(({ text }) => text).slice(0, MAX_SHOWN_SYNONYMS);
    return [{ score, entry, also: alsoTitles }];
  });
  if (found.length === 0) return findNearestOccupations(queryWords);
  return found
    .toSorted((a, b) => b.score - a.score || b.entry.employment - a.entry.employment)
    .slice(0, MAX_OCCUPATION_MATCHES)
    .map(({ entry, also }) => ({ code: entry.code, title: entry.title.text, also }));
}

function findNearestOccupations(sought: readonly string[]): OccupationMatch[] {
  const [best] = TITLES_WITHOUT_OCCUPATION.map((other) => ({
    ...other,
    match: rankMatch(other.title, sought),
  }))
    .filter(({ match }) => match > PARTIAL_MATCH_RANK)
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

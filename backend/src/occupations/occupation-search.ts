import { MAX_OCCUPATION_MATCHES, type OccupationMatch } from '@bearings/contracts';
import { occupationByCode, OCCUPATIONS } from '@bearings/career-data';
import { createTitleSearch, getTitleKind } from '@bearings/career-data/search';
import { listIndexedTitles, makeSearchIndex } from '@bearings/career-data/search-index';

const MAX_SHOWN_SYNONYMS = 2;

interface TitleSearch {
  search: ReturnType<typeof createTitleSearch>;
  /** The text of each title, by its id. */
  texts: ReadonlyMap<string, string>;
}

let titleSearch: TitleSearch | undefined;

/** Makes the index at the first search, because it takes a few hundred milliseconds. */
function prepareSearch(): TitleSearch {
  titleSearch ??= {
    search: createTitleSearch(makeSearchIndex().index),
    texts: new Map(listIndexedTitles().map(({ id, text }) => [id, text])),
  };
  return titleSearch;
}

/**
 * Returns at most eight occupations of which a title matches a search, best first. An occupation's code finds only that
 * occupation. A job title for which we have no occupation finds the nearest occupations, marked as such.
 */
export function searchOccupations(query: string): OccupationMatch[] {
  const statedOccupation = occupationByCode(query.trim());
  if (statedOccupation) return [{ code: statedOccupation.code, title: statedOccupation.title, matchedTitles: [] }];
  const { search, texts } = prepareSearch();
  return search(query)
    .slice(0, MAX_OCCUPATION_MATCHES)
    .flatMap(({ career, titleIds }) => {
      const occupation = OCCUPATIONS[career];
      if (occupation === undefined) return [];
      return [{ code: occupation.code, title: occupation.title, matchedTitles: listShownTitles(titleIds, texts) }];
    });
}

/** Returns the other titles that matched, unless the occupation's own title matched best. */
function listShownTitles([best = '', ...others]: readonly string[], texts: TitleSearch['texts']): string[] {
  const kind = getTitleKind(best);
  if (kind === 'own') return [];
  if (kind.startsWith('near')) return [`the nearest we have to ${texts.get(best) ?? ''}`];
  const isShown = (id: string): boolean => getTitleKind(id) !== 'own' && !getTitleKind(id).startsWith('near');
  const shownTexts = [best, ...others.filter(isShown)].flatMap((id) => texts.get(id) ?? []);
  return [...new Set(shownTexts)].slice(0, MAX_SHOWN_SYNONYMS);
}

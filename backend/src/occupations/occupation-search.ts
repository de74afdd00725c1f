import { MAX_OCCUPATION_MATCHES, type OccupationMatch } from '@bearings/contracts';
import { getCommonJobTitle } from '@bearings/domain';
import { COMMON_JOB_ROWS, listRegularDealBreakers, OCCUPATIONS } from '@bearings/career-data';
import { createTitleSearch, getTitleKind, type TitleSearch } from '@bearings/career-data/search';
import { listCommonJobTitles, listIndexedTitles, makeSearchIndex } from '@bearings/career-data/search-index';

const MAX_SHOWN_SYNONYMS = 2;

interface PreparedSearch {
  search: TitleSearch;
  /** The text of each title, by its id. */
  texts: ReadonlyMap<string, string>;
}

let preparedSearch: PreparedSearch | undefined;

/** Makes the index at the first search, because it takes a few hundred milliseconds. */
function prepareSearch(): PreparedSearch {
  if (preparedSearch) return preparedSearch;
  const titles = [...listIndexedTitles(), ...listCommonJobTitles()];
  const search = createTitleSearch(makeSearchIndex(titles).index);
  preparedSearch = { search, texts: new Map(titles.map(({ id, text }) => [id, text])) };
  return preparedSearch;
}

export interface OccupationSearch {
  /** True if the common jobs outside our occupations are searched too. */
  withCommonJobs?: boolean;
  /** True if a title matches that has any word of the text, to find the nearest jobs to an unknown title. */
  matchesAnyWord?: boolean;
}

/** The jobs in the order of the index. */
const JOBS: readonly Omit<OccupationMatch, 'matchedTitles'>[] = [
  ...OCCUPATIONS.map(({ code, title }) => ({ code, title, dealBreakers: listRegularDealBreakers(code) })),
  // Common jobs are never recommended, so no deal-breaker leaves them out.
  ...COMMON_JOB_ROWS.map(({ code }) => ({ code, title: getCommonJobTitle(code), dealBreakers: [] })),
];

const isOccupation = (job: number): boolean => job < OCCUPATIONS.length;

/**
 * Returns at most eight occupations of which a title matches a search, best first. An occupation's code finds only that
 * occupation. A job title for which we have no occupation finds the nearest occupations, marked as such.
 */
export function searchOccupations(
  query: string,
  { withCommonJobs = false, matchesAnyWord = false }: OccupationSearch = {},
): OccupationMatch[] {
  const jobs = withCommonJobs ? JOBS : JOBS.slice(0, OCCUPATIONS.length);
  const statedJob = jobs.find(({ code }) => code === query.trim());
  if (statedJob) return [{ ...statedJob, matchedTitles: [] }];
  const { search, texts } = prepareSearch();
  const matches = search(query, { matchesAnyWord, ...(!withCommonJobs && { isSearched: isOccupation }) });
  return matches.slice(0, MAX_OCCUPATION_MATCHES).flatMap(({ career, titleIds }) => {
    const job = JOBS[career];
    return job === undefined ? [] : [{ ...job, matchedTitles: listShownTitles(titleIds, texts) }];
  });
}

/** Returns the other titles that matched, unless the occupation's own title matched best. */
function listShownTitles([best = '', ...others]: readonly string[], texts: PreparedSearch['texts']): string[] {
  const kind = getTitleKind(best);
  if (kind === 'own') return [];
  if (kind.startsWith('near')) return [`the nearest we have to ${texts.get(best) ?? ''}`];
  const isShown = (id: string): boolean => getTitleKind(id) !== 'own' && !getTitleKind(id).startsWith('near');
  const shownTexts = [best, ...others.filter(isShown)].flatMap((id) => texts.get(id) ?? []);
  return [...new Set(shownTexts)].slice(0, MAX_SHOWN_SYNONYMS);
}

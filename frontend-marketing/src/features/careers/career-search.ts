import indexFile from '@bearings/career-data/search-index.txt';

type Search = (text: string) => string[];

let loading: Promise<Search> | undefined;

async function fetchSearch(): Promise<Search> {
  const [{ createCareerSearch }, response] = await Promise.all([
    import(/* webpackChunkName: "career-search" */ '@bearings/career-data/search'),
    fetch(indexFile),
  ]);
  if (!response.ok) throw new Error(`The search index answers ${response.status}.`);
  return createCareerSearch(await response.json());
}

/** Fetches the search and its index, once; a failed attempt is repeated at the next call. */
export function loadCareerSearch(): Promise<Search> {
  loading ??= fetchSearch().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Returns the slugs of the careers that a text names, best first. Rejects when the index cannot be fetched. */
export const searchCareers = async (text: string): Promise<string[]> =>
  (await loadCareerSearch())(text);

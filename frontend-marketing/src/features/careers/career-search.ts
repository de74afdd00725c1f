import indexFile from '@bearings/career-data/search-index.txt';

type SearchFunction = (text: string) => string[];

let loading: Promise<SearchFunction> | undefined;

async function fetchSearch(): Promise<SearchFunction> {
  const [{ createCareerSearch }, response] = await Promise.all([
    import(/* webpackChunkName: "career-search" */ '@bearings/career-data/search'),
    fetch(indexFile),
  ]);
  if (!response.ok) throw new Error(`The search index answers ${response.status}.`);
  return createCareerSearch(await response.json());
}

/** Downloads the search code and its index once. After a failure, the next call tries again. */
export function loadCareerSearch(): Promise<SearchFunction> {
  loading ??= fetchSearch().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Returns the slugs of the careers that match a text, best match first. Rejects if the index cannot be downloaded. */
export const searchCareers = async (text: string): Promise<string[]> => (await loadCareerSearch())(text);

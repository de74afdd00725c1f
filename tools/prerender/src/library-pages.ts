import { pages, pageTo, type CareerGuide, type CareerLibrary, type CareerTrends } from '@bearings/contracts';
import { DEFAULT_COUNTRY, WORK_FIELDS } from '@bearings/domain';
import type { AppStore } from '@bearings/web';
import { calls } from 'frontend-marketing/calls';
import { ALL_SUBJECTS } from 'frontend-marketing/site-pages';

/** The API's replies about the careers library, for the default country. */
export interface LibrarySource {
  library: CareerLibrary;
  trends: CareerTrends;
  guides: readonly CareerGuide[];
  /** When the data of each career last changed, by its slug. ISO 8601 dates. */
  modified: Readonly<Record<string, string>>;
}

export interface LibraryPage {
  path: string;
  /** Name of the chunk with the page's code, from `routes.tsx` of frontend-marketing. */
  chunk: string;
  modified: string;
  /** Puts the API's replies that the page needs into the store. */
  fill: (store: AppStore) => void;
}

/** The careers whose pages every build prerenders. The pages of all other careers are prerendered separately. */
const SAMPLED_CAREERS = ['actor', 'electrician', 'lorry-driver', 'registered-nurse-adult', 'software-developer'];
const country = DEFAULT_COUNTRY;
const upsertReplies = calls.util.upsertQueryEntries;

/** Returns every page of the library. */
export function libraryPages({ library, trends, guides, modified }: LibrarySource): LibraryPage[] {
  const latestDate = Object.values(modified).toSorted().at(-1) ?? '';
  const page = (path: string, chunk: string, reply: ReturnType<typeof upsertReplies>): LibraryPage => ({
    path,
    chunk,
    modified: latestDate,
    fill: (store) => void store.dispatch(reply),
  });
  const all = upsertReplies([{ endpointName: 'careers', arg: country, value: library }]);
  return [
    page(pages.careers, 'careers', all),
    page(pages.careersWithoutDegree, 'career-collections', all),
    page(pages.careersByApprenticeship, 'career-collections', all),
    page(pages.compareCareers, 'compare-careers', all),
    page(
      pages.careerTrends,
      'career-trends',
      upsertReplies([{ endpointName: 'careerTrends', arg: undefined, value: trends }]),
    ),
    ...WORK_FIELDS.map(({ id }) => page(pageTo.careerField(id), 'career-collections', all)),
    ...ALL_SUBJECTS.map(({ id }) => page(pageTo.careerSubject(id), 'career-collections', all)),
    ...guides.map((value) => {
      const { slug } = value;
      const reply = upsertReplies([{ endpointName: 'career', arg: { slug, country }, value }]);
      return {
        ...page(pageTo.career(slug), 'career', reply),
        modified: modified[slug] ?? latestDate,
      };
    }),
  ];
}

const SAMPLED_PATHS = new Set<string>([
  pages.careers,
  pages.careersWithoutDegree,
  pages.careerTrends,
  pageTo.careerField('health'),
  pageTo.careerSubject('psychology'),
  ...SAMPLED_CAREERS.map(pageTo.career),
]);

/**
 * Returns whether every build prerenders this page. The other pages of the library, hundreds of them, are prerendered
 * separately.
 */
export const isSampledPage = ({ path }: LibraryPage): boolean => SAMPLED_PATHS.has(path);

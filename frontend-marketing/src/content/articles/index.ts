import { aiVsHuman } from './ai-vs-human-career-counselors';
import type { Article, ArticleSlug } from './article';
import { fiveSigns } from './5-signs-wrong-career';
import { hiddenJobMarket } from './hidden-job-market';
import { personalBrand } from './personal-brand-personality';
import { remoteWork } from './remote-work-personality-types';
import { salaryNegotiation } from './salary-negotiation-personality-types';
import { scienceBehindMatching } from './science-behind-personality-career-matching';

export { articleText } from './article-text';
export {
  ARTICLE_CATEGORIES,
  type Article,
  type ArticleCategory,
  type ArticleSlug,
  type Block,
  type Source,
} from './article';

/** All articles, newest first; the first one is featured. */
export const ARTICLES: readonly Article[] = [
  scienceBehindMatching,
  fiveSigns,
  remoteWork,
  salaryNegotiation,
  hiddenJobMarket,
  aiVsHuman,
  personalBrand,
];

/** The article shown for an unknown slug. */
export const DEFAULT_SLUG: ArticleSlug = scienceBehindMatching.slug;

/**
 * Returns the article of a slug, or the default one for an unknown slug. Compare the requested slug with the
 * article's own to find out whether the page is at its canonical address.
 */
export function articleBySlug(slug: string | undefined): Article {
  return ARTICLES.find((article) => article.slug === slug) ?? scienceBehindMatching;
}

import { aiVsHuman } from './ai-vs-human-career-counselors';
import type { Article, ArticleSlug } from './article';
import { fiveSignsArticle } from './5-signs-wrong-career';
import { hiddenJobMarket } from './hidden-job-market';
import { personalBrand } from './personal-brand-personality';
import { remoteWorkArticle } from './remote-work-personality-types';
import { salaryNegotiation } from './salary-negotiation-personality-types';
import { scienceBehindMatching } from './science-behind-personality-career-matching';

export { getArticleText } from './article-text';
export {
  ARTICLE_CATEGORIES,
  type Article,
  type ArticleCategory,
  type ArticleSlug,
  type Block,
  type Source,
} from './article';

/** All articles, newest first. The blog page shows the first one large. */
export const ARTICLES: readonly Article[] = [
  scienceBehindMatching,
  fiveSignsArticle,
  remoteWorkArticle,
  salaryNegotiation,
  hiddenJobMarket,
  aiVsHuman,
  personalBrand,
];

/** The slug of the article that is shown for an unknown slug. */
export const DEFAULT_SLUG: ArticleSlug = scienceBehindMatching.slug;

/**
 * Returns the article with a slug, or the default article for an unknown slug. To detect an unknown
 * slug, compare it with that of the returned article.
 */
export function findArticle(slug: string | undefined): Article {
  return ARTICLES.find((article) => article.slug === slug) ?? scienceBehindMatching;
}

import { cleanSearch } from '@bearings/contracts';
import { getArticleText, type Article, type ArticleCategory } from '../../content/articles';

export interface ArticleFilter {
  /** The category to search; undefined for all categories. */
  category?: ArticleCategory;
  /** Search words, separated by spaces. */
  search: string;
}

/** Returns a text for comparison: in lower case, without accents and with straight apostrophes. */
const normaliseText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[‘’]/g, "'")
    .toLowerCase();

const toSearchText = (article: Article) =>
  normaliseText(
    [article.title, article.subtitle, article.excerpt, article.category, ...article.tags, getArticleText(article)].join(
      '\n',
    ),
  );

/** Returns the articles of a category that contain every search word. Keeps their order. */
export function searchArticles(articles: readonly Article[], { category, search }: ArticleFilter): readonly Article[] {
  const words = normaliseText(cleanSearch(search)).split(/\s+/).filter(Boolean);
  return articles.filter((article) => {
    if (category && article.category !== category) return false;
    if (words.length === 0) return true;
    const text = toSearchText(article);
    return words.every((word) => text.includes(word));
  });
}

import { articleText, type Article, type ArticleCategory } from '../../content/articles';

export interface ArticleFilter {
  /** All categories when absent. */
  category?: ArticleCategory;
  /** Words to look for, parted by spaces. */
  search: string;
}

/** As people type when they are in a hurry: without capitals and accents, apostrophes straight. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[‘’]/g, "'")
    .toLowerCase();

const searchable = (article: Article) =>
  fold(
    [
      article.title,
      article.subtitle,
      article.excerpt,
      article.category,
      ...article.tags,
      articleText(article),
    ].join('\n'),
  );

/** The articles of a category that hold every word of the search, in the order given. */
export function searchArticles(
  articles: readonly Article[],
  { category, search }: ArticleFilter,
): readonly Article[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return articles.filter((article) => {
    if (category && article.category !== category) return false;
    if (words.length === 0) return true;
    const text = searchable(article);
    return words.every((word) => text.includes(word));
  });
}

import { countWords, readingMinutes } from '@bearings/web';
import { getArticleText, type Article } from '../../content/articles';

/** Returns the minutes needed to read an article, rounded up. */
export const estimateReadingMinutes = (article: Article): number => readingMinutes(countWords(getArticleText(article)));

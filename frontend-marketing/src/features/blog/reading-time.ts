import { countWords, readingMinutes } from '@bearings/web';
import { articleText, type Article } from '../../content/articles';

/** Returns the minutes needed to read an article, rounded up. */
export const minutesToRead = (article: Article): number =>
  readingMinutes(countWords(articleText(article)));

import type { Article } from '../../content/articles';
import { blogTexts } from './blog-texts';
import { estimateReadingMinutes } from './reading-time';

/** Formats in UTC, so that the prerendered page and every reader get the same date. */
const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Shows the date and reading time of an article. */
export function ArticleFacts({ article }: { article: Article }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <time dateTime={article.date}>{dateFormat.format(new Date(article.date))}</time>
      <span>{blogTexts.read(estimateReadingMinutes(article))}</span>
    </p>
  );
}

import { Heading } from '@bearings/ui';
import type { Source } from '../../content/articles';
import { articleTexts } from './blog-texts';

/** Lists an article's sources. */
export function ArticleSources({ sources }: { sources: readonly Source[] }) {
  return (
    <section aria-labelledby="sources">
      <Heading level={2} size="small" id="sources">
        {articleTexts.sources}
      </Heading>
      <ul className="mt-4 grid gap-2 text-sm text-muted">
        {sources.map(({ author, year, title, where }) => (
          <li key={title}>
            <span>{`${author} (${year}). `}</span>
            <cite>{title}</cite>
            <span>{`. ${where}${/[.?!]$/.test(where) ? '' : '.'}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

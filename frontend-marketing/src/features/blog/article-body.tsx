import { Prose } from '@bearings/ui';
import { toAnchor } from '../../components/anchor';
import { InlineText } from '../../components/inline-text';
import type { Block } from '../../content/articles';

/** Renders an article's blocks. */
export function ArticleBody({ blocks }: { blocks: readonly Block[] }) {
  return (
    <Prose className="text-lg [&_h2]:scroll-mt-8">
      {blocks.map((block, index) => (
        <ArticleBlock key={index} block={block} />
      ))}
    </Prose>
  );
}

function ArticleBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'h2':
      return <h2 id={toAnchor(block.text)}>{block.text}</h2>;
    case 'p':
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      );
    case 'quote':
      return (
        <blockquote>
          <InlineText text={block.text} />
        </blockquote>
      );
    case 'note':
      return (
        <aside className="rounded-lg border border-transparent bg-primary-soft p-5 text-base">
          <InlineText text={block.text} />
        </aside>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <InlineText text={item} />
            </li>
          ))}
        </ul>
      );
  }
}

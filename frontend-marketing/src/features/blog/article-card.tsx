import { pageTo } from '@bearings/contracts';
import { Badge, Card, Heading } from '@bearings/ui';
import { Link } from '@bearings/web/router';
import type { Article } from '../../content/articles';
import { ArticleFacts } from './article-facts';

/** A card with an article in a list. All of the card is a link to the article. */
export function ArticleCard({ article }: { article: Article }) {
  return (
    <Card asChild interactive className="relative flex h-full flex-col gap-3">
      <article>
        <p>
          <Badge tone="info">{article.category}</Badge>
        </p>
        <Heading level={3}>
          <Link to={pageTo.article(article.slug)} className="after:absolute after:inset-0">
            {article.title}
          </Link>
        </Heading>
        <p className="grow text-muted">{article.excerpt}</p>
        <ArticleFacts article={article} />
      </article>
    </Card>
  );
}

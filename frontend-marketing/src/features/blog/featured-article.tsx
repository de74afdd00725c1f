import { pageTo } from '@bearings/contracts';
import { Badge, Card, Eyebrow, Heading } from '@bearings/ui';
import { Link } from '@bearings/web/router';
import type { Article } from '../../content/articles';
import { OpenBookScene } from '../../scenes/open-book-scene';
import { blogTexts } from './blog-texts';
import { ArticleFacts } from './article-facts';

/** The newest article, shown large at the top of the blog page. */
export function FeaturedArticle({ article }: { article: Article }) {
  return (
    <Card
      asChild
      interactive
      padding="large"
      className="relative grid items-center gap-8 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]"
    >
      <article>
        <div className="flex flex-col gap-4">
          <Eyebrow>{blogTexts.featured}</Eyebrow>
          <Heading level={2} size="large">
            <Link to={pageTo.article(article.slug)} className="after:absolute after:inset-0">
              {article.title}
            </Link>
          </Heading>
          <p className="text-lg text-muted">{article.subtitle}</p>
          <div className="flex flex-wrap items-center gap-4">
            <Badge tone="info">{article.category}</Badge>
            <ArticleFacts article={article} />
          </div>
        </div>
        <div className="hidden lg:block">
          <OpenBookScene />
        </div>
      </article>
    </Card>
  );
}

import { pages, pageTo } from '@bearings/contracts';
import { Badge, Breadcrumb, Button, Card, Container, Heading, Lead, Section } from '@bearings/ui';
import { PageMeta } from '@bearings/web';
import { Link, Navigate, useParams } from '@bearings/web/router';
import { PageContents } from '../../components/page-contents';
import { StructuredData } from '../../components/structured-data';
import { findArticle, type Article } from '../../content/articles';
import { ArticleBody } from './article-body';
import { ArticleCard } from './article-card';
import { ArticleFacts } from './article-facts';
import { ArticleSources } from './article-sources';
import { getSharedPicturePath } from '../../pictures/shared-picture';
import { ArticleScene } from '../../scenes/articles/article-scene';
import { describeArticle } from '../../structured-data/describe';
import { articleTexts as texts, blogTexts } from './blog-texts';

/** The page of an article. An unknown slug is redirected to the default article. */
export function ArticlePage() {
  const { slug } = useParams();
  const article = findArticle(slug);
  if (article.slug !== slug) return <Navigate to={pageTo.article(article.slug)} replace />;
  return <ArticleView article={article} />;
}

function ArticleView({ article }: { article: Article }) {
  const picture = getSharedPicturePath(article.slug);
  return (
    <>
      <Section spacing="small">
        <PageMeta
          kind="article"
          title={article.title}
          description={article.excerpt}
          path={pageTo.article(article.slug)}
          image={picture}
        />
        <StructuredData data={describeArticle(article, picture)} />
        <Container>
          <Breadcrumb
            items={[
              <Link key="blog" to={pages.blog}>
                {blogTexts.meta.title}
              </Link>,
              article.category,
            ]}
          />
          <article className="mt-6">
            <header className="grid max-w-3xl gap-5">
              <Heading level={1}>{article.title}</Heading>
              <Lead>{article.subtitle}</Lead>
              <p className="text-sm font-medium">{article.author}</p>
              <ArticleFacts article={article} />
            </header>
            <div className="mt-8">
              <ArticleScene slug={article.slug} />
            </div>
            <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] lg:gap-16">
              <PageContents label={texts.contents} titles={listHeadings(article)} />
              <div className="grid max-w-3xl gap-8">
                <ArticleBody blocks={article.body} />
                <Tags tags={article.tags} />
                <ArticleSources sources={article.sources} />
                <Card tone="tinted">
                  <Heading level={2} size="small">
                    {texts.aboutAuthor}
                  </Heading>
                  <p className="mt-2">{article.authorBio}</p>
                </Card>
              </div>
            </div>
          </article>
        </Container>
      </Section>
      <Related article={article} />
    </>
  );
}

/** Returns the section titles of an article, for its table of contents. */
const listHeadings = ({ body }: Article): string[] => body.flatMap((block) => (block.kind === 'h2' ? block.text : []));

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul aria-label={texts.tags} className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}

function Related({ article }: { article: Article }) {
  return (
    <Section tone="sunken" spacing="small" aria-labelledby="related">
      <Container>
        <Heading level={2} id="related">
          {texts.related}
        </Heading>
        <ul className="mt-6 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {article.related.map((slug) => (
            <li key={slug} className="md:last:col-span-2 lg:last:col-span-1">
              <ArticleCard article={findArticle(slug)} />
            </li>
          ))}
        </ul>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-6 border-t border-line pt-8">
          <div>
            <Heading level={2} size="small">
              {texts.start.title}
            </Heading>
            <p className="mt-1 text-muted">{texts.start.text}</p>
          </div>
          <Button asChild>
            <Link to={pages.assessment}>{texts.start.button}</Link>
          </Button>
        </div>
      </Container>
    </Section>
  );
}

import { pages } from '@bearings/contracts';
import { Container, Section } from '@bearings/ui';
import { PageMeta } from '@bearings/web';
import { SectionHead } from '../../components/section-head';
import { ArticleList } from './article-list';
import { FEED_PATH } from './feed';
import { Newsletter } from './newsletter';
import { getSharedPicturePath } from '../../pictures/shared-picture';
import { blogTexts as texts } from './blog-texts';

export function BlogPage() {
  return (
    <Section spacing="small">
      <PageMeta {...texts.meta} path={pages.blog} image={getSharedPicturePath('blog')} />
      <link rel="alternate" type="application/rss+xml" title={texts.newsletter.feed} href={FEED_PATH} />
      <Container>
        <SectionHead level={1} eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
        <div className="mt-10">
          <ArticleList />
        </div>
        <div className="mt-16">
          <Newsletter />
        </div>
      </Container>
    </Section>
  );
}

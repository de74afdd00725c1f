import { screen, within } from '@bearings/web/testing';
import { ARTICLES, DEFAULT_SLUG } from '../content/articles';
import { visit } from '../test/visit';

describe.each(ARTICLES.map((article) => [article.slug, article] as const))(
  '/blog/%s',
  (slug, article) => {
    it('shows the article with all that SPEC.md asks of it', async () => {
      const { heading } = await visit(`/blog/${slug}`);
      expect(heading).toHaveTextContent(article.title);
      expect(document.title).toBe(`${article.title} · Bearings`);
      expect(screen.getByText(article.subtitle)).toBeVisible();
      expect(screen.getByText(article.author)).toBeVisible();
      expect(screen.getByText(article.authorBio)).toBeVisible();
      expect(screen.getAllByText(/^\d min read$/)[0]).toBeVisible();
      const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
      expect(tags.map((tag) => tag.textContent)).toEqual(article.tags);
      const related = within(screen.getByRole('region', { name: 'Read next' }));
      const paths = related
        .getAllByRole('article')
        .map((each) => within(each).getByRole('link').getAttribute('href'));
      expect(paths).toEqual(article.related.map((each) => `/blog/${each}`));
      const sources = within(screen.getByRole('region', { name: 'Sources' }));
      expect(sources.getAllByRole('listitem')).toHaveLength(article.sources.length);
    });

    it('draws its marks', async () => {
      await visit(`/blog/${slug}`);
      expect(screen.getByRole('main').textContent).not.toMatch(/\*|\]\(/);
    });
  },
);

it('an unknown slug leads to the default article at its own address', async () => {
  const { router, heading } = await visit('/blog/no-such-article');
  expect(router.state.location.pathname).toBe(`/blog/${DEFAULT_SLUG}`);
  expect(heading).toHaveTextContent(ARTICLES[0]?.title ?? '');
});

it('says the day of an article as it is written, wherever the reader lives', async () => {
  await visit('/blog/hidden-job-market');
  expect(screen.getByText('13 May 2026')).toHaveAttribute('datetime', '2026-05-13');
});

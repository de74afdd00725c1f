import { screen, within } from '@bearings/web/testing';
import { findArticle, ARTICLES, DEFAULT_SLUG } from '../../content/articles';
import { visitPage } from '../../test/visit';

describe.each(ARTICLES.map((article) => [article.slug, article] as const))('the page /blog/%s', (slug, article) => {
  it('shows every part of the article, and no markup', async () => {
    const { heading } = await visitPage(`/blog/${slug}`);
    expect(heading).toHaveTextContent(article.title);
    expect(document.title).toBe(`${article.title} · Bearings`);
    expect(screen.getByText(article.subtitle)).toBeVisible();
    expect(screen.getByText(article.author)).toBeVisible();
    expect(screen.getByText(article.authorBio)).toBeVisible();
    expect(screen.getAllByText(/^\d min read$/)[0]).toBeVisible();
    const tags = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
    expect(tags.map((tag) => tag.textContent)).toEqual(article.tags);
    const relatedSection = within(screen.getByRole('region', { name: 'Read next' }));
    const paths = relatedSection
      .getAllByRole('article')
      .map((each) => within(each).getByRole('link').getAttribute('href'));
    expect(paths).toEqual(article.related.map((each) => `/blog/${each}`));
    const sources = within(screen.getByRole('region', { name: 'Sources' }));
    expect(sources.getAllByRole('listitem')).toHaveLength(article.sources.length);
    expect(screen.getByRole('main').textContent).not.toMatch(/\*|\]\(/);
  });

  it('has a table of contents whose links point to its headings', async () => {
    await visitPage(`/blog/${slug}`);
    const headings = article.body.flatMap((block) => (block.kind === 'h2' ? block.text : []));
    expect(headings.length).toBeGreaterThan(2);
    const contents = screen.getByRole('navigation', { name: 'In this article' });
    const links = [...contents.querySelectorAll('a')];
    expect(links.map((link) => link.textContent)).toEqual(headings);
    for (const link of links) {
      const heading = document.querySelector(`h2${link.hash.replace('#', '[id="')}"]`);
      expect(heading).toHaveTextContent(link.textContent);
    }
  });

  it('has a decorative drawing that screen readers ignore', async () => {
    await visitPage(`/blog/${slug}`);
    const drawing = document.querySelector('main article > div > svg');
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
    expect(drawing).toHaveAttribute('width', '760');
    expect(drawing).toHaveAttribute('height', '280');
    // Only theme colours, so that the drawing fits the light and the dark theme.
    expect(drawing?.outerHTML).not.toMatch(/#[0-9a-f]{3,6}\b|rgb/i);
  });
});

it('an unknown article address shows the default article', async () => {
  const { router, heading } = await visitPage('/blog/no-such-article');
  expect(router.state.location.pathname).toBe(`/blog/${DEFAULT_SLUG}`);
  expect(heading).toHaveTextContent(findArticle(DEFAULT_SLUG).title);
});

it('an article shows the same date in every time zone', async () => {
  await visitPage('/blog/hidden-job-market');
  expect(screen.getByText('13 May 2026')).toHaveAttribute('datetime', '2026-05-13');
});

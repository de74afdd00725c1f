import { PageMeta } from './page-meta';
import { renderPage } from './testing';

const readDescription = () => document.querySelector('meta[name="description"]')?.getAttribute('content');

test('PageMeta replaces the title and description of the previous page', async () => {
  const { visit } = renderPage(
    [
      { path: '/', element: <PageMeta description="The start." /> },
      { path: '/about', element: <PageMeta title="About" description="Who we are." noIndex /> },
    ],
    { path: '/' },
  );
  expect(document.title).toBe('Bearings · Find your career direction');
  expect(readDescription()).toBe('The start.');

  await visit('/about');
  expect(document.title).toBe('About · Bearings');
  expect(readDescription()).toBe('Who we are.');
  expect(document.querySelectorAll('title, meta[name="description"]')).toHaveLength(2);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('PageMeta with a path renders the page’s canonical URL and its Open Graph tags', () => {
  renderPage(
    [
      {
        path: '/about',
        element: <PageMeta title="About" description="Us." path="/about" image="/us.png" kind="article" />,
      },
    ],
    { path: '/about?from=somewhere' },
  );
  const property = (name: string) => document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content');
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'http://localhost/about');
  expect(property('url')).toBe('http://localhost/about');
  expect(property('type')).toBe('article');
  expect(property('image')).toBe('http://localhost/us.png');
});

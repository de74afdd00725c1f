import { PageMeta } from './page-meta';
import { renderPage } from './testing';

const described = () => document.querySelector('meta[name="description"]')?.getAttribute('content');

test('a page says its title and description, one of each', async () => {
  const { visit } = renderPage(
    [
      { path: '/', element: <PageMeta description="The start." /> },
      { path: '/about', element: <PageMeta title="About" description="Who we are." noIndex /> },
    ],
    { path: '/' },
  );
  expect(document.title).toBe('Bearings · Find your career direction');
  expect(described()).toBe('The start.');

  await visit('/about');
  expect(document.title).toBe('About · Bearings');
  expect(described()).toBe('Who we are.');
  expect(document.querySelectorAll('title, meta[name="description"]')).toHaveLength(2);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

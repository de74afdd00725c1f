import { screen, within } from '@bearings/web/testing';
import { ARTICLES, DEFAULT_SLUG } from '../content/articles';
import { visit } from '../test/visit';

const titles = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('article')
    .map((article) => within(article).getByRole('link').getAttribute('href'));

describe('the blog', () => {
  it('begins with the featured article and lists all seven', async () => {
    await visit('/blog');
    expect(screen.getByText('Featured article')).toBeVisible();
    expect(titles()).toEqual(ARTICLES.map(({ slug }) => `/blog/${slug}`));
    expect(titles()[0]).toBe(`/blog/${DEFAULT_SLUG}`);
  });

  it('has the chips of SPEC.md, which filter', async () => {
    const { user } = await visit('/blog');
    const chips = within(screen.getByRole('group', { name: 'Categories' })).getAllByRole('button');
    expect(chips.map((chip) => chip.textContent)).toEqual([
      'All',
      'Career Science',
      'Career Change',
      'Future of Work',
      'Career Growth',
      'Job Search',
      'Technology',
      'Personal Branding',
    ]);
    await user.click(screen.getByRole('button', { name: 'Job Search' }));
    expect(screen.getByRole('button', { name: 'Job Search' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(titles()).toEqual(['/blog/hidden-job-market']);
    expect(screen.getByRole('status')).toHaveTextContent('1 article');
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(titles()).toHaveLength(7);
  });

  it('finds articles by any words of title, tags and text', async () => {
    const { user } = await visit('/blog');
    const box = screen.getByRole('searchbox', { name: 'Search the articles' });
    await user.type(box, 'GRANOVETTER boston');
    expect(titles()).toEqual(['/blog/hidden-job-market']);
    await user.type(box, ' zzzz');
    expect(titles()).toEqual([]);
    await user.clear(box);
    expect(titles()).toHaveLength(7);
    // Typed as a keyboard has it, printed as a book has it.
    await user.type(box, "Holland's");
    expect(titles()).toEqual(['/blog/science-behind-personality-career-matching']);
  });

  it('says when nothing fits, and starts over', async () => {
    const { user } = await visit('/blog');
    await user.type(screen.getByRole('searchbox'), 'zzzz');
    expect(titles()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('0 articles');
    await user.click(screen.getByRole('button', { name: 'Show all articles' }));
    expect(titles()).toHaveLength(7);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('has a newsletter box that does not pretend to be open', async () => {
    const { user } = await visit('/blog');
    await user.type(screen.getByRole('textbox', { name: 'Your email' }), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText(/not open yet.*neither sent nor stored/)).toBeVisible();
  });
});

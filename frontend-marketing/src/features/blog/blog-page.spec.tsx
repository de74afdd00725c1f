import { endpoints } from '@bearings/contracts';
import { mockAndRecord, mockRefusal, screen, server, type UserEvent, within } from '@bearings/web/testing';
import { ARTICLE_CATEGORIES, ARTICLES } from '../../content/articles';
import { visitPage } from '../../test/visit';

const listArticleLinks = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('article')
    .map((article) => within(article).getByRole('link').getAttribute('href'));

describe('the list of articles', () => {
  it('begins with the featured article, and can be filtered by category', async () => {
    const { user } = await visitPage('/blog');
    expect(screen.getByText('Featured article')).toBeVisible();
    expect(listArticleLinks()).toEqual(ARTICLES.map(({ slug }) => `/blog/${slug}`));
    const chips = within(screen.getByRole('group', { name: 'Categories' })).getAllByRole('button');
    expect(chips.map((chip) => chip.textContent)).toEqual(['All', ...ARTICLE_CATEGORIES]);
    await user.click(screen.getByRole('button', { name: 'Job Search' }));
    expect(screen.getByRole('button', { name: 'Job Search' })).toHaveAttribute('aria-pressed', 'true');
    const wantedArticles = ARTICLES.filter(({ category }) => category === 'Job Search');
    expect(listArticleLinks()).toEqual(wantedArticles.map(({ slug }) => `/blog/${slug}`));
    expect(screen.getByRole('status')).toHaveTextContent(`${wantedArticles.length} article`);
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(listArticleLinks()).toHaveLength(ARTICLES.length);
  });

  it('finds articles by words in the title, tags or text', async () => {
    const { user } = await visitPage('/blog');
    const box = screen.getByRole('searchbox', { name: 'Search the articles' });
    await user.type(box, 'GRANOVETTER boston');
    expect(listArticleLinks()).toContain('/blog/hidden-job-market');
    expect(listArticleLinks().length).toBeLessThan(ARTICLES.length);
    await user.type(box, ' zzzz');
    expect(listArticleLinks()).toEqual([]);
    await user.clear(box);
    expect(listArticleLinks()).toHaveLength(ARTICLES.length);
    // The text has a curly apostrophe, but people type a straight one.
    await user.type(box, "Holland's");
    expect(listArticleLinks()).toContain('/blog/science-behind-personality-career-matching');
  });

  it('shows a message if no article matches, and a button that resets the filters', async () => {
    const { user } = await visitPage('/blog');
    await user.type(screen.getByRole('searchbox'), 'zzzz');
    expect(listArticleLinks()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('0 articles');
    await user.click(screen.getByRole('button', { name: 'Show all articles' }));
    expect(listArticleLinks()).toHaveLength(ARTICLES.length);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

describe('the newsletter form', () => {
  const pressButton = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
  async function subscribeEmail(email: string) {
    const { user } = await visitPage('/blog');
    await user.type(screen.getByRole('textbox', { name: 'Your email' }), email);
    await pressButton(user, 'Subscribe');
    return user;
  }

  it('requests a confirmation email for the typed address', async () => {
    const sentBodies = mockAndRecord(endpoints.subscribeToNewsletter, { status: 'accepted' });
    const user = await subscribeEmail(' ada@example.com');
    expect(await screen.findByText(/We've sent a link to ada@example.com/)).toBeVisible();
    expect(sentBodies).toEqual([{ email: 'ada@example.com' }]);
    await pressButton(user, 'Use another address');
    expect(screen.getByRole('textbox', { name: 'Your email' })).toHaveValue('');
  });

  it.each([
    [' ', 'Please enter your email address.'],
    ['ada at example', 'Please enter a valid email address.'],
    [
      'ada@example',
      'Please enter a valid email address. The part after the @ needs its ending, such as .com or .co.uk.',
    ],
  ])('sends no request for the address "%s"', async (email, message) => {
    await subscribeEmail(email);
    const box = screen.getByRole('textbox', { name: 'Your email' });
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription(message);
  });

  it('says that the newsletter is unavailable if the server cannot send emails', async () => {
    server.use(mockRefusal(endpoints.subscribeToNewsletter, 503, { code: 'newsletter_unavailable' }));
    await subscribeEmail('ada@example.com');
    expect(await screen.findByText('The newsletter is not open yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'RSS feed' })).toBeVisible();
  });

  it('keeps the typed address if the request fails', async () => {
    const message = 'We have sent three emails to this address within the hour.';
    server.use(mockRefusal(endpoints.subscribeToNewsletter, 429, { message }));
    await subscribeEmail('ada@example.com');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Your email' })).toHaveValue('ada@example.com');
  });
});

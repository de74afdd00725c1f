import { renderPage, screen } from '../testing';
import { createLazyPage } from './lazy-page';

const AboutPage = () => <h1>About</h1>;

describe('createLazyPage', () => {
  it('offers a retry until the page is loaded, and then does not load it again', async () => {
    let network = false;
    const loadPage = jest.fn(async () => {
      if (!network) throw new Error('Loading chunk 12 failed.');
      return AboutPage;
    });
    const { user, visit } = renderPage(
      [
        { path: '/about', lazy: createLazyPage(loadPage) },
        { path: '/', element: <p>Home</p> },
      ],
      { path: '/about' },
    );
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    expect(document.title).toMatch(/out of reach/);

    await user.click(retry);
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();

    network = true;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();

    await visit('/');
    await visit('/about');
    expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
    expect(loadPage).toHaveBeenCalledTimes(3);
  });
});

import { renderPage, screen } from '../testing';
import { lazyPage } from './lazy-page';

const About = () => <h1>About</h1>;

describe('lazyPage', () => {
  it('renders the page after its code has been loaded', async () => {
    renderPage([{ path: '/about', lazy: lazyPage(async () => About) }], { path: '/about' });
    expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
  });

  it('offers a retry until the page is loaded, and then does not load it again', async () => {
    let network = false;
    const load = jest.fn(async () => {
      if (!network) throw new Error('Loading chunk 12 failed.');
      return About;
    });
    const { user, visit } = renderPage(
      [
        { path: '/about', lazy: lazyPage(load) },
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
    expect(load).toHaveBeenCalledTimes(3);
  });
});

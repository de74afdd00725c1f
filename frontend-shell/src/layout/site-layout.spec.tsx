import { act, screen, signIn, within } from '@bearings/web/testing';
import { renderSite } from '../test/render-site';

const links = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

const header = () => screen.findByRole('banner');

describe('the header', () => {
  it('leads everywhere, and a visitor to Sign In and Get Started', async () => {
    await renderSite('/about');
    await screen.findByRole('link', { name: 'Sign In' });
    expect(links(await header())).toEqual([
      'Bearings /',
      'Home /',
      'About /about',
      'Blog /blog',
      'Assessment /assessment',
      'Contact /contact',
      'Sign In /login',
      'Get Started /assessment',
    ]);
    expect(screen.getByRole('link', { name: 'About', current: 'page' })).toBeVisible();
  });

  it('leads somebody signed in to Dashboard and Logout, which leaves the page', async () => {
    signIn();
    await renderSite('/about');
    expect(await screen.findByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    expect(screen.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/api/logout');
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  });

  it('has a menu for small screens that opens, closes by Escape and closes on leaving', async () => {
    const { user } = await renderSite('/about');
    const open = await screen.findByRole('button', { name: 'Open the menu' });
    expect(open).toHaveAttribute('aria-expanded', 'false');
    await user.click(open);
    expect(screen.getAllByRole('link', { name: 'Contact' })).toHaveLength(2);

    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Open the menu' })).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    const [, inMenu] = screen.getAllByRole('link', { name: 'Sign In' });
    if (!inMenu) throw new Error('The menu has no link to sign in.');
    await user.click(inMenu);
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(screen.getByRole('button', { name: 'Open the menu' })).toBeVisible();
  });
});

test('the footer leads to every page that SPEC.md names', async () => {
  await renderSite('/about');
  expect(links(await screen.findByRole('contentinfo'))).toEqual([
    'How It Works /how-it-works',
    'Assessment /assessment',
    'Blog /blog',
    'About /about',
    'Help Centre /contact',
    'Privacy Policy /privacy',
    'Terms of Service /terms',
    'Refund Policy /refund',
  ]);
});

test('the first thing the keyboard meets jumps to the content', async () => {
  const { user } = await renderSite('/about');
  await header();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

test('being offline is said while it lasts', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await renderSite('/about');
  await header();
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/You are offline/)).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  online.mockRestore();
});

import { endpoints } from '@bearings/contracts';
import { screen, createSignedInUser, within, findLinkTo, setOffline, mockHeldReply } from '@bearings/web/testing';
import { renderSite } from '../test/render-site';

const listLinks = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

const findHeader = () => screen.findByRole('banner');

describe('the header', () => {
  it('has links to all sections, and Sign In and Get Started for a visitor', async () => {
    await renderSite('/about');
    await screen.findByRole('link', { name: 'Sign In' });
    expect(listLinks(await findHeader())).toEqual([
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

  it('has a link to the administration for an administrator', async () => {
    createSignedInUser({ role: 'admin' });
    await renderSite('/about');
    expect(await findLinkTo('Administration')).toBe('/admin');
  });

  it('has Dashboard and Logout for a signed-in user', async () => {
    createSignedInUser();
    await renderSite('/about');
    expect(await findLinkTo('Dashboard')).toBe('/dashboard');
    expect(screen.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/api/logout');
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  });

  it('has the links for a visitor, marked as provisional, while the session loads', async () => {
    const heldReply = mockHeldReply(endpoints.currentUser, createSignedInUser());
    await renderSite('/about');
    const link = await screen.findByRole('link', { name: 'Sign In' });
    expect(link.closest('[data-presumed]')).not.toBeNull();
    heldReply.release();
    expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect(document.querySelector('[data-presumed]')).toBeNull();
  });

  it('has a menu for small screens, which closes on Escape and on navigation', async () => {
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

describe('a page with the slim header', () => {
  it('has only one link, which leads to the previous step', async () => {
    const { user } = await renderSite('/checkout/1');
    await screen.findByRole('heading', { name: 'Checkout' });
    expect(listLinks(await findHeader())).toEqual(['Back to your preview /assessment']);
    expect(within(await findHeader()).getByText('Bearings')).toBeVisible();
    expect(within(await findHeader()).getByText('Secure checkout')).toBeVisible();
    expect(within(screen.getByRole('contentinfo')).queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Open the menu' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('link', { name: 'Back to your preview' }));
    await screen.findByRole('heading', { name: 'Assessment' });
    expect(screen.getAllByRole('link', { name: 'Contact' }).length).toBeGreaterThan(0);
  });
});

test('the footer links to every page that explains or sells the product', async () => {
  await renderSite('/about');
  expect(listLinks(await screen.findByRole('contentinfo'))).toEqual([
    'How It Works /how-it-works',
    'Assessment /assessment',
    'Careers /careers',
    'Blog /blog',
    'About /about',
    'Help Centre /contact',
    'Privacy Policy /privacy',
    'Terms of Service /terms',
    'Refund Policy /refund',
    'Accessibility /accessibility',
  ]);
});

test('the first element that the Tab key reaches is the link to the content', async () => {
  const { user } = await renderSite('/about');
  await findHeader();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

test('the offline notice is shown only while the browser is offline', async () => {
  await renderSite('/about');
  await findHeader();
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  setOffline(true);
  expect(screen.getByText(/You are offline/)).toBeVisible();
  setOffline(false);
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  jest.restoreAllMocks();
});

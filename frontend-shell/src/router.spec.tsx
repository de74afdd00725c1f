import { act, screen, signIn } from '@bearings/web/testing';
import { fakeRemotes, renderSite } from './test/render-site';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const frame = () => {
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
};

describe('an area', () => {
  it('is loaded when it is first visited, and once', async () => {
    const remotes = fakeRemotes();
    const { visit } = await renderSite('/about', remotes);
    expect(await heading('About')).toBeVisible();
    await visit('/blog/hidden-job-market');
    expect(await heading('Article')).toBeVisible();
    expect(remotes.asked).toEqual(['remotes.json', 'marketing']);
    await visit('/login');
    expect(await heading('Sign in')).toBeVisible();
    expect(remotes.asked).toEqual(['remotes.json', 'marketing', 'account']);
  });

  it('is marked as its remote, so that its styles apply', async () => {
    await renderSite('/about');
    expect((await heading('About')).closest('[data-mfe]')).toHaveAttribute('data-mfe', 'marketing');
  });

  it('that is dead costs itself only, and comes back with "Try again"', async () => {
    const remotes = fakeRemotes();
    remotes.dead.add('marketing');
    const { user, visit } = await renderSite('/about', remotes);
    expect(await heading(/out of reach/)).toBeVisible();
    frame();

    await visit('/login');
    expect(await heading('Sign in')).toBeVisible();

    await visit('/about');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await heading(/out of reach/)).toBeVisible();

    remotes.dead.clear();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await heading('About')).toBeVisible();
  });

  it('is tried again by going elsewhere and back', async () => {
    const remotes = fakeRemotes();
    remotes.dead.add('marketing');
    const { visit } = await renderSite('/about', remotes);
    expect(await heading(/out of reach/)).toBeVisible();
    await visit('/login');
    remotes.dead.clear();
    await visit('/about');
    expect(await heading('About')).toBeVisible();
  });

  it('keeps a page that crashes inside header and footer', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { visit } = await renderSite('/contact');
    expect(await heading('This page has stopped working')).toBeVisible();
    frame();
    await visit('/about');
    expect(await heading('About')).toBeVisible();
    logged.mockRestore();
  });
});

describe('an unknown path', () => {
  it.each(['/nowhere', '/blogs', '/blog/a/b', '/login/extra'])('%s is 404', async (path) => {
    await renderSite(path);
    expect(await heading('404 Page Not Found')).toBeVisible();
    expect(document.title).toBe('404 Page Not Found · Bearings');
    expect(screen.getByRole('status')).toHaveTextContent('nothing at this address');
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
    frame();
  });

  it('in a dead area is out of reach, and 404 once the area is back', async () => {
    const remotes = fakeRemotes();
    remotes.dead.add('marketing');
    const { user } = await renderSite('/blog/a/b', remotes);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    remotes.dead.clear();
    await user.click(retry);
    expect(await heading('404 Page Not Found')).toBeVisible();
  });
});

describe('/', () => {
  it('is the landing page for a visitor, without a word from account', async () => {
    const remotes = fakeRemotes();
    await renderSite('/', remotes);
    expect(await heading('Landing')).toBeVisible();
    expect(remotes.asked).not.toContain('account');
  });

  it('is the home that account brings for somebody who is signed in', async () => {
    signIn();
    await renderSite('/');
    expect((await heading('Welcome back')).closest('[data-mfe]')).toHaveAttribute(
      'data-mfe',
      'account',
    );
  });

  it('offers another try when its remote is dead', async () => {
    const remotes = fakeRemotes();
    remotes.dead.add('marketing');
    const { user } = await renderSite('/', remotes);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    frame();
    remotes.dead.clear();
    await act(() => user.click(retry));
    expect(await heading('Landing')).toBeVisible();
  });
});

describe('a change of page', () => {
  it('goes to the top and puts the focus on the new heading', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { visit } = await renderSite('/about');
    await heading('About');
    expect(scrolled).not.toHaveBeenCalled();
    await visit('/login');
    expect(await heading('Sign in')).toHaveFocus();
    expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    scrolled.mockClear();
    await visit('/login#password');
    expect(scrolled).not.toHaveBeenCalled();
    scrolled.mockRestore();
  });
});

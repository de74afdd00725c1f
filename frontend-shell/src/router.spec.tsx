import { endpoints } from '@bearings/contracts';
import { act, mockReply, fireEvent, mockRefusal, screen, server, createSignedInUser } from '@bearings/web/testing';
import { createFakeRemotes, renderSite } from './test/render-site';

const findHeading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const expectHeaderAndFooter = () => {
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
};

describe('a remote (a separately deployed front end)', () => {
  it('is loaded only once, when one of its pages is first visited', async () => {
    const remotes = createFakeRemotes();
    const { visit } = await renderSite('/about', remotes);
    expect((await findHeading('About')).closest('[data-mfe]')).toHaveAttribute('data-mfe', 'marketing');
    await visit('/blog/hidden-job-market');
    expect(await findHeading('Article')).toBeVisible();
    expect(remotes.requests).toEqual(['remotes.json', 'marketing']);
    await visit('/login');
    expect(await findHeading('Sign in')).toBeVisible();
    expect(remotes.requests).toEqual(['remotes.json', 'marketing', 'account']);
  });

  it('does not affect other remotes while it is unreachable, and loads after "Try Again"', async () => {
    const remotes = createFakeRemotes();
    remotes.unreachable.add('marketing');
    const { user, visit } = await renderSite('/about', remotes);
    expect(await findHeading(/out of reach/)).toBeVisible();
    expectHeaderAndFooter();

    await visit('/login');
    expect(await findHeading('Sign in')).toBeVisible();

    await visit('/about');
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await findHeading(/out of reach/)).toBeVisible();

    remotes.unreachable.clear();
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await findHeading('About')).toBeVisible();
  });

  it('leaves the header and footer visible if its page crashes', async () => {
    const errorSpy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { visit } = await renderSite('/contact');
    expect(await findHeading('This page has stopped working')).toBeVisible();
    expectHeaderAndFooter();
    await visit('/about');
    expect(await findHeading('About')).toBeVisible();
    errorSpy.mockRestore();
  });
});

describe('another spelling of an address', () => {
  it.each([
    ['/Login', 'Sign in', '/login'],
    ['/LOGIN/?returnTo=%2Fdashboard#password', 'Sign in', '/login?returnTo=%2Fdashboard#password'],
    ['/about//', 'About', '/about'],
    ['/about/index.html', 'About', '/about'],
    ['/Blog/Hidden-Job-Market', 'Article', '/blog/hidden-job-market'],
    ['/%41bout', 'About', '/about'],
  ])('of %s shows the page and is replaced', async (path, heading, address) => {
    const { visit, router } = await renderSite('/contact-us');
    await visit(path);
    expect(await findHeading(heading)).toBeVisible();
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe(address);
  });
});

describe('an unknown path', () => {
  it.each(['/nowhere', '/blogs', '/blog/a/b', '/login/extra'])('shows the 404 page: %s', async (path) => {
    await renderSite(path);
    expect(await findHeading('404 Page Not Found')).toBeVisible();
    expect(document.title).toBe('404 Page Not Found · Bearings');
    expect(screen.getByRole('status')).toHaveTextContent('nothing at this address');
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
    expectHeaderAndFooter();
  });

  it.each(['/%', '/%E0%A4%A', '/nowhere/%ff'])('shows the 404 page if it cannot be decoded: %s', async (path) => {
    const warnSpy = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderSite(path);
    expect(await findHeading('404 Page Not Found')).toBeVisible();
    warnSpy.mockRestore();
  });

  it('shows a retry button while the remote of its section is unreachable, and the 404 page once it is reachable', async () => {
    const remotes = createFakeRemotes();
    remotes.unreachable.add('marketing');
    const { user } = await renderSite('/blog/a/b', remotes);
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    remotes.unreachable.clear();
    await user.click(retry);
    expect(await findHeading('404 Page Not Found')).toBeVisible();
  });
});

describe('the home page', () => {
  it('is the landing page for a visitor, without loading the account remote', async () => {
    const remotes = createFakeRemotes();
    await renderSite('/', remotes);
    expect(await findHeading('Landing')).toBeVisible();
    expect(remotes.requests).not.toContain('account');
  });

  it('is never the landing page for a signed-in user, even while the session is checked', async () => {
    createSignedInUser();
    server.use(mockReply(endpoints.currentUser, () => new Promise<never>(() => undefined)));
    const remotes = createFakeRemotes();
    await renderSite('/', remotes);
    expect((await findHeading('Welcome back')).closest('[data-mfe]')).toHaveAttribute('data-mfe', 'account');
    expect(remotes.requests).toEqual(['remotes.json', 'account']);
  });

  it('is the landing page if the session has ended', async () => {
    createSignedInUser();
    server.use(mockRefusal(endpoints.currentUser, 401));
    await renderSite('/');
    expect(await findHeading('Landing')).toBeVisible();
  });

  it('offers a retry if its remote is unreachable', async () => {
    const remotes = createFakeRemotes();
    remotes.unreachable.add('marketing');
    const { user } = await renderSite('/', remotes);
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    expectHeaderAndFooter();
    remotes.unreachable.clear();
    await act(() => user.click(retry));
    expect(await findHeading('Landing')).toBeVisible();
  });
});

const readTop = (options: unknown): number =>
  typeof options === 'object' && options !== null && 'top' in options ? Number(options.top) : 0;

/** Simulates a window whose page length limits scrolling, because jsdom has no layout. */
function simulateScrollableWindow() {
  let longest = 1_000;
  const resizeCallbacks = new Set<() => void>();
  const growTo = (top: number) =>
    Object.defineProperty(window, 'scrollY', {
      value: Math.min(top, longest),
      configurable: true,
      writable: true,
    });
  growTo(0);
  jest.spyOn(window, 'scrollTo').mockImplementation((options: unknown) => void growTo(readTop(options)));
  class GrowthObserver implements ResizeObserver {
    private readonly notify: () => void;
    constructor(callback: ResizeObserverCallback) {
      this.notify = () => callback([], this);
    }
    observe() {
      resizeCallbacks.add(this.notify);
    }
    unobserve() {
      this.disconnect();
    }
    disconnect() {
      resizeCallbacks.delete(this.notify);
    }
  }
  window.ResizeObserver = GrowthObserver;
  return {
    scrollBy(top: number) {
      growTo(top);
      fireEvent.scroll(window);
    },
    growTo(length: number) {
      longest = length;
      for (const notify of resizeCallbacks) notify();
    },
  };
}

describe('navigation', () => {
  const { ResizeObserver } = window;
  afterEach(() => {
    jest.restoreAllMocks();
    window.ResizeObserver = ResizeObserver;
  });

  it('scrolls to the top and moves the focus to the new heading', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { visit } = await renderSite('/about');
    await findHeading('About');
    expect(scrolled).not.toHaveBeenCalled();
    await visit('/login');
    expect(await findHeading('Sign in')).toHaveFocus();
    expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    scrolled.mockClear();
    await visit('/login#password');
    expect(scrolled).not.toHaveBeenCalled();
    scrolled.mockRestore();
  });

  it('restores the scroll position and the focus on back and forward', async () => {
    const view = simulateScrollableWindow();
    const { user, router } = await renderSite('/about');
    await findHeading('About');
    view.scrollBy(700);
    await user.click(screen.getByRole('link', { name: 'The second link' }));
    await findHeading('Article');
    expect(window.scrollY).toBe(0);

    view.scrollBy(300);
    await act(() => router.navigate(-1));
    await findHeading('About');
    expect(window.scrollY).toBe(700);
    expect(screen.getByRole('link', { name: 'The second link' })).toHaveFocus();

    await act(() => router.navigate(1));
    expect(await findHeading('Article')).toHaveFocus();
    expect(window.scrollY).toBe(300);
  });

  it('leaves the scroll position and the focus unchanged if only the query changes', async () => {
    const { visit } = await renderSite('/about');
    await findHeading('About');
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await visit('/about?category=all');
    expect(scrolled).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
    scrolled.mockRestore();
  });

  it('restores the scroll position when the page is long enough, unless the user scrolls first', async () => {
    const view = simulateScrollableWindow();
    const { visit, router } = await renderSite('/about');
    const leavePageAt = async (top: number) => {
      view.scrollBy(top);
      await visit('/login');
      await findHeading('Sign in');
      view.growTo(100);
      await act(() => router.navigate(-1));
      await findHeading('About');
    };
    await findHeading('About');
    await leavePageAt(800);
    expect(window.scrollY).toBe(100);
    // The browser's scroll event on the short page must not replace the stored position.
    fireEvent.scroll(window);
    view.growTo(1_000);
    expect(window.scrollY).toBe(800);

    await leavePageAt(800);
    fireEvent.wheel(window);
    view.growTo(1_000);
    expect(window.scrollY).toBe(100);
  });
});

// A browser page in which many screens are opened one after another, each with a fresh state.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { BrowserState } from './fixtures';
import { stopPausing } from './paused-timers';

/** Path at which this file serves an empty document, to leave the previous screen. */
const EMPTY_PATH = '/empty-document';

export interface SharedPage {
  /**
   * Resets the page: removes mocked replies, sets the identity's storage and cookies, and restores
   * the network, viewport, colour scheme and pointer position.
   */
  reset: (identity: BrowserState | undefined) => Promise<Page>;
  close: () => Promise<void>;
}

/**
 * Opens a reusable page, because a browser context that has compiled the site's scripts loads
 * screens several times faster than a new context.
 */
export async function createSharedPage(
  browser: Browser,
  options: BrowserContextOptions & { baseURL: string },
): Promise<SharedPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const resetPage = async (identity: BrowserState | undefined): Promise<Page> => {
    // Goes offline, because the page may save a draft when it is left, and the reply would set a cookie for the
    // next screen.
    await context.setOffline(true);
    await page.route(`**${EMPTY_PATH}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Empty</title>' }),
    );
    await page.goto(EMPTY_PATH);
    await page.mouse.move(0, 0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await stopPausing(page);
    await context.clearCookies();
    await context.addCookies(identity?.cookies ?? []);
    const storedOrigin = identity?.origins.find(({ origin }) => origin === new URL(page.url()).origin);
    await page.evaluate((entries) => {
      sessionStorage.clear();
      localStorage.clear();
      for (const { name, value } of entries) localStorage.setItem(name, value);
    }, storedOrigin?.localStorage ?? []);
    if (options.viewport) await page.setViewportSize(options.viewport);
    await page.emulateMedia({ colorScheme: options.colorScheme, forcedColors: null });
    await context.setOffline(false);
    return page;
  };
  return { reset: resetPage, close: () => context.close() };
}

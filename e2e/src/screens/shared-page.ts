// One page in which many screens are opened one after another, each with a fresh browser state.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Identity } from './fixtures';
import { stopPausing } from './paused-timers';

/** An address of the site that only this file answers, with an empty document. */
const EMPTY = '/empty-document';

export interface SharedPage {
  /**
   * Returns the page with nothing of the screen before: no mocked replies, storage or cookies but
   * the identity's, on line, in the first size and look, with the pointer in the corner.
   */
  reset: (identity: Identity | undefined) => Promise<Page>;
  close: () => Promise<void>;
}

/**
 * Opens a page to be used again. A renderer that has compiled the site loads it in a fifth of the
 * processor time that a new context takes, in which everything is fetched and compiled anew.
 */
export async function createSharedPage(
  browser: Browser,
  options: BrowserContextOptions & { baseURL: string },
): Promise<SharedPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const reset = async (identity: Identity | undefined): Promise<Page> => {
    // A page that is left may save a draft, whose cookie would reach the next screen.
    await context.setOffline(true);
    await page.route(`**${EMPTY}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Empty</title>' }),
    );
    await page.goto(EMPTY);
    await page.mouse.move(0, 0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await stopPausing(page);
    await context.clearCookies();
    await context.addCookies(identity?.cookies ?? []);
    const stored = identity?.origins.find(({ origin }) => origin === new URL(page.url()).origin);
    await page.evaluate((entries) => {
      sessionStorage.clear();
      localStorage.clear();
      for (const { name, value } of entries) localStorage.setItem(name, value);
    }, stored?.localStorage ?? []);
    if (options.viewport) await page.setViewportSize(options.viewport);
    await page.emulateMedia({ colorScheme: options.colorScheme, forcedColors: null });
    await context.setOffline(false);
    return page;
  };
  return { reset, close: () => context.close() };
}

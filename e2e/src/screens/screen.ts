import type { Page } from '@playwright/test';
import type { People, Role } from './fixtures';
import { leaveReplyPending, refuseCall, type AnyMockEndpoint } from './mock-replies';
import { pauseTimers } from './paused-timers';

/** Arguments of a screen's `open`. */
export interface ScreenFixture {
  page: Page;
  people: People;
}

export interface Screen {
  /** A unique name in kebab case; screenshot files are named after it. */
  name: string;
  /**
   * CSS selector of the part of the page that axe checks; the complete page by default. It is set when the rest of the
   * page is the same as in another state, which axe checks completely, because axe takes seconds for a long page.
   */
  part?: string;
  /** The account that opens the screen; a visitor by default. */
  as?: Role;
  /** Brings the page into this state. Resolves when the state is visible. */
  open: (fixture: ScreenFixture) => Promise<void>;
  /** Further states, each reached from the previous one, which is faster than loading the page. */
  further?: readonly ScreenState[];
}

export type ScreenState = Pick<Screen, 'name' | 'open' | 'part'>;

interface ScreenOptions extends Pick<Screen, 'as' | 'part'> {
  /** A call of the API that is refused with status 500. */
  refused?: AnyMockEndpoint;
  /** A call of the API that gets no reply, so that the page stays in its loading state. */
  pending?: AnyMockEndpoint;
}

/** Returns a screen without further states. */
export function createScreen(name: string, open: Screen['open']): Screen;
export function createScreen(name: string, options: ScreenOptions, open: Screen['open']): Screen;
export function createScreen(name: string, given: ScreenOptions | Screen['open'], open?: Screen['open']): Screen {
  if (typeof given === 'function') return { name, open: given };
  if (!open) throw new Error(`Nothing opens the screen ${name}.`);
  const { refused, pending, ...options } = given;
  return {
    name,
    ...options,
    open: async (fixture) => {
      if (refused) await refuseCall(fixture.page, refused, 500);
      if (pending) await leaveReplyPending(fixture.page, pending);
      await open(fixture);
    },
  };
}

/** Returns the names of a screen and its further states, for a test title that `-g` can select. */
export const formatScreenNames = ({ name, further = [] }: Screen): string =>
  [name, ...further.map((state) => state.name)].join(', ');

/** Waits until the scripts of a page, which may be prerendered, handle input. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0);
}

/** Opens a page. Waits for a heading, until the page handles input, and for a text if one is given. */
export async function visitPage(
  page: Page,
  path: string,
  heading: string | RegExp,
  text?: string | RegExp,
): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { name: heading }).first().waitFor();
  await waitUntilInteractive(page);
  if (text) await waitForText(page, text);
}

/** Opens a page like {@link visitPage}, but pauses the page’s timers, which might make it open another page. */
export async function visitWithPausedTimers(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await pauseTimers(page);
  await visitPage(page, path, heading);
}

export const waitForText = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();

/**
 * Clicks the first button with exactly this name. If only a part of the name had to match, a button of the previous
 * page could be clicked, because that page is shown until the new one has loaded.
 */
export const pressButton = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

import type { Page } from '@playwright/test';
import type { People, Role } from './fixtures';
import { pauseTimers } from './paused-timers';

/** Arguments of a screen's `open`. */
export interface ScreenFixture {
  page: Page;
  people: People;
}

export interface Screen {
  /** Unique, in kebab case; also names the screenshot files. */
  name: string;
  /** The screen with the same elements; axe checks that one only. */
  variantOf?: string;
  /**
   * Selects the only part that differs from another, fully checked state, since axe takes seconds for a long page.
   */
  part?: string;
  /** The account that opens the screen; a visitor by default. */
  as?: Role;
  /** Puts the screen into its state; resolves when that state is visible. */
  open: (fixture: ScreenFixture) => Promise<void>;
  /** Further states, each reached from the previous one, which is faster than loading the page. */
  further?: readonly ScreenState[];
}

export type ScreenState = Pick<Screen, 'name' | 'open' | 'part'>;

type ScreenOptions = Pick<Screen, 'as' | 'part' | 'variantOf'>;

/** Returns a screen without further states. */
export function screen(name: string, open: Screen['open']): Screen;
export function screen(name: string, options: ScreenOptions, open: Screen['open']): Screen;
export function screen(
  name: string,
  given: ScreenOptions | Screen['open'],
  open?: Screen['open'],
): Screen {
  if (typeof given === 'function') return { name, open: given };
  if (!open) throw new Error(`Nothing opens the screen ${name}.`);
  return { name, ...given, open };
}

/** Returns the names of a screen's states, as the titles of tests have them for `-g`. */
export const namesOf = ({ name, further = [] }: Screen): string =>
  [name, ...further.map((state) => state.name)].join(', ');

/** Waits until a page, which may be prerendered, handles input. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0);
}

/** Opens an address and waits for a heading and until the page handles input. */
export async function visit(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { name: heading }).first().waitFor();
  await waitUntilInteractive(page);
}

/** Like {@link visit}, for a page that navigates by a timer; `runPausedTimers` starts it. */
export async function visitWithPausedTimers(
  page: Page,
  path: string,
  heading: string | RegExp,
): Promise<void> {
  await pauseTimers(page);
  await visit(page, path, heading);
}

/** Waits until a text is visible. */
export const waitForText = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).first().waitFor();

/**
 * Presses the button with exactly this name: a part of it may also match a button of the previous page, which remains
 * until the new page has loaded.
 */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

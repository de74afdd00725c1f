import type { Page } from '@playwright/test';
import type { Cast, Role } from './cast';
import { holdTimers } from './held-timers';

export interface Stage {
  page: Page;
  cast: Cast;
}

/** One screen in one state. */
export interface Screen {
  /** Unique, in kebab case: also the name of its pictures. */
  name: string;
  /** Who looks; a visitor, unless said. */
  as?: Role;
  /** Brings the screen into its state, and comes back when that is to be seen. */
  open: (stage: Stage) => Promise<void>;
}

/** Waits until a page, which may have come prerendered, takes presses. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0);
}

/** Opens an address and waits for a heading, and until the page takes presses. */
export async function visit(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { name: heading }).first().waitFor();
  await alive(page);
}

/** The same for a page that would go elsewhere by itself; `release` lets it. */
export async function visitAndHold(
  page: Page,
  path: string,
  heading: string | RegExp,
): Promise<void> {
  await holdTimers(page);
  await visit(page, path, heading);
}

/** Waits for a text. */
export const see = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).first().waitFor();

/** Presses the button with this name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();

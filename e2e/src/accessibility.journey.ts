import { expect, type Page } from '@playwright/test';
import { findAccessibilityViolations } from './screens/accessibility-violations';
import { ALL_SCREENS } from './screens/all-screens';
import { formatScreenNames, type ScreenState } from './screens/screen';
import { test } from './screens/test-fixture';
import { measureSidewaysScroll, findSmallTargets } from './screens/targets';

const WIDE_VIEWPORT = { width: 1440, height: 900 };
/** The width of a small phone, or of a desktop at 400 % zoom. */
const NARROW_VIEWPORT = { width: 320, height: 720 };

/**
 * Returns the colour scheme for each viewport: light at one and dark at the other. Screens with an odd index get them
 * the other way round. Checking both schemes at both viewports would take twice as long.
 */
const chooseColourSchemes = (index: number) =>
  index % 2 === 0 ? ({ wide: 'light', narrow: 'dark' } as const) : ({ wide: 'dark', narrow: 'light' } as const);

/** Checks the open screen at 1440 px and then at 320 px, and leaves the page at 320 px. */
async function expectAccessible(
  page: Page,
  { part }: Pick<ScreenState, 'part'>,
  { wide, narrow }: ReturnType<typeof chooseColourSchemes>,
): Promise<void> {
  await page.emulateMedia({ colorScheme: wide });
  expect(await findAccessibilityViolations(page, { part })).toEqual([]);
  await page.setViewportSize(NARROW_VIEWPORT);
  await page.emulateMedia({ colorScheme: narrow });
  expect(await measureSidewaysScroll(page)).toBe(0);
  expect(await findAccessibilityViolations(page, { part })).toEqual([]);
  expect(await findSmallTargets(page, part)).toEqual([]);
}

/** The screens that most people see. `npm test` checks only these ten. */
const KEY_SCREENS: readonly string[] = [
  'landing',
  'details',
  'quiz-first',
  'preview',
  'checkout',
  'login',
  'dashboard',
  'report',
  'plan',
  'admin-overview',
];
const missingScreens = KEY_SCREENS.filter((key) => !ALL_SCREENS.some(({ name }) => name === key));
if (missingScreens.length > 0) throw new Error(`No screen has the name ${missingScreens.join(', ')}.`);

test.describe('WCAG 2.2 AA is met at 1440 px and 320 px by', () => {
  for (const [index, screen] of ALL_SCREENS.entries()) {
    const tag = KEY_SCREENS.includes(screen.name) ? ['@smoke'] : [];
    test(formatScreenNames(screen), { tag }, async ({ showInTurn }) => {
      const fixture = await showInTurn(screen);
      await expectAccessible(fixture.page, screen, chooseColourSchemes(index));
      for (const [before, state] of (screen.further ?? []).entries()) {
        await test.step(state.name, async () => {
          await fixture.page.setViewportSize(WIDE_VIEWPORT);
          await state.open(fixture);
          await expectAccessible(fixture.page, state, chooseColourSchemes(index + before + 1));
        });
      }
    });
  }
});

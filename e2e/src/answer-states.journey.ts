import { expect, test, type Locator, type Page } from '@playwright/test';
import { tabTo } from './keyboard';
import { openStatements } from './screens/funnel-screens';

// Switches transitions off, because colours read during a transition would be wrong.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const findAnswer = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });

/** Returns the width of the focus outline in pixels; 0 when it is not painted. */
const readOutline = (radio: Locator): Promise<number> =>
  radio.evaluate((element) => {
    const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(element);
    const isPainted = outlineStyle !== 'none' && !/transparent|, 0\)$/.test(outlineColor);
    return isPainted ? parseFloat(outlineWidth) : 0;
  });

/** Returns the colours of an answer, and of the dot in it. */
const readColours = (radio: Locator): Promise<string[]> =>
  radio.evaluate((element) => {
    const { backgroundColor, borderColor, boxShadow } = getComputedStyle(element);
    const dot = element.querySelector('.ui-scale-dot');
    return [backgroundColor, borderColor, boxShadow, dot ? getComputedStyle(dot).borderColor : ''];
  });

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('arrow keys choose an answer, which gets the focus outline and is the only tab stop', async ({ page }) => {
      await openStatements(page, 20);
      const first = findAnswer(page, 'Strongly Disagree');
      await tabTo(page, first);
      for (const name of ['Disagree', 'Neutral', 'Agree']) {
        await page.keyboard.press('ArrowDown');
        await expect(findAnswer(page, name)).toBeChecked();
        await expect(findAnswer(page, name)).toBeFocused();
        await expect(findAnswer(page, name)).toHaveAttribute('tabindex', '0');
        expect(await readOutline(findAnswer(page, name))).toBeGreaterThanOrEqual(2);
      }
      expect(await readOutline(first)).toBe(0);

      await page.keyboard.press('Shift+Tab');
      await expect(page.locator('[role="radio"]:focus')).toHaveCount(0);
      await page.keyboard.press('Tab');
      await expect(findAnswer(page, 'Agree')).toBeFocused();
      expect(await readOutline(findAnswer(page, 'Agree'))).toBeGreaterThanOrEqual(2);
    });

    test('in light and dark, a hovered answer looks different from a chosen and from an unchosen one', async ({
      page,
    }) => {
      await openStatements(page, 20);
      await findAnswer(page, 'Agree').click();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await findAnswer(page, 'Disagree').hover();
        const [open, hovered, chosen] = await Promise.all(
          ['Neutral', 'Disagree', 'Agree'].map((name) => readColours(findAnswer(page, name))),
        );
        expect(hovered).not.toEqual(open);
        expect(chosen?.[0]).not.toBe(hovered?.[0]);
        expect(chosen?.[1]).not.toBe(hovered?.[1]);

        await findAnswer(page, 'Agree').hover();
        expect(await readColours(findAnswer(page, 'Agree'))).toEqual(chosen);
      }
    });
  });
}

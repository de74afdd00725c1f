import { INVENTED_PERSON, createInventedAnswers } from '@bearings/domain';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { TEST_CARDS, goToCheckout, payWithCard, skipCircumstances, waitForReport } from '../funnel';

const PICTURES_FOLDER = path.resolve(import.meta.dirname, '../../../frontend-marketing/src/pictures');
/** Widths of the pictures in pixels: 1, 1.5 and 2 times the viewport's width. */
const PICTURE_WIDTHS = [480, 720, 960];
const VIEWPORT = { width: 480, height: 600 };
/** At a quality of 75 % text stays sharp, and a picture has a few dozen kilobytes. */
const WEBP_QUALITY = 75;
const THEMES = ['light', 'dark'] as const;
const SHOWN_QUESTION = 12;
/** Space above a picture's first element, in CSS pixels. */
const TOP_MARGIN_PX = 28;

test('takes the pictures of the product that the marketing pages show', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page);
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });

  await page.goto('/assessment');
  await page.getByLabel('First name').fill(INVENTED_PERSON.firstName);
  await page.getByLabel('Last name').fill(INVENTED_PERSON.lastName);
  await page.getByLabel('Email').fill(`robin.${Date.now()}@example.org`);
  await page.getByLabel('Email').press('Enter');
  for (const [index, { score }] of createInventedAnswers().entries()) {
    const number = index + 1;
    const counter = page.getByText(`Question ${number} of 36`);
    await expect(counter).toBeVisible();
    await page.keyboard.press(String(score));
    await expect(page.getByRole('radio', { checked: true })).toBeVisible();
    if (number === SHOWN_QUESTION) await takePicture('quiz', counter);
    if (number < 36) await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await skipCircumstances(page);
  await takePicture('preview', page.getByRole('heading', { level: 1 }));

  await goToCheckout(page);
  await payWithCard(page, TEST_CARDS.good);
  await page.goto(await waitForReport(page));
  await takePicture('profile', heading('Personality Overview'));
  const first = page.getByRole('button', { name: /^1\. / });
  await first.click();
  await takePicture('careers', first);
  await page.goto('/dashboard');
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await takePicture('dashboard', page.getByRole('heading', { level: 1 }));

  /** Takes pictures of the viewport in both themes, after scrolling so that `top` is near the viewport’s upper edge. */
  async function takePicture(name: string, top: Locator): Promise<void> {
    await expect(top).toBeVisible();
    await closeToasts(page);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await page.mouse.move(0, 0);
      await top.evaluate((element, margin) => {
        const { y } = element.getBoundingClientRect();
        window.scrollTo({ top: window.scrollY + y - margin, behavior: 'instant' });
      }, TOP_MARGIN_PX);
      const y = await page.evaluate(() => window.scrollY);
      // Playwright's own screenshots have no width between the CSS pixels and the device pixels.
      for (const width of PICTURE_WIDTHS) {
        const { data } = await devTools.send('Page.captureScreenshot', {
          format: 'webp',
          quality: WEBP_QUALITY,
          clip: { x: 0, y, ...VIEWPORT, scale: width / VIEWPORT.width },
        });
        await writeFile(path.join(PICTURES_FOLDER, `${name}-${theme}-${width}.webp`), data, 'base64');
      }
    }
    await page.emulateMedia({ colorScheme: null });
  }
});

async function closeToasts(page: Page): Promise<void> {
  const close = page.getByRole('region', { name: /Notifications/ }).getByRole('button');
  for (const button of await close.all()) await button.click();
  await expect(close).toHaveCount(0);
}

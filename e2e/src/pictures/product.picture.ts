import { expect, test, type Locator, type Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CARDS, goToCheckout, payWith, waitForReport } from '../funnel';
import { SAMPLE_PERSON, sampleAnswer } from './sample-person';
import { toWebp } from './webp';

const FOLDER = path.resolve(import.meta.dirname, '../../../frontend-marketing/src/pictures');
/** In pixels: as wide as the page is in CSS pixels, half as much again, and twice. */
const WIDTHS = [480, 720, 960];
const THEMES = ['light', 'dark'] as const;
const QUESTION_SHOWN = 12;
/** CSS pixels of ground above what a picture begins with. */
const AIR = 28;

test('pictures of the product, as a made-up visitor sees it', async ({ page }) => {
  test.setTimeout(300_000);
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });

  await page.goto('/assessment');
  await page.getByLabel('First name').fill(SAMPLE_PERSON.firstName);
  await page.getByLabel('Last name').fill(SAMPLE_PERSON.lastName);
  await page.getByLabel('Email').fill(SAMPLE_PERSON.email);
  await page.getByLabel('Email').press('Enter');
  for (let number = 1; number <= 36; number += 1) {
    const counter = page.getByText(`Question ${number} of 36`);
    await expect(counter).toBeVisible();
    await page.keyboard.press(sampleAnswer(number));
    await expect(page.getByRole('radio', { checked: true })).toBeVisible();
    if (number === QUESTION_SHOWN) await takePicture('quiz', counter);
    if (number < 36) await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await takePicture('preview', heading('Your preview'));

  await goToCheckout(page);
  await payWith(page, CARDS.good);
  await page.goto(await waitForReport(page));
  await takePicture('profile', page.locator('figcaption', { hasText: 'Your twelve categories' }));
  const first = page.getByRole('button', { name: /^1\. / });
  await first.click();
  await takePicture('careers', first);
  await page.goto('/dashboard');
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await takePicture('dashboard', page.getByRole('heading', { level: 1 }));

  /** Photographs the window, both themes, with `top` just below its upper edge. */
  async function takePicture(name: string, top: Locator): Promise<void> {
    await expect(top).toBeVisible();
    await withoutToasts(page);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await page.mouse.move(0, 0);
      await top.evaluate((element, air) => {
        const { y } = element.getBoundingClientRect();
        window.scrollTo({ top: window.scrollY + y - air, behavior: 'instant' });
      }, AIR);
      const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      for (const { width, bytes } of await toWebp(page.context(), png, WIDTHS)) {
        await writeFile(path.join(FOLDER, `${name}-${theme}-${width}.webp`), bytes);
      }
    }
    await page.emulateMedia({ colorScheme: null });
  }
});

async function withoutToasts(page: Page): Promise<void> {
  const close = page.getByRole('region', { name: /Notifications/ }).getByRole('button');
  for (const button of await close.all()) await button.click();
  await expect(close).toHaveCount(0);
}

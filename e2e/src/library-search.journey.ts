import { pages } from '@bearings/contracts';
import { expect, test } from '@playwright/test';

test('the library searches for text that was typed before its scripts ran, and keeps it when one goes back', async ({
  page,
}) => {
  let runScripts = () => {};
  const isHeld = new Promise<void>((resolve) => (runScripts = resolve));
  await page.route(/\.js(\?|$)/, async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.goto(pages.careers, { waitUntil: 'domcontentloaded' });
  const field = page.getByRole('searchbox');
  await field.pressSequentially('nurse');
  runScripts();
  const titles = page.locator('main').getByRole('heading', { level: 3 });
  await expect(titles.first()).toContainText(/nurse/i);
  await expect(page).toHaveURL(/[?&]q=nurse$/);

  await titles.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /nurse/i })).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('nurse');
  await expect(titles.first()).toContainText(/nurse/i);
});

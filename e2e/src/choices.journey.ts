import { pageTo } from '@bearings/contracts';
import { expect, test, type Page } from '@playwright/test';
import { buyOwnReport } from './screens/fixtures';

async function openReport(page: Page, name: string): Promise<string> {
  const id = await buyOwnReport(page, name);
  await page.goto(pageTo.report(id));
  await expect(findButton(page, 'Not for me').first()).toBeVisible();
  return id;
}

const careers = (page: Page) => page.locator('#careers');
const rows = (page: Page) => careers(page).locator('h3 button');
const findButton = (page: Page, name: string) =>
  careers(page).getByRole('button', { name: new RegExp(`^${name} \\w`) });
const titles = (page: Page) => rows(page).allInnerTexts();
const withoutRank = (rank: string) => rank.replace(/^\d+\. /, '').trim();
const expectSaved = (page: Page) => page.waitForResponse((reply) => reply.request().method() === 'PATCH' && reply.ok());

test('a reader saves, removes, adds and compares careers by pointer, and an offline change is sent later', async ({
  page,
}) => {
  await openReport(page, 'chooses');
  const [first = '', second = ''] = (await titles(page)).map(withoutRank);
  const savedRequest = expectSaved(page);
  await findButton(page, 'Not for me').first().click();
  await expect(page.getByText(new RegExp(`^${first} is off your list\\. .* takes its place\\.$`))).toBeVisible();
  await savedRequest;
  expect((await titles(page)).map(withoutRank)).not.toContain(first);
  expect(await titles(page)).toHaveLength(10);

  await page.context().setOffline(true);
  await findButton(page, 'Save').first().click();
  await expect(page.getByText('We can’t reach the site', { exact: false })).toBeVisible();
  const sentRequest = expectSaved(page);
  await page.context().setOffline(false);
  await sentRequest;

  await page.getByRole('combobox', { name: 'Add a career of your own' }).fill('zoolog');
  await page.getByRole('option').first().click();
  await expect(page.getByText(/ is added to your list\.$/)).toBeVisible();
  await expect(careers(page).getByText('Added by you')).toBeVisible();
  for (const index of [0, 1]) {
    await rows(page).nth(index).click();
    await careers(page)
      .getByRole('checkbox', { name: /^Compare / })
      .check();
  }
  await page.getByRole('button', { name: 'Compare 2 careers' }).click();
  const comparison = page.getByRole('table', { name: 'The chosen careers side by side' });
  await expect(comparison).toBeInViewport();
  for (const edge of ['start', 'end'] as const) {
    const isCovered = await comparison.evaluate((table, block) => {
      table.scrollIntoView({ block, behavior: 'instant' });
      const tableBox = table.getBoundingClientRect();
      const bar = document.querySelector('[data-edge-bar]')?.getBoundingClientRect();
      return bar === undefined || (bar.top < tableBox.bottom && bar.bottom > tableBox.top);
    }, edge);
    expect(isCovered).toBe(false);
  }

  await page.reload();
  await expect(comparison).toBeVisible();
  await rows(page).filter({ hasText: second }).click();
  await expect(findButton(page, 'Saved').first()).toHaveAccessibleName(new RegExp(second));
  expect((await titles(page)).map(withoutRank)).not.toContain(first);
  await expect(careers(page).getByText('Added by you')).toBeVisible();
});

test('a reader saves, removes, restores, adds and compares careers by keyboard alone', async ({ page }) => {
  await openReport(page, 'types');
  const [first = ''] = (await titles(page)).map(withoutRank);
  await findButton(page, 'Not for me').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(new RegExp(`^${first} is off your list\\. .* takes its place\\.$`))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await titles(page)).map(withoutRank)).toContain(first);
  await expect(careers(page).locator('[id^="career-"]').first()).toBeFocused();

  await findButton(page, 'Save').first().focus();
  await page.keyboard.press('Space');
  await expect(findButton(page, 'Saved').first()).toBeFocused();
  await page.getByRole('combobox', { name: 'Add a career of your own' }).focus();
  await page.keyboard.type('barber');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Hairdresser is (added to|on) your list/)).toBeVisible();
  for (const index of [0, 1]) {
    await rows(page).nth(index).focus();
    await page.keyboard.press('Enter');
    await careers(page)
      .getByRole('checkbox', { name: /^Compare / })
      .focus();
    await page.keyboard.press('Space');
  }
  await page.getByRole('button', { name: 'Compare 2 careers' }).focus();
  await page.keyboard.press('Enter');
  const comparisonHeading = page.getByRole('heading', { name: 'Side by side' });
  await expect(comparisonHeading).toBeFocused();
  await page.getByRole('button', { name: 'Clear', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(comparisonHeading).toHaveCount(0);
  await expect(careers(page).locator('[id^="career-"]').first()).toBeFocused();
});

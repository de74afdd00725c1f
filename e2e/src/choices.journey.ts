import { pageTo } from '@bearings/contracts';
import { expect, test, type Page } from '@playwright/test';
import { buyOwnReport } from './screens/fixtures';

const findCareers = (page: Page) => page.locator('#careers');
const findRows = (page: Page) => findCareers(page).locator('h3 button');
const findButton = (page: Page, name: string) =>
  findCareers(page).getByRole('button', { name: new RegExp(`^${name} \\w`) });
const readTitles = (page: Page) => findRows(page).allInnerTexts();
const removeRank = (rank: string) => rank.replace(/^\d+\. /, '').trim();
const waitForSave = (page: Page) => page.waitForResponse((reply) => reply.request().method() === 'PATCH' && reply.ok());

test('a reader saves, removes, adds and compares careers by pointer, and an offline change is sent later', async ({
  page,
}) => {
  await page.goto(pageTo.report(await buyOwnReport(page, 'chooses')));
  await expect(findButton(page, 'Not for me').first()).toBeVisible();
  const [first = '', second = ''] = (await readTitles(page)).map(removeRank);
  const savedRequest = waitForSave(page);
  await findButton(page, 'Not for me').first().click();
  await expect(page.getByText(new RegExp(`^${first} is off your list\\. .* takes its place\\.$`))).toBeVisible();
  await savedRequest;
  expect((await readTitles(page)).map(removeRank)).not.toContain(first);
  expect(await readTitles(page)).toHaveLength(10);

  await page.context().setOffline(true);
  await findButton(page, 'Save').first().click();
  await expect(page.getByText('We can’t reach the site', { exact: false })).toBeVisible();
  const sentRequest = waitForSave(page);
  await page.context().setOffline(false);
  await sentRequest;

  await page.getByRole('combobox', { name: 'Add a career of your own' }).fill('zoolog');
  await page.getByRole('option').first().click();
  await expect(page.getByText(/ is added to your list\.$/)).toBeVisible();
  await expect(findCareers(page).getByText('Added by you')).toBeVisible();
  for (const index of [0, 1]) {
    await findRows(page).nth(index).click();
    await findCareers(page)
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
  await findRows(page).filter({ hasText: second }).click();
  await expect(findButton(page, 'Saved').first()).toHaveAccessibleName(new RegExp(second));
  expect((await readTitles(page)).map(removeRank)).not.toContain(first);
  await expect(findCareers(page).getByText('Added by you')).toBeVisible();
});

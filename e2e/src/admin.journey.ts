import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { BUYER } from './screens/fixtures';
import { test } from './screens/test-fixture';
import { visitPage } from './screens/screen';

test(
  'the audit lists that an administrator opened a customer’s record and downloaded the payments',
  { tag: '@smoke' },
  async ({ show }) => {
    const { page, people } = await show({
      name: 'admin-journey',
      as: 'admin',
      open: ({ page: opened }) => visitPage(opened, '/about', /./),
    });
    const { email } = people.paid;
    const { firstName, lastName } = BUYER;
    await page.getByRole('link', { name: 'Administration' }).click();
    await page.getByRole('heading', { name: 'Figures by day' }).waitFor();
    await page.getByRole('button', { name: '7 days' }).click();
    await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);

    await page.getByRole('tab', { name: 'Payments' }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill(email);
    await page.keyboard.press('Enter');
    await page.getByText('1 entry').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download as CSV/ }).click();
    await page.locator('[name=password]').fill(people.admin.password);
    await page.getByRole('button', { name: 'Confirm' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    const [header, row, ...rest] = file.trimEnd().split('\r\n');
    expect(header).toMatch(/^\uFEFF"id"/);
    expect(header).toContain('"email","firstName","lastName"');
    expect(row).toContain(`"${email}","${firstName}","${lastName}"`);
    expect(rest).toEqual([]);

    const name = `${firstName} ${lastName}`;
    await page.getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name })).toBeFocused();
    const audit = page.getByRole('table', { name: 'Audit' });
    await expect(audit.getByRole('row', { name: /Record opened/ }).first()).toContainText('Done');
    await page.goBack();
    await page.getByText('1 entry').waitFor();

    await page.getByRole('tab', { name: 'Audit' }).click();
    await page
      .getByRole('row', { name: /List downloaded.*payments.*search=yes/ })
      .first()
      .waitFor();
  },
);

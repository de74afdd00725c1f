// The country that a visitor chooses before payment is used everywhere afterwards.
import { expect } from '@playwright/test';
import { CARDS, freshEmail, goToCheckout, payWith, waitForReport } from './funnel';
import { openPreview } from './screens/fixtures';
import { visit } from './screens/screen';
import { test } from './screens/test-fixture';

const COUNTRY = 'United States';

test('the country chosen in the preview is shown in checkout, report, dashboard and administration', async ({
  page,
  show,
}) => {
  const email = freshEmail('country.chosen');
  await openPreview(page, { email, firstName: 'Ada', lastName: 'Lovelace' });
  await page.getByText('Change country, or see what that means').click();
  const choice = page.getByRole('combobox', { name: 'Country' });
  await expect(choice).toHaveText('United Kingdom');
  await choice.click();
  const stored = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
  await page.getByRole('option', { name: COUNTRY }).click();
  expect((await stored).status()).toBe(200);

  await goToCheckout(page);
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary.getByRole('definition').filter({ hasText: COUNTRY })).toBeVisible();
  await payWith(page, CARDS.good);
  const path = await waitForReport(page);

  await page.goto(path);
  await expect(page.getByRole('combobox', { name: /Country/ }).first()).toHaveText(COUNTRY);
  await page.goto('/dashboard');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveText(COUNTRY);

  const { page: admin } = await show({
    name: 'admin-country',
    as: 'admin',
    open: ({ page: opened }) => visit(opened, '/admin', /./),
  });
  await admin.getByRole('tab', { name: 'Users' }).click();
  await admin.getByRole('searchbox', { name: 'Search' }).fill(email);
  await admin.keyboard.press('Enter');
  await admin.getByText('1 entry').waitFor();
  await expect(admin.getByRole('row', { name: email })).toContainText(COUNTRY);
});

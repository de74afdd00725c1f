import { expect, test } from '@playwright/test';

test('a visitor filters the careers, opens one, compares it with others and starts the assessment', async ({
  page,
}) => {
  await page.goto('/careers');
  await page.getByRole('checkbox', { name: 'Outdoors' }).click();
  await expect(page).toHaveURL(/[?&]with=outdoors/);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Outdoors' })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Paramedic' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Bricklayer' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Bricklayer' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Show pay for' }).click();
  await page.getByRole('option', { name: 'Germany' }).click();
  await expect(page.getByRole('heading', { name: 'Pay in Germany' })).toBeVisible();
  await page.getByRole('link', { name: 'Compare these side by side' }).click();

  const table = page.getByRole('table', { name: 'The chosen careers side by side' });
  await expect(table.getByRole('columnheader', { name: 'Bricklayer' })).toBeVisible();
  await expect(table.getByText('Pay in Germany')).toBeVisible();
  await page.getByRole('button', { name: 'Take Bricklayer out' }).click();
  await expect(table.getByRole('columnheader', { name: 'Bricklayer' })).toHaveCount(0);
  await page.getByRole('link', { name: 'How would I fit?' }).first().click();
  await expect(page).toHaveURL('/assessment');
});

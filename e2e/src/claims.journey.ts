import { unverifiedClaims } from '@bearings/contracts';
import { expect, test } from '@playwright/test';

test('the demo’s landing page shows the unverified claims, which a published site leaves out', async ({ page }) => {
  await page.goto('/');
  for (const claim of Object.values(unverifiedClaims.landing)) {
    await expect(page.getByRole('main')).toContainText(claim);
  }
});

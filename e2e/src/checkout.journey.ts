import { expect, test } from '@playwright/test';
import { createFreshEmail, goToCheckout } from './funnel';
import { openPreview } from './screens/fixtures';

const PHONE_VIEWPORT = { width: 360, height: 640 };
const MAX_CARD_FIELD_BOTTOM_PX = 900;

test('a buyer on a phone finds the card field in the top 900 px and can pay with the test wallet', async ({ page }) => {
  await page.setViewportSize(PHONE_VIEWPORT);
  await openPreview(page, {
    email: createFreshEmail('wallet'),
    firstName: 'Ada',
    lastName: 'Lovelace',
  });
  // A buyer reads the preview for longer than its message stands there.
  await expect(page.getByRole('listitem').filter({ hasText: 'Assessment Completed!' })).toBeHidden();
  await goToCheckout(page);
  const footText = await page
    .getByLabel('Card number')
    .evaluate((field) => field.getBoundingClientRect().bottom + window.scrollY);
  expect(footText).toBeLessThanOrEqual(MAX_CARD_FIELD_BOTTOM_PX);
  await page.getByRole('button', { name: /Test wallet/ }).click();
  const view = page.getByRole('link', { name: /View Your Report/ });
  await view.waitFor();
  // The notice about the new account may appear later. It must not move the link that a buyer is about to tap.
  const before = await view.boundingBox();
  await page.getByText(/made an account for you/).waitFor();
  expect((await view.boundingBox())?.y).toBe(before?.y);
});

import { endpoints } from '@bearings/contracts';
import { expect, test } from '@playwright/test';
import { pauseTimers } from './screens/paused-timers';
import { createFreshEmail, goToCheckout, payWithCard, TEST_CARDS, waitForReport } from './funnel';
import { openPreview } from './screens/fixtures';

const createVisitor = (name: string) => ({
  email: createFreshEmail(name),
  firstName: 'Dorothy',
  lastName: 'Vaughan',
});

test('a visitor whose cookies are deleted at the preview keeps the answers and can buy the report', async ({
  page,
}) => {
  await openPreview(page, createVisitor('dorothy'));
  const unlock = page.getByRole('link', { name: 'Get Complete Report' }).first();
  const before = await unlock.getAttribute('href');
  const typeHeading = page.getByRole('heading', { name: /type: (Extravert|Introvert)$/ });
  const type = await typeHeading.textContent();

  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Complete Career Report' })).toBeVisible();
  await expect(unlock).not.toHaveAttribute('href', before ?? '');
  await expect(typeHeading).toHaveText(type ?? '');

  await goToCheckout(page);
  await payWithCard(page, TEST_CARDS.good);
  await waitForReport(page);
});

test('a buyer who reloads the success page before the payment is verified still gets the report', async ({
  page,
  context,
}) => {
  await openPreview(page, createVisitor('dorothy.reload'));
  await goToCheckout(page);
  const isLost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(endpoints.verifyPayment.path));
  await page.route(
    `**${endpoints.verifyPayment.path}`,
    async (route) => {
      const before = await context.cookies();
      await route.fetch();
      // The reply is lost, and with it the cookie of the buyer's new session.
      await context.clearCookies();
      await context.addCookies(before);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await payWithCard(page, TEST_CARDS.good);
  await isLost;
  await page.reload();
  const path = await waitForReport(page);
  await expect(page.getByText("We've made an account for you")).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Your profile', exact: true })).toBeVisible();
});

test('a logout deletes the answers from the browser, so that the next assessment starts empty', async ({ page }) => {
  // Prevents the automatic save one second after an answer, so that the answer is unsaved at the logout.
  await pauseTimers(page);
  const email = createFreshEmail('dorothy.out');
  const data = { ...createVisitor('dorothy'), email, password: 'a ship in harbour is safe' };
  expect((await page.request.post(endpoints.register.path, { data })).ok()).toBe(true);
  await page.goto('/assessment');
  await expect(page.getByLabel('First name')).toHaveValue('Dorothy');
  await page.getByRole('button', { name: 'Start the assessment' }).click();
  await expect(page.getByText('Question 1 of 36')).toBeVisible();
  await page.getByRole('radio', { name: 'Agree', exact: true }).click();
  const readStorage = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(await readStorage()).toContain('Dorothy');

  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect.poll(readStorage).not.toContain('Dorothy');
  const draft = page.waitForResponse(`**${endpoints.draft.path}`);
  await page.goto('/assessment');
  expect(await (await draft).text()).not.toContain('Dorothy');
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(page.getByLabel('Email')).toHaveValue('');
});

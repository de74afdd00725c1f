import { endpoints, type Assessment } from '@bearings/contracts';
import { chromium, expect, test, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillInDetails, freshEmail } from './funnel';
import { draftOf, json } from './screens/cast';

const ANSWERED = 20;

test('the browser closed after question 20 and started again goes on at 21', async ({
  baseURL,
  launchOptions,
}) => {
  const profile = await mkdtemp(path.join(tmpdir(), 'bearings-profile-'));
  const start = () => chromium.launchPersistentContext(profile, { ...launchOptions, baseURL });
  try {
    let browser = await start();
    const page = await browser.newPage();
    const person = { email: freshEmail('mary.20'), firstName: 'Mary', lastName: 'Somerville' };
    await fillInDetails(page, person);
    for (let question = 1; question <= ANSWERED; question += 1) {
      await expect(page.getByText(`Question ${question} of 36`)).toBeVisible();
      await page.keyboard.press('4');
      await expect(page.getByRole('radio', { checked: true })).toBeVisible();
      if (question < ANSWERED) await page.keyboard.press('Enter');
    }
    await page.close();
    await browser.close();

    browser = await start();
    const again = await browser.newPage();
    await again.goto('/assessment');
    await expect(again.getByText('Question 21 of 36')).toBeVisible();
    await expect(again.getByRole('radio', { checked: true })).toHaveCount(0);
    await again.getByRole('button', { name: 'Previous' }).click();
    await expect(again.getByRole('radio', { name: 'Agree', exact: true })).toBeChecked();
    await browser.close();
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
});

/** Signs somebody new in, who has answered everything and stands at the last statement. */
async function atTheEnd(page: Page, email: string): Promise<void> {
  const person = { email, firstName: 'Katherine', lastName: 'Johnson' };
  const data = { ...person, password: 'a ship in harbour is safe' };
  await json(page.request.post(endpoints.register.path, { data }));
  await json(page.request.put(endpoints.saveDraft.path, { data: draftOf(36, person) }));
  await page.goto('/assessment');
  await expect(page.getByText('Question 36 of 36')).toBeVisible();
}

/** Counts the submissions that leave the browser. */
function submissions(page: Page): () => number {
  let sent = 0;
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(endpoints.submitAssessment.path)) {
      sent += 1;
    }
  });
  return () => sent;
}

const complete = (page: Page) => page.getByRole('button', { name: 'Complete Assessment' }).click();
const preview = (page: Page) => page.getByRole('heading', { name: 'Your preview' });
const onTheServer = (page: Page): Promise<Assessment[]> =>
  json(page.request.get(endpoints.assessments.path));

test('a network cut at "Complete Assessment" loses nothing and sends once', async ({ page }) => {
  await atTheEnd(page, freshEmail('cut'));
  const sent = submissions(page);
  await page.context().setOffline(true);
  await complete(page);
  await expect(page.getByText('Your answers are safe and waiting to be sent')).toBeVisible();
  expect(sent()).toBe(0);

  await page.context().setOffline(false);
  await expect(preview(page)).toBeVisible();
  expect(sent()).toBe(1);
  expect((await onTheServer(page)).map(({ status }) => status)).toEqual(['payment_required']);
});

test('the tab closed while it waits, the next one sends it', async ({ page, context }) => {
  await atTheEnd(page, freshEmail('cut.closed'));
  await context.setOffline(true);
  await complete(page);
  await expect(page.getByText('Your answers are safe and waiting to be sent')).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const next = await context.newPage();
  const sent = submissions(next);
  await next.goto('/assessment');
  await expect(preview(next)).toBeVisible();
  expect(sent()).toBe(1);
  expect(await onTheServer(next)).toHaveLength(1);
});

test('an answer lost on its way back makes no second assessment', async ({ page }) => {
  await atTheEnd(page, freshEmail('cut.back'));
  await page.route(
    `**${endpoints.submitAssessment.path}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await complete(page);
  await expect(
    page.getByText('Failed to save assessment. Please try again.').first(),
  ).toBeVisible();
  await complete(page);
  await expect(preview(page)).toBeVisible();
  expect(await onTheServer(page)).toHaveLength(1);
});

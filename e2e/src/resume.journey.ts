import { chromium, expect, test } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFreshEmail, openAndFillDetails } from './funnel';

const ANSWERED_COUNT = 20;

test('an assessment continues at question 21 when the browser was closed after 20 answers', async ({
  baseURL,
  launchOptions,
}) => {
  const profile = await mkdtemp(path.join(tmpdir(), 'bearings-profile-'));
  const startBrowser = () => chromium.launchPersistentContext(profile, { ...launchOptions, baseURL });
  try {
    let browser = await startBrowser();
    const page = await browser.newPage();
    const person = { email: createFreshEmail('mary.20'), firstName: 'Mary', lastName: 'Somerville' };
    await openAndFillDetails(page, person);
    for (let question = 1; question <= ANSWERED_COUNT; question += 1) {
      await expect(page.getByText(`Question ${question} of 36`)).toBeVisible();
      await page.keyboard.press('4');
      await expect(page.getByRole('radio', { checked: true })).toBeVisible();
      if (question < ANSWERED_COUNT) await page.keyboard.press('Enter');
    }
    await page.close();
    await browser.close();

    browser = await startBrowser();
    const secondPage = await browser.newPage();
    await secondPage.goto('/assessment');
    await expect(secondPage.getByText('Question 21 of 36')).toBeVisible();
    await expect(secondPage.getByRole('radio', { checked: true })).toHaveCount(0);
    await secondPage.getByRole('button', { name: 'Previous' }).click();
    await expect(secondPage.getByRole('radio', { name: 'Agree', exact: true })).toBeChecked();
    await browser.close();
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
});

test('the details form adds what is typed before the scripts run to what the browser has stored', async ({
  page,
  context,
}) => {
  const visitor = { email: createFreshEmail('typed'), firstName: 'Ada', lastName: 'Lovelace' };
  await page.goto('/assessment');
  await page.getByLabel('First name').fill(visitor.firstName);
  await page.getByLabel('Last name').fill(visitor.lastName);
  await page.getByLabel('Email').fill(visitor.email);

  let releaseScripts = () => {};
  const scriptsAllowed = new Promise<void>((resolve) => (releaseScripts = resolve));
  await context.route('**/*.js', async (route) => {
    await scriptsAllowed;
    await route.continue();
  });
  // Each visit is a new page, because on a reload the browser itself fills in what was typed.
  const openDetails = async () => {
    const visit = await context.newPage();
    await visit.goto('/assessment', { waitUntil: 'commit' });
    return visit;
  };
  const second = await openDetails();
  await second.getByLabel('First name').fill('Grace');
  await second.getByLabel('Country').selectOption('NZ');
  await expect(second.getByLabel('Last name')).toHaveValue('');
  releaseScripts();

  for (const visit of [second, await openDetails()]) {
    await expect(visit.getByLabel('Last name')).toHaveValue(visitor.lastName);
    await expect(visit.getByLabel('Email')).toHaveValue(visitor.email);
    await expect(visit.getByLabel('First name')).toHaveValue('Grace');
    await expect(visit.getByLabel('Country')).toHaveValue('NZ');
  }
});

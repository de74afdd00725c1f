import { endpoints, type Assessment, type Circumstances, type Draft } from '@bearings/contracts';
import { FINER_TILES, FIRST_TILES } from '@bearings/domain';
import { expect, test, type Page } from '@playwright/test';
import { tabTo } from './keyboard';
import { readJson } from './screens/fixtures';
import { openStatements } from './screens/funnel-screens';
import { measureSidewaysScroll, findSmallTargets } from './screens/targets';

const SMALL_PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

const findHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens the circumstances step of an assessment whose 36 statements are answered. */
async function openStep(page: Page): Promise<void> {
  await openStatements(page, 36);
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await expect(findHeading(page, 'Would you like to spend a working day on this?')).toBeFocused();
}

const CHOSEN_CIRCUMSTANCES: Circumstances = {
  interests: { care: 'like', listen: 'not_for_me' },
  stage: 'fe',
  qualificationLevel: 2,
  training: '3y',
  dealBreakers: ['selling'],
};

test('a visitor completes every screen of the circumstances step by keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  await openStep(page);
  const group = (name: string) => page.getByRole('radiogroup', { name });
  await tabTo(page, group('Care for somebody who is ill').getByRole('radio', { name: 'Like' }));
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('ArrowRight');
  await expect(group('Talk somebody through a problem').getByRole('radio', { name: 'Not for me' })).toBeChecked();
  await keyboard.press('Enter');

  await expect(findHeading(page, 'Where do you stand?')).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'At school' }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^At college/ })).toBeChecked();
  await tabTo(page, page.getByRole('combobox', { name: 'Highest qualification' }));
  await keyboard.press('Enter');
  await page.getByRole('listbox').waitFor();
  const qualification = page.getByRole('option', { name: 'GCSEs 9–4, National 5s' });
  await expect(async () => {
    await keyboard.press('ArrowDown');
    await expect(qualification).toBeFocused({ timeout: 3_000 });
  }).toPass();
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: 'As little as possible' }));
  // Wait for each choice: an arrow key pressed too early would start from the same option again.
  for (const name of ['Up to a year', 'Up to three years']) {
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name })).toBeChecked();
  }
  await keyboard.press('Enter');

  await expect(findHeading(page, 'What you’ve done counts')).toBeFocused();
  await keyboard.press('Enter');

  await expect(findHeading(page, 'What won’t you do?')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Selling to strangers' }));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Next', exact: true }));
  await keyboard.press('Enter');

  await expect(findHeading(page, 'Any jobs in mind?')).toBeFocused();
  await tabTo(page, page.getByRole('combobox', { name: 'Job title' }));
  await keyboard.type('electrician');
  await page.getByRole('option').first().waitFor();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  const remove = page.getByRole('button', { name: /^Remove/ });
  await expect(remove).toHaveCount(1);
  // Selling is no part of an electrician's work, so nothing is asked.
  await expect(page.getByRole('radiogroup', { name: /^Keep/ })).toHaveCount(0);
  await tabTo(page, page.getByRole('button', { name: 'Next', exact: true }));
  await keyboard.press('Enter');

  await expect(findHeading(page, 'Would you enjoy any of these?')).toBeFocused();
  const finerTile = page.getByRole('radiogroup').first();
  await tabTo(page, finerTile.getByRole('radio').first());
  await keyboard.press('Space');
  await expect(finerTile.getByRole('radio', { name: 'Like' })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'See your preview' }));
  const submitReply = page.waitForResponse(`**${endpoints.submitAssessment.path}`);
  await keyboard.press('Enter');
  const { circumstances }: Assessment = await readJson(submitReply);
  expect(circumstances).toMatchObject(CHOSEN_CIRCUMSTANCES);
  expect(circumstances?.jobsInMind).toHaveLength(1);
  expect(FINER_TILES.filter(({ id }) => circumstances?.interests[id] === 'like')).toHaveLength(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('What your careers will take into account')).toBeVisible();
});

test('a job that a deal-breaker would leave out is asked about, answered by keyboard, and resumed', async ({
  page,
  browser,
}) => {
  const { keyboard } = page;
  await openStep(page);
  for (let at = 0; at < 3; at += 1) await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Working at heights' }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await tabTo(page, page.getByRole('combobox', { name: 'Job title' }));
  await keyboard.type('roofer');
  await page.getByRole('option', { name: 'Roofer' }).waitFor();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  const question = page.getByRole('radiogroup', { name: 'Keep “Roofer” in your list?' });
  await expect(question).toHaveAccessibleDescription(/working at heights/);
  await tabTo(page, question.getByRole('radio', { name: 'Keep it' }));
  await keyboard.press('Space');
  const kept = [{ occupation: '47-2181.00', dealBreaker: 'heights', isKept: true }];
  const readKept = async () => (await readJson<Draft>(page.request.get(endpoints.draft.path))).circumstances?.keptJobs;
  await expect.poll(readKept).toEqual(kept);
  const other = await browser.newContext({ storageState: { ...(await page.context().storageState()), origins: [] } });
  try {
    const resumed = await other.newPage();
    await resumed.goto('/assessment');
    await resumed.getByRole('button', { name: 'Complete Assessment' }).click();
    for (let at = 0; at < 3; at += 1) await resumed.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(resumed.getByRole('radio', { name: 'Keep it' })).toBeChecked();
  } finally {
    await other.close();
  }
});

test.describe('on a touch screen of 360×640 px', () => {
  test.use(SMALL_PHONE);

  test('each screen of the circumstances step begins at its top and has its Next button in view', async ({ page }) => {
    await openStep(page);
    await expect(page.getByRole('banner')).toBeHidden();
    for (const { label } of FIRST_TILES) {
      const choice = page.getByRole('radiogroup', { name: label }).getByRole('radio', { name: 'Like' });
      await choice.tap();
      await expect(choice).toBeChecked();
    }
    const nextButton = page.getByRole('button', { name: 'Next', exact: true });
    for (const title of [
      'Where do you stand?',
      'What you’ve done counts',
      'What won’t you do?',
      'Any jobs in mind?',
      'Would you enjoy any of these?',
    ]) {
      await expect(nextButton).toBeInViewport({ ratio: 1 });
      expect(await measureSidewaysScroll(page)).toBe(0);
      expect(await findSmallTargets(page)).toEqual([]);
      await nextButton.tap();
      await expect(findHeading(page, title)).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  });
});
